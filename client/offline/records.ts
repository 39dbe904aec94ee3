import { type Draft, type LocalStory, newLocalId, type QueueItem, type ServerCopy, sameText } from './model';
import type { Entry } from './syncRequest';

export const blankStory = (memberId: string, localId: string, now: number): LocalStory => ({
  kind: 'story',
  localId,
  madeAs: localId,
  id: null,
  memberId,
  title: '',
  content: '',
  tags: [],
  privacyLevel: 'PRIVATE',
  details: {},
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
  savedOnce: false,
  conflictData: null,
  problem: null,
});

type Earlier<T extends Draft> = Omit<T, 'details'> & Partial<Pick<T, 'details'>>;

/** A record as any build of the app has kept it. */
export type KeptStory = Omit<LocalStory, 'kind' | 'details' | 'savedOnce' | 'base' | 'conflictData'> &
  Partial<Pick<LocalStory, 'kind' | 'details' | 'savedOnce'>> & {
    base: Earlier<ServerCopy> | null;
    conflictData: { serverVersion: Earlier<ServerCopy> | null; localVersion: Earlier<Draft> } | null;
  };

const withDetails = <T extends Draft>(draft: Earlier<T>): T => ({ details: {}, ...draft }) as T;
const copyWithDetails = (copy: Earlier<ServerCopy> | null): ServerCopy | null => copy && withDetails(copy);

/** Stands before the name of whoever a journal or a note belongs to. */
const ownerMark = /^(?:journal|note):/;
const ownerOf = ({ kind, memberId }: LocalStory) => (kind === 'story' ? memberId : `${kind}:${memberId}`);

/** Whose a record is. */
export const memberOf = ({ memberId }: KeptStory | QueueItem) => memberId.replace(ownerMark, '');

/**
 * As the device keeps it. A tab in which a build from before journals and notes goes on would send them as stories: under
 * a name that no member has, they are none of its business.
 */
export const storyToKeep = (story: LocalStory): KeptStory => ({ ...story, memberId: ownerOf(story) });
export const itemToKeep = (item: QueueItem, story: LocalStory): QueueItem => ({
  ...item,
  memberId: ownerOf(story),
});

export const itemInFull = (item: QueueItem): QueueItem => ({ ...item, memberId: memberOf(item) });

/** Builds before journals and notes kept stories alone; one that goes on in another tab may write to any of them still. */
export function inFull(kept: KeptStory): LocalStory {
  const { base, conflictData } = kept;
  return {
    ...kept,
    memberId: memberOf(kept),
    kind: kept.kind ?? 'story',
    details: kept.details ?? {},
    savedOnce: kept.savedOnce ?? kept.id !== null,
    base: copyWithDetails(base),
    conflictData: conflictData && {
      serverVersion: copyWithDetails(conflictData.serverVersion),
      localVersion: withDetails(conflictData.localVersion),
    },
  };
}

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
