import { type Draft, isDirty, type LocalDocument, sameDetails, sameTags } from '../model/model';

/** Source: specification, section 4. */
export type AutoSaveState = 'idle' | 'pending' | 'saving' | 'saved' | 'error';

/** What of a draft is small enough to be shown at each change; the text stays in the editor. */
export type DraftFacts = Omit<Draft, 'content'>;

export interface WriterState {
  /** As this device keeps it. */
  story: LocalDocument;
  facts: DraftFacts;
  indicator: AutoSaveState;
  /** Something was changed on this page. */
  changed: boolean;
  /** Something was changed that this device has not kept yet. */
  dirty: boolean;
  /** All of it is on this device, and no key has followed for a moment. */
  settled: boolean;
  /** Why this device keeps nothing, if so. */
  storageProblem: Error | null;
  /** A change made elsewhere has been merged into what was written here, since its author last pressed save. */
  merged: boolean;
  /** It was deleted here, in another tab. */
  gone: boolean;
}

export const factsOf = ({ title, tags, privacyLevel, details }: Draft): DraftFacts => ({
  title,
  tags,
  privacyLevel,
  details,
});

export const sameFacts = (a: DraftFacts, b: DraftFacts) =>
  a.title === b.title &&
  a.privacyLevel === b.privacyLevel &&
  sameTags(a.tags, b.tags) &&
  sameDetails(a.details, b.details);

/** Without a text the server takes no story: until it has one, it stays on the device as a draft. */
export const hasToBeSent = (story: LocalDocument) =>
  story.content.trim() !== '' && story.syncStatus !== 'conflict' && isDirty(story);
