import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/store';

/** The code of local documents and sync. It is loaded on demand, because visitors don't need it. */
type DocumentsCode = typeof import('./browserDocumentStore');

const loaded = createStore<DocumentsCode | null>(null);

/** Loads the code once; after a failure, the next call tries again. */
export async function loadDocuments(): Promise<void> {
  if (!loaded.read()) loaded.set(await import('./browserDocumentStore'));
}

/** The code of documents on this device; null until loaded. */
export const useDocumentsCode = () => useSyncExternalStore(loaded.subscribe, loaded.read);

/** Removes a member's documents from this device. Unsent ones are kept for the member's next sign-in. */
export async function removeTexts(memberId: string): Promise<void> {
  // Imported here, because visitors need none of this code.
  const [{ removeDocuments, keepUnsent }, { removeAllUnloadBackups }] = await Promise.all([
    import('./storage/removeDocuments'),
    import('./storage/unloadBackup'),
  ]);
  removeAllUnloadBackups(memberId);
  await removeDocuments(memberId, keepUnsent);
}
