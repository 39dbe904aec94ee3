import { fingerprint } from './fingerprint';
import { missingFields } from './missingFields';
import {
  type Draft,
  draftOf,
  isDirty,
  type LocalStory,
  type Privacy,
  type QueueItem,
  type ServerCopy,
  type StoryText,
} from './model';
import { noteTitle } from './noteTitle';
import { type Entry, type Here, hasNoteToKeep, nextRequest, perhapsMade } from './syncRequest';
import { takeIn, takeInDeletion } from './takeIn';

/** What the member is told. Source: specification, section 8. */
export type SyncNotice =
  | 'created'
  | 'updated'
  | 'conflict'
  | 'resolved'
  /** The server refused it, three times. */
  | 'notCreated'
  | 'notUpdated'
  | 'notDeleted';

export interface Outcome extends Entry {
  notices: readonly SyncNotice[];
}

/** The status that a story has while nothing is on its way. */
export function atRest(entry: Here): Here {
  const { story, item } = entry;
  const isWaiting =
    isDirty(story) ||
    (item === null && story.versionsToKeep.length > 0) ||
    (item !== null && (item.action === 'delete' || item.data.pressedAt !== null));
  const syncStatus = story.conflictData ? 'conflict' : isWaiting ? 'draft' : 'synced';
  return { story: { ...story, syncStatus }, item };
}

export const quietly = (entry: Entry): Outcome => ({ ...entry, notices: [] });

/** A change made here. */
export function written(entry: Here, change: Partial<Draft>, now: number): Here {
  const before = entry.story;
  const story: LocalStory = {
    ...before,
    ...change,
    details: { ...before.details, ...change.details },
    revision: before.revision + 1,
    lastModified: now,
    problem: null,
  };
  if (story.kind !== 'story') story.privacyLevel = 'PRIVATE';
  if (story.kind === 'note')
    story.title = story.content === before.content ? before.title : noteTitle(story.content);
  if (story.conflictData) story.conflictData = { ...story.conflictData, localVersion: draftOf(story) };
  // Who writes on wants it after all.
  const item = entry.item?.action === 'delete' ? null : entry.item;
  return story.syncStatus === 'syncing' ? { story, item } : atRest({ story, item });
}

export interface Wish {
  /** Somebody pressed a button. */
  pressed: boolean;
  privacyLevel?: Privacy | null;
  quiet?: boolean;
}

/** What is here is to be sent. */
export function queued(
  entry: Here,
  { pressed, privacyLevel: asked = null, quiet = false }: Wish,
  now: number,
): Here {
  const { item } = entry;
  // Journals and notes are their author's alone, whatever is asked.
  const privacyLevel = entry.story.kind === 'story' ? asked : null;
  if (item?.action === 'delete') return entry;
  const story: LocalStory =
    privacyLevel && privacyLevel !== entry.story.privacyLevel
      ? { ...entry.story, privacyLevel, revision: entry.story.revision + 1 }
      : entry.story;
  const timestamp = item ? Math.max(now, item.timestamp + 1) : now;
  const wish: QueueItem = {
    id: story.localId,
    memberId: story.memberId,
    action: story.id === null ? 'create' : 'update',
    data: {
      privacyLevel: privacyLevel ?? item?.data.privacyLevel ?? null,
      pressedAt: pressed ? timestamp : (item?.data.pressedAt ?? null),
      quiet: pressed ? quiet : (item?.data.quiet ?? false),
    },
    timestamp,
    // A button starts over.
    retryCount: pressed ? 0 : (item?.retryCount ?? 0),
    troubles: pressed ? 0 : (item?.troubles ?? 0),
    notBefore: pressed ? 0 : (item?.notBefore ?? 0),
  };
  const next = { story: { ...story, problem: pressed ? null : story.problem }, item: wish };
  const isOfUse = nextRequest(next) !== null || (pressed && story.conflictData !== null);
  if (!isOfUse) return { story: pressed ? withMissing(story) : story, item };
  return story.syncStatus === 'syncing' ? next : atRest(next);
}

function withMissing(story: LocalStory): LocalStory {
  const fields = missingFields(story);
  const message = Object.values(fields).join('. ');
  return message === '' ? story : { ...story, problem: { message, fields } };
}

/** Its author deleted it. It stays, unseen, until the server has heard of it. */
export function removed({ story, item }: Here, now: number): Entry {
  if (story.id === null && !perhapsMade(story) && !hasNoteToKeep(story)) return { story: null, item: null };
  const timestamp = item ? Math.max(now, item.timestamp + 1) : now;
  return {
    story: { ...story, syncStatus: 'draft', problem: null },
    item: {
      id: story.localId,
      memberId: story.memberId,
      action: 'delete',
      data: { privacyLevel: null, pressedAt: timestamp, quiet: true },
      timestamp,
      retryCount: 0,
      troubles: 0,
      notBefore: 0,
    },
  };
}

/** More tries than fit into an hour of lost answers. */
const inDoubtMax = 100;

/** A call is about to go. What a story is first made of is noted before: its answer may be lost. */
export function sending({ story, item }: Here): Here {
  const request = nextRequest({ story, item });
  const firstSent: StoryText | null =
    request?.kind === 'create' && !story.firstSent
      ? { title: request.text.title, content: request.text.content }
      : story.firstSent;
  const text = request?.kind === 'create' || request?.kind === 'update' ? [fingerprint(request.text)] : [];
  const inDoubt = [...story.inDoubt.filter((known) => !text.includes(known)), ...text].slice(-inDoubtMax);
  return { story: { ...story, firstSent, inDoubt, syncStatus: 'syncing' }, item };
}

/** A call was under way when its tab ended: nobody knows what came of it, and asking again does no harm. */
export const interrupted = (entry: Here): Here => atRest(entry);

/** What the server said of a story unasked, or when it was opened. */
export function told(entry: Here, copy: ServerCopy | null, now: number): Outcome {
  const hadConflict = entry.story.conflictData !== null;
  const next: Entry = copy ? takeIn(entry, copy) : takeInDeletion(entry);
  if (!next.story) return quietly(next);
  const notices: SyncNotice[] = next.story.conflictData && !hadConflict ? ['conflict'] : [];
  if (entry.story.syncStatus === 'syncing' && !next.story.conflictData) return { ...next, notices };
  const rested = atRest({ story: next.story, item: next.item });
  return {
    ...(rested.story.base !== entry.story.base ? queued(rested, { pressed: false }, now) : rested),
    notices,
  };
}

/** Nothing is to be sent after all. */
export const idle = ({ story, item }: Here): Here =>
  atRest({ story, item: story.conflictData ? item : null });
