import { nothingStays, removeDocuments } from '../../../documents/storage/removeDocuments';

/** Deletes the member's data from this browser, including unsent texts; never rejects. */
export async function forgetOnDevice(memberId: string): Promise<void> {
  try {
    for (const kept of [localStorage, sessionStorage])
      for (const key of Object.keys(kept)) if (key.includes(memberId)) kept.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
  await removeDocuments(memberId, nothingStays).catch(() => {});
}
