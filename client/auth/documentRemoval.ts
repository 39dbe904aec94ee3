import { forgetCopies } from '../lib/memberCopies';
import { storage } from '../lib/storage';
import { forgetTabTexts } from '../lib/tabStorage';
import { readAccessToken, tokenSubject } from '../relay/tokens';

/** The key is this and the id of a member who signed out and whose documents must still be removed. */
const prefix = 'documents-to-remove:';

/** Removes a member's texts from the device, but for those that are unsent. */
export type RemoveTexts = (memberId: string) => Promise<void>;

async function remove(memberId: string, removeTexts: RemoveTexts): Promise<void> {
  forgetCopies(memberId);
  await removeTexts(memberId);
  storage.remove(prefix + memberId);
}

/** Removes a member's documents at sign-out; never rejects. If it fails, the next start of the app does it. */
export async function removeDocumentsOf(memberId: string, removeTexts: RemoveTexts): Promise<void> {
  storage.set(prefix + memberId, 'signed out');
  await remove(memberId, removeTexts).catch(() => {});
}

/** At the start: finishes removals that failed. A member who has signed in again meanwhile keeps theirs. */
export function finishRemovals(removeTexts: RemoveTexts): void {
  for (const key of storage.keys()) {
    const memberId = key.startsWith(prefix) ? key.slice(prefix.length) : null;
    if (memberId && memberId !== tokenSubject(readAccessToken()))
      remove(memberId, removeTexts).catch(() => {});
  }
}

/** After a sign-out in another tab. A sign-in that has ended by itself leaves what was typed in this one. */
const forgetTextsHere = ({ key, newValue }: StorageEvent) => {
  if (newValue !== null && key?.startsWith(prefix)) forgetTabTexts((id) => prefix + id === key);
};
window.addEventListener('storage', forgetTextsHere);
