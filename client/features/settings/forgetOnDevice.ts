/** Removes what this browser keeps under the member's id, such as texts that were never saved. */
export function forgetOnDevice(memberId: string): void {
  try {
    for (const kept of [localStorage, sessionStorage])
      for (const key of Object.keys(kept)) if (key.includes(memberId)) kept.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
