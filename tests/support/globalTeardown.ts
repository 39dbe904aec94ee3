import './globalSetup';

/** Jest requires a default export. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.stopTestServices?.();
}
