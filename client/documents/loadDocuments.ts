import { useSyncExternalStore } from 'react';

/** Local documents and sync. Loaded on demand, because visitors don't need it. */
type DocumentsCode = typeof import('./browserDocumentStore');

let loaded: DocumentsCode | null = null;
const listeners = new Set<() => void>();

/** Tries again after a failure. */
export async function loadDocuments(): Promise<void> {
  if (loaded) return;
  loaded = await import('./browserDocumentStore');
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until loaded. */
export const useDocumentsCode = () => useSyncExternalStore(subscribe, () => loaded);
