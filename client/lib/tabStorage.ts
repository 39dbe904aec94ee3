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
  keys(): string[] {
    try {
      return Object.keys(sessionStorage);
    } catch {
      return [];
    }
  },
};

const tabTexts = ['comment', 'chatDraft', 'sessionLine', 'report', 'decision'] as const;
export type TabText = (typeof tabTexts)[number];

/** The key of a text that a member types in this tab. */
export const tabTextName = (kind: TabText, memberId: string, about: string) => `${kind}:${memberId}:${about}`;

/** Deletes the texts typed in this tab by the members for which `isIncluded` returns true. */
export function forgetTabTexts(isIncluded: (memberId: string) => boolean): void {
  for (const key of tabStorage.keys()) {
    const [kind, memberId = ''] = key.split(':');
    if (tabTexts.some((text) => text === kind) && isIncluded(memberId)) tabStorage.set(key, null);
  }
}
