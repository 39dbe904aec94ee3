import { storage } from '../ui/storage';
import { readAccessToken, tokenSubject } from './tokens';

/** Beside it the id of a member who signed out and whose documents are not removed yet. */
const prefix = 'documents-to-remove:';

/** What the server does not have stays, for its author's next sign-in. */
async function remove(memberId: string): Promise<void> {
  // Whoever signs out may not have opened a screen that loads this.
  const [{ removeDocuments, unlessSent }, { removeAllUnloadBackups }] = await Promise.all([
    import('../documents/storage/removeDocuments'),
    import('../documents/storage/unloadBackup'),
  ]);
  removeAllUnloadBackups(memberId);
  await removeDocuments(memberId, unlessSent);
  storage.remove(prefix + memberId);
}

/** Removes a member's documents from this device at sign-out: now, or, where that fails, at the app's next start. */
export function removeDocumentsOf(memberId: string): void {
  storage.set(prefix + memberId, 'signed out');
  remove(memberId).catch(() => {});
}

export function finishRemovals(): void {
  for (const key of storage.keys()) {
    const memberId = key.startsWith(prefix) ? key.slice(prefix.length) : null;
    if (memberId && memberId !== tokenSubject(readAccessToken())) remove(memberId).catch(() => {});
  }
}
