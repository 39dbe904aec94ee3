import './globalSetup';

/** Jest wants a default export here. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.stopTestServices?.();
}
