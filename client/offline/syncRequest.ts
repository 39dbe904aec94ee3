import { localDay } from './localDay';
import {
  asSent,
  isDirty,
  type LocalStory,
  type Privacy,
  type QueueItem,
  type ServerCopy,
  type StoryText,
  type TextFields,
  type TextKind,
  type VersionToKeep,
} from './model';

/** What this device keeps of one story: its text, and whether that is to be sent. */
export interface Entry {
  story: LocalStory | null;
  item: QueueItem | null;
}

/** An entry whose story is there. */
export type Here = Entry & { story: LocalStory };

/** What a text is sent with. */
interface Sending {
  text: TextFields;
  /** The day by its author's calendar on which it was last changed. */
  writtenOn: string;
}

type Call =
  | ({
      kind: 'create';
      madeAs: string;
      privacyLevel: Privacy;
      sessionId: string | null;
      exerciseId: string | null;
    } & Sending)
  | ({
      kind: 'update';
      id: string;
      baseUpdatedAt: string;
      /** Null leaves it as it is. */
      privacyLevel: Privacy | null;
      autosave: boolean;
    } & Sending)
  /** Private at once, whatever text the server has. */
  | { kind: 'withdraw'; id: string }
  | {
      kind: 'keepVersion';
      /** The text that it is of; by its name on this device where the server has none. */
      id: string;
      version: VersionToKeep;
      /** The journal that it belongs to where it becomes a note. */
      journalId: string | null;
    }
  /** Of the text that its author saw: a newer one, written elsewhere, they did not mean. */
  | { kind: 'delete'; id: string; baseUpdatedAt: string | null };

/** One call to the server, and what it is about. */
export type SyncRequest = Call & { textKind: TextKind };

export type SyncAnswer =
  | { kind: 'saved'; copy: ServerCopy }
  | { kind: 'kept' }
  | { kind: 'deleted' }
  /** The server has a newer text: nothing was written. */
  | { kind: 'conflict'; copy: ServerCopy }
  /** The story is not there any more. */
  | { kind: 'gone' }
  | { kind: 'refused'; message: string; fields: Record<string, string> }
  /** The server could not just now. */
  | { kind: 'trouble'; retryAfterMs: number | null }
  | { kind: 'offline' }
  | { kind: 'signedOut' };

/** A call on its way, with how things stood when it went. */
export interface Sent {
  request: SyncRequest;
  revision: number;
  timestamp: number;
}

const isSendable = ({ content }: LocalStory) => content.trim() !== '';

/** What the server should hear next of a text; null where there is nothing to say, or its author has to choose first. */
export function nextRequest({ story, item }: Entry): SyncRequest | null {
  const call = story && item ? nextCall(story, item) : null;
  return story && call && { ...call, textKind: story.kind };
}

function nextCall(story: LocalStory, { action, data: { privacyLevel, pressedAt } }: QueueItem): Call | null {
  if (action === 'delete') {
    if (hasNoteToKeep(story)) return keepVersion(story);
    if (story.id !== null)
      return { kind: 'delete', id: story.id, baseUpdatedAt: story.base?.updatedAt ?? null };
    // It may have been made by a call whose answer was lost: made again under the same name, it tells its id.
    const text = perhapsMade(story);
    return text && create(story, { ...text, tags: [], details: story.details }, 'PRIVATE');
  }
  const withdraws = (copy: ServerCopy | null | undefined): Call | null =>
    privacyLevel === 'PRIVATE' && copy && copy.privacyLevel !== 'PRIVATE'
      ? { kind: 'withdraw', id: copy.id }
      : null;
  if (story.conflictData) return withdraws(story.conflictData.serverVersion);
  if (story.id === null || !story.base)
    return isSendable(story) ? create(story, asSent(story), privacyLevel ?? 'PRIVATE') : null;
  // The server has no versions of it: what is to be a note is one before the text that it stood in is written over.
  if (hasNoteToKeep(story)) return keepVersion(story);
  if (isSendable(story) && (isDirty(story) || pressedAt !== null))
    return {
      kind: 'update',
      id: story.id,
      ...sendingOf(story, asSent(story)),
      baseUpdatedAt: story.base.updatedAt,
      privacyLevel,
      autosave: pressedAt === null,
    };
  if (!isSendable(story) && withdraws(story.base)) return withdraws(story.base);
  return keepVersion(story);
}

function keepVersion(story: LocalStory): Call | null {
  const { id, localId, versionsToKeep } = story;
  const [version] = versionsToKeep;
  return version ? { kind: 'keepVersion', id: id ?? localId, version, journalId: journalOf(story) } : null;
}

/** A story's versions go with it. What of a journal or a note is to become a note of its own does not. */
export const hasNoteToKeep = ({ kind, versionsToKeep }: LocalStory) =>
  kind !== 'story' && versionsToKeep.length > 0;

/** With what the server may have made it by a call whose answer was lost; null where it has not. */
export function perhapsMade(story: LocalStory): StoryText | null {
  const { firstSent } = story;
  if (firstSent?.content !== '') return firstSent;
  const { title, content } = asSent(story);
  return isSendable(story) ? { title, content } : null;
}

const sendingOf = ({ lastModified }: LocalStory, text: TextFields): Sending => ({
  text,
  writtenOn: localDay(lastModified),
});

function journalOf({ kind, id, details }: LocalStory): string | null {
  if (kind === 'journal') return id;
  return typeof details.journalId === 'string' ? details.journalId : null;
}

const create = (story: LocalStory, text: TextFields, privacyLevel: Privacy): Call => ({
  kind: 'create',
  ...sendingOf(story, text),
  madeAs: story.madeAs,
  privacyLevel,
  sessionId: story.sessionId,
  exerciseId: story.exerciseId,
});

/** The longest that a story waits for its next try. */
export const longestWaitMs = 30_000;
/** The longest that a server's own wish is waited for: within a minute after a trouble all is in step. */
const longestWishMs = 45_000;

/** A time further off than any wait was set by a clock that has been put back since. */
export const isDue = ({ notBefore }: QueueItem, now: number) =>
  notBefore <= now || notBefore - now > longestWishMs;

/** How long to wait after so many failures in a row: twice as long each time, never the same for everyone. */
export function backOff(failures: number, random: number, atLeastMs: number | null = null): number {
  const wait = Math.min(longestWaitMs, 1_000 * 2 ** Math.min(failures, 10)) * (0.5 + random / 2);
  return atLeastMs === null ? wait : Math.min(longestWishMs, Math.max(wait, atLeastMs * (1 + random / 10)));
}
