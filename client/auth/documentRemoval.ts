import { forgetCopies } from '../lib/memberCopies';
import { storage } from '../lib/storage';
import { forgetTabTexts } from '../lib/tabStorage';
import { readAccessToken, tokenSubject } from './tokens';

/** Followed by the id of a member who signed out and whose documents must still be removed. */
const prefix = 'documents-to-remove:';

/** Unsent documents stay, for the member's next sign-in. */
async function remove(memberId: string): Promise<void> {
  forgetCopies(memberId);
  const [{ removeDocuments, unlessSent }, { removeAllUnloadBackups }] = await Promise.all([
    import('../documents/storage/removeDocuments'),
    import('../documents/storage/unloadBackup'),
  ]);
  removeAllUnloadBackups(memberId);
  await removeDocuments(memberId, unlessSent);
  storage.remove(prefix + memberId);
}

/** Removes a member's documents at sign-out; never rejects. If it fails, the next start of the app does it. */
export async function removeDocumentsOf(memberId: string): Promise<void> {
  storage.set(prefix + memberId, 'signed out');
  await remove(memberId).catch(() => {});
}

export function finishRemovals(): void {
  for (const key of storage.keys()) {
    const memberId = key.startsWith(prefix) ? key.slice(prefix.length) : null;
    if (memberId && memberId !== tokenSubject(readAccessToken())) remove(memberId).catch(() => {});
  }
}

// The member has signed out in another tab. A sign-in that has ended by itself leaves what was typed in this one.
window.addEventListener('storage', ({ key, newValue }) => {
  if (newValue !== null && key?.startsWith(prefix)) forgetTabTexts((id) => prefix + id === key);
});
