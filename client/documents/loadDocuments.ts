import { useSyncExternalStore } from 'react';

/** Local documents and their sync: too much code for visitors, so members load it. */
type DocumentsCode = typeof import('./browserDocumentStore');

let loaded: DocumentsCode | null = null;
const listeners = new Set<() => void>();

/** After a failure the next call tries again. */
export async function loadDocuments(): Promise<void> {
  if (loaded) return;
  loaded = await import('./browserDocumentStore');
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until it has loaded. */
export const useDocumentsCode = () => useSyncExternalStore(subscribe, () => loaded);
