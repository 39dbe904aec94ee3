import { unreachable } from '../lib/requestError';

/** The viewer in the Relay store. Loaded on demand, because visitors don't need Relay. */
export type ViewerStore = typeof import('./viewerQuery');

export async function loadViewerStore(): Promise<ViewerStore> {
  try {
    return await import('./viewerQuery');
  } catch (error) {
    // A failed import is reported as a network error, which doesn't end the sign-in.
    throw unreachable(error);
  }
}

/** Starts loading Relay early, when a visitor begins to fill in a form. */
export function prepareSignIn(): void {
  loadViewerStore().catch(() => {});
}
