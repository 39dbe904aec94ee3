import { nothingStays, removeDocuments } from '../../documents/storage/removeDocuments';

/** Deletes the member's data from this browser, including unsent texts. */
export function forgetOnDevice(memberId: string): void {
  try {
    for (const kept of [localStorage, sessionStorage])
      for (const key of Object.keys(kept)) if (key.includes(memberId)) kept.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
  removeDocuments(memberId, nothingStays).catch(() => {});
}
