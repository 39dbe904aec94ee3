import { type LocalStory, newLocalId, sameText } from './model';
import type { Entry } from './syncRequest';

export const blankStory = (memberId: string, localId: string, now: number): LocalStory => ({
  localId,
  madeAs: localId,
  id: null,
  memberId,
  title: '',
  content: '',
  tags: [],
  privacyLevel: 'PRIVATE',
  sessionId: null,
  exerciseId: null,
  exerciseTitle: null,
  syncStatus: 'draft',
  lastModified: now,
  createdAt: now,
  revision: 0,
  base: null,
  firstSent: null,
  inDoubt: [],
  versionsToKeep: [],
  conflictData: null,
  problem: null,
});

/** The same in every tab that opens a story of the server's, so that they share one record. */
export const localIdOf = (id: string) => `local_0_${id}`;

/** A text that an earlier build of the app kept in the tab. */
export interface EarlierCopy {
  story: LocalStory;
  /** Removes it from where it was. */
  forget(): void;
}

/** Where this build has begun on the story already, the earlier text goes to its versions. */
export function withEarlier({ story, item }: Entry, earlier: LocalStory): Entry {
  if (!story) return { story: earlier, item: null };
  if (sameText(story, earlier) || earlier.content.trim() === '') return { story, item };
  const { title, content } = earlier;
  const version = { title, content, localId: newLocalId(), name: 'Not saved before an update of the app' };
  // In step no more: the next round finds it, and the server hears of the version.
  const syncStatus = story.syncStatus === 'synced' ? 'draft' : story.syncStatus;
  return { story: { ...story, syncStatus, versionsToKeep: [...story.versionsToKeep, version] }, item };
}
