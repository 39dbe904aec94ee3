/** sessionStorage, so that two tabs don't mix texts; it survives a reload and a restored tab. */
export const tabStorage = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Null removes it. */
  set(key: string, text: string | null): void {
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      // Without storage the text lasts as long as the page.
    }
  },
};
