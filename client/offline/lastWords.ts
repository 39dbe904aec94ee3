import { type Draft, type LocalStory, sameDraft } from './model';
import { written } from './syncMachine';
import type { Entry } from './syncRequest';
import { hereAgain } from './writtenUpon';

/** What was typed right before its tab was reloaded, sooner than the device's database could take it. */
export interface LastWords {
  /** The record that they were typed upon. */
  story: LocalStory;
  draft: Draft;
  /** On its way to the database at that time. */
  underWay: Draft | null;
}

/** Beyond so many characters the tab's store may be slow, and leaving the page with it. */
const most = 1_000_000;
const prefixOf = (memberId: string) => `lastWords:${memberId}:`;
const nameOf = ({ memberId, localId }: LocalStory) => prefixOf(memberId) + localId;

/** Keeps them at once, in the tab: its end waits for no database. */
export function keepLastWords(words: LastWords): void {
  try {
    const text = JSON.stringify(words);
    if (text.length <= most) sessionStorage.setItem(nameOf(words.story), text);
  } catch {
    // Full, or refused: the database may still have been fast enough.
  }
}

function inTab<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    // A browser that keeps nothing in its tabs.
    return otherwise;
  }
}

export const forgetLastWords = (story: LocalStory) =>
  inTab(() => sessionStorage.removeItem(nameOf(story)), undefined);

const namesOf = (memberId: string) =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(prefixOf(memberId)));

export const forgetAllLastWords = (memberId: string) =>
  inTab(() => {
    for (const name of namesOf(memberId)) sessionStorage.removeItem(name);
  }, undefined);

export const readLastWords = (memberId: string): LastWords[] =>
  inTab(() => namesOf(memberId).map((name) => JSON.parse(sessionStorage.getItem(name) ?? '')), []);

/** Goes on with them where the record still stands as they were typed upon. */
export function withLastWords(entry: Entry, { story, draft, underWay }: LastWords, now: number): Entry {
  const { story: kept, item } = entry;
  const isAsItWas = kept
    ? item?.action !== 'delete' &&
      (sameDraft(kept, story) || (underWay !== null && sameDraft(kept, underWay)))
    : story.id === null && story.revision === 0;
  return isAsItWas ? written(hereAgain(entry, story), draft, now) : entry;
}
