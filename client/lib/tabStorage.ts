import { createStorage } from './storage';

/** sessionStorage, so that two tabs don't mix texts; it survives a reload and a restored tab. */
export const tabStorage = createStorage(() => sessionStorage);

const tabTexts = ['comment', 'chatDraft', 'sessionLine', 'report', 'decision'] as const;
export type TabText = (typeof tabTexts)[number];

/** The key of a text that a member types in this tab. */
export const tabTextName = (kind: TabText, memberId: string, about: string) => `${kind}:${memberId}:${about}`;

/** Deletes the texts typed in this tab by the members for which `isIncluded` returns true. */
export function forgetTabTexts(isIncluded: (memberId: string) => boolean): void {
  for (const key of tabStorage.keys()) {
    const [kind, memberId = ''] = key.split(':');
    if (tabTexts.some((text) => text === kind) && isIncluded(memberId)) tabStorage.remove(key);
  }
}
