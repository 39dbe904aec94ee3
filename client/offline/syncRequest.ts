import {
  asSent,
  type Draft,
  isDirty,
  type LocalStory,
  type Privacy,
  type QueueItem,
  type ServerCopy,
  type VersionToKeep,
} from './model';

/** What this device keeps of one story: its text, and whether that is to be sent. */
export interface Entry {
  story: LocalStory | null;
  item: QueueItem | null;
}

/** An entry whose story is there. */
export type Here = Entry & { story: LocalStory };

type SentText = Omit<Draft, 'privacyLevel'>;

/** One call to the server. */
export type SyncRequest =
  | {
      kind: 'create';
      text: SentText;
      madeAs: string;
      privacyLevel: Privacy;
      sessionId: string | null;
      exerciseId: string | null;
    }
  | {
      kind: 'update';
      id: string;
      text: SentText;
      baseUpdatedAt: string;
      /** Null leaves it as it is. */
      privacyLevel: Privacy | null;
      autosave: boolean;
    }
  /** Private at once, whatever text the server has. */
  | { kind: 'withdraw'; id: string }
  | { kind: 'keepVersion'; id: string; version: VersionToKeep }
  /** Of the text that its author saw: a newer one, written elsewhere, they did not mean. */
  | { kind: 'delete'; id: string; baseUpdatedAt: string | null };

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

/** What the server should hear next of a story; null where there is nothing to say, or its author has to choose first. */
export function nextRequest({ story, item }: Entry): SyncRequest | null {
  if (!story || !item) return null;
  const { privacyLevel, pressedAt } = item.data;
  if (item.action === 'delete') {
    if (story.id !== null)
      return { kind: 'delete', id: story.id, baseUpdatedAt: story.base?.updatedAt ?? null };
    // It may have been made by a call whose answer was lost: made again under the same name, it tells its id.
    return story.firstSent ? create(story, { ...story.firstSent, tags: [] }, 'PRIVATE') : null;
  }
  const withdraws = (copy: ServerCopy | null | undefined): SyncRequest | null =>
    privacyLevel === 'PRIVATE' && copy && copy.privacyLevel !== 'PRIVATE'
      ? { kind: 'withdraw', id: copy.id }
      : null;
  if (story.conflictData) return withdraws(story.conflictData.serverVersion);
  if (story.id === null || !story.base)
    return isSendable(story) ? create(story, asSent(story), privacyLevel ?? 'PRIVATE') : null;
  if (isSendable(story) && (isDirty(story) || pressedAt !== null))
    return {
      kind: 'update',
      id: story.id,
      text: asSent(story),
      baseUpdatedAt: story.base.updatedAt,
      privacyLevel,
      autosave: pressedAt === null,
    };
  if (!isSendable(story) && withdraws(story.base)) return withdraws(story.base);
  const [version] = story.versionsToKeep;
  return version ? { kind: 'keepVersion', id: story.id, version } : null;
}

const create = (story: LocalStory, text: SentText, privacyLevel: Privacy): SyncRequest => ({
  kind: 'create',
  text,
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
