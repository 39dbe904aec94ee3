import { forgetCopies } from '../lib/memberCopies';
import { storage } from '../lib/storage';
import { forgetTabTexts } from '../lib/tabStorage';
import { readAccessToken, tokenSubject } from '../relay/tokens';

/** Prefix of a storage key that ends with a member's id: they signed out, and their documents must still be removed. */
const prefix = 'documents-to-remove:';

/** Removes a member's texts from the device, except unsent ones. */
export type RemoveTexts = (memberId: string) => Promise<void>;

/** Removes the documents, and then the key that demands it. */
async function removeAndClearKey(memberId: string, removeTexts: RemoveTexts): Promise<void> {
  forgetCopies(memberId);
  await removeTexts(memberId);
  storage.remove(prefix + memberId);
}

/** Removes a member's documents at sign-out; never rejects. If it fails, the next start of the app does it. */
export async function removeDocumentsOf(memberId: string, removeTexts: RemoveTexts): Promise<void> {
  storage.set(prefix + memberId, 'signed out');
  await removeAndClearKey(memberId, removeTexts).catch(() => {});
}

/** At the start: finishes removals that failed. A member who has signed in again meanwhile keeps theirs. */
export function finishRemovals(removeTexts: RemoveTexts): void {
  for (const key of storage.keys()) {
    const memberId = key.startsWith(prefix) ? key.slice(prefix.length) : null;
    if (memberId && memberId !== tokenSubject(readAccessToken()))
      removeAndClearKey(memberId, removeTexts).catch(() => {});
  }
}

/** Removes this tab's texts when their member signs out in another tab. An expired sign-in sets no key, and keeps them. */
const onRemovalInOtherTab = ({ key, newValue }: StorageEvent) => {
  if (newValue !== null && key?.startsWith(prefix)) forgetTabTexts((id) => prefix + id === key);
};
window.addEventListener('storage', onRemovalInOtherTab);
