import { nothingStays, removeDocuments } from '../../documents/storage/removeDocuments';

/** Removes what this browser keeps of the member's, such as stories that were never sent. */
export function forgetOnDevice(memberId: string): void {
  try {
    for (const kept of [localStorage, sessionStorage])
      for (const key of Object.keys(kept)) if (key.includes(memberId)) kept.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  removeDocuments(memberId, nothingStays).catch(() => {});
}
