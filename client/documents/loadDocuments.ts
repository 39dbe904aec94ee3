import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/store';

/** Local documents and sync. Loaded on demand, because visitors don't need it. */
type DocumentsCode = typeof import('./browserDocumentStore');

const loaded = createStore<DocumentsCode | null>(null);

/** Tries again after a failure. */
export async function loadDocuments(): Promise<void> {
  if (!loaded.read()) loaded.set(await import('./browserDocumentStore'));
}

/** The code of documents on this device; null until loaded. */
export const useDocumentsCode = () => useSyncExternalStore(loaded.subscribe, loaded.read);

/** Removes a member's documents from this device. Unsent ones stay, for the member's next sign-in. */
export async function removeTexts(memberId: string): Promise<void> {
  // Visitors need none of this code.
  const [{ removeDocuments, unlessSent }, { removeAllUnloadBackups }] = await Promise.all([
    import('./storage/removeDocuments'),
    import('./storage/unloadBackup'),
  ]);
  removeAllUnloadBackups(memberId);
  await removeDocuments(memberId, unlessSent);
}
