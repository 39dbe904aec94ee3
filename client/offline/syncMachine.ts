import { messages } from '../../server/contract/messages';
import { fingerprint } from './fingerprint';
import {
  canSave,
  type Draft,
  isDirty,
  type LocalStory,
  type Privacy,
  type QueueItem,
  type ServerCopy,
  type StoryText,
  sameTags,
  sameText,
} from './model';
import { backOff, type Entry, type Here, nextRequest, type Sent, type SyncAnswer } from './syncRequest';
import { takeIn, takeInDeletion } from './takeIn';

/** What the member is told. Source: specification, section 8. */
export type SyncNotice = 'created' | 'updated' | 'conflict' | 'failed' | 'resolved';

export interface Outcome extends Entry {
  notices: readonly SyncNotice[];
}

/** Tries that the server may refuse. Source: specification, section 9. */
export const triesMax = 3;

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
  const story: LocalStory = {
    ...entry.story,
    ...change,
    revision: entry.story.revision + 1,
    lastModified: now,
    problem: null,
  };
  const { title, content, tags, privacyLevel } = story;
  if (story.conflictData)
    story.conflictData = { ...story.conflictData, localVersion: { title, content, tags, privacyLevel } };
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
  { pressed, privacyLevel = null, quiet = false }: Wish,
  now: number,
): Here {
  const { item } = entry;
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

/** What the server would answer, known before asking it. */
function withMissing(story: LocalStory): LocalStory {
  if (canSave(story)) return story;
  const fields: Record<string, string> = {
    ...(story.title.trim() ? {} : { title: messages.story.titleRequired }),
    ...(story.content.trim() ? {} : { content: messages.story.contentRequired }),
  };
  return { ...story, problem: { message: Object.values(fields).join('. '), fields } };
}

/** Its author deleted it. It stays, unseen, until the server has heard of it. */
export function removed({ story, item }: Here, now: number): Entry {
  if (story.id === null && !story.firstSent) return { story: null, item: null };
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

type Saving = Extract<Sent['request'], { kind: 'create' | 'update' }>;

const onServer = (text: string) => text.replace(/\r\n?/g, '\n').trim();
/** Whether two texts are one to the server, which trims a title. */
const sameOnServer = (a: StoryText, b: StoryText) =>
  onServer(a.title) === onServer(b.title) && onServer(a.content) === onServer(b.content);
const tagsOnServer = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim().toLowerCase()))];

/** Takes away the wishes that the call fulfilled, and those alone that it had heard. */
function fulfilled(item: Entry['item'], sent: Sent): QueueItem | null {
  if (!item || item.action === 'delete') return item;
  const { pressedAt } = item.data;
  const isHeard = pressedAt === null || pressedAt <= sent.timestamp;
  const data = isHeard ? { privacyLevel: null, pressedAt: null, quiet: false } : item.data;
  return { ...item, action: 'update', data, retryCount: 0, troubles: 0, notBefore: 0 };
}

/** Nothing is left to say, or nothing that was wished for since the call went. */
function finished(entry: Here, sent: Sent): Here {
  const { story, item } = entry;
  const isWished = item !== null && (item.timestamp > sent.timestamp || story.versionsToKeep.length > 0);
  const isOver = !isWished || nextRequest(entry) === null;
  return atRest({ story, item: isOver && !story.conflictData ? null : item });
}

function afterSave({ story, item }: Here, sent: Sent, request: Saving, copy: ServerCopy): Outcome {
  const isPressed = item?.data.pressedAt != null && item.data.pressedAt <= sent.timestamp && !item.data.quiet;
  const healthy = { ...story, problem: null };
  if (item?.action === 'delete') return quietly({ story: { ...healthy, id: copy.id, base: copy }, item });
  const known = story.conflictData?.serverVersion ?? story.base;
  // Overtaken by the answer to a later call.
  if (known && Date.parse(known.updatedAt) > Date.parse(copy.updatedAt))
    return quietly(finished({ story: healthy, item }, sent));
  if (story.conflictData) {
    // It came to a conflict while the call was on its way: what the author chooses against is what the server has now.
    const conflictData = { ...story.conflictData, serverVersion: copy };
    return quietly(atRest({ story: { ...healthy, id: copy.id, conflictData }, item: fulfilled(item, sent) }));
  }
  // Made by an earlier call, whose answer was lost, with the text of then.
  if (request.kind === 'create' && !sameOnServer(copy, request.text))
    return joinedWith({ story: healthy, item }, copy, sent);
  const { title, content, tags } = request.text;
  const areTagsTaken = request.kind === 'update' || sameTags(tagsOnServer(tags), tagsOnServer(copy.tags));
  const saved: LocalStory = {
    ...healthy,
    id: copy.id,
    // The text counts as it was sent, though the server may have trimmed it.
    base: { ...copy, title, content, tags: areTagsTaken ? tags : copy.tags },
    privacyLevel: followed(story, copy, request.privacyLevel),
    inDoubt: [],
  };
  const isAsWished = item?.data.privacyLevel == null || item.data.privacyLevel === copy.privacyLevel;
  const left = isAsWished ? fulfilled(item, sent) : item && { ...item, action: 'update' as const };
  const notices: SyncNotice[] =
    isPressed && isAsWished ? [request.kind === 'create' ? 'created' : 'updated'] : [];
  return {
    ...finished({ story: saved, item: left }, isAsWished ? sent : { ...sent, timestamp: -1 }),
    notices,
  };
}

/** The privacy that the form shows: the server's, but where its author has chosen another that is yet to be pressed. */
function followed(story: LocalStory, copy: ServerCopy, asked: Privacy | null): Privacy {
  const isChosen =
    story.privacyLevel !== (story.base?.privacyLevel ?? 'PRIVATE') && story.privacyLevel !== asked;
  return isChosen ? story.privacyLevel : copy.privacyLevel;
}

/** Takes in the server's copy; what then still differs goes up on its base. */
function joinedWith(entry: Here, copy: ServerCopy, sent: Sent): Outcome {
  const hadConflict = entry.story.conflictData !== null;
  const joined = takeIn(entry, copy);
  const isInConflict = joined.story.conflictData !== null;
  const notices: SyncNotice[] = isInConflict && !hadConflict ? ['conflict'] : [];
  if (isInConflict || nextRequest(joined)) return { ...atRest(joined), notices };
  return { ...finished({ ...joined, item: fulfilled(joined.item, sent) }, sent), notices };
}

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

/** What came of a call. */
export function answered(entry: Here, sent: Sent, answer: SyncAnswer, now: number, random: number): Outcome {
  const { story, item } = entry;
  switch (answer.kind) {
    case 'saved':
      return sent.request.kind === 'create' || sent.request.kind === 'update'
        ? afterSave(entry, sent, sent.request, answer.copy)
        : afterWithdrawal(entry, sent, answer.copy);
    case 'conflict':
      // Written on elsewhere since it was deleted here: it stays, and who still means it deletes it again.
      return joinedWith(item?.action === 'delete' ? { story, item: null } : entry, answer.copy, sent);
    case 'kept': {
      const { request } = sent;
      const kept = request.kind === 'keepVersion' ? request.version.localId : null;
      const versionsToKeep = story.versionsToKeep.filter(({ localId }) => localId !== kept);
      return quietly(finished({ story: { ...story, versionsToKeep, problem: null }, item }, sent));
    }
    case 'deleted':
    case 'gone': {
      if (item?.action === 'delete') return quietly({ story: null, item: null });
      const notices: SyncNotice[] = story.conflictData ? [] : ['conflict'];
      // Who wrote on after deleting it has its text here alone now, and is asked.
      const gone = takeInDeletion(entry, sent.request.kind === 'delete');
      return gone.story ? { ...gone, notices } : quietly(gone);
    }
    case 'refused': {
      const refused = { ...story, problem: { message: answer.message, fields: answer.fields } };
      const retryCount = (item?.retryCount ?? 0) + 1;
      if (!item || retryCount < triesMax) {
        const waiting = item && { ...item, retryCount, notBefore: now + backOff(retryCount - 1, random) };
        return quietly(atRest({ story: refused, item: waiting }));
      }
      const syncStatus = story.conflictData ? 'conflict' : 'error';
      return { story: { ...refused, syncStatus }, item: null, notices: ['failed'] };
    }
    case 'trouble': {
      const wait = backOff(item?.troubles ?? 0, random, answer.retryAfterMs);
      const waiting = item && { ...item, troubles: item.troubles + 1, notBefore: now + wait };
      return quietly(atRest({ story, item: waiting }));
    }
    case 'offline':
    case 'signedOut':
      return quietly(atRest(entry));
  }
}

/** It is private now, and nothing else of it changed by that: its time did. */
function afterWithdrawal({ story, item }: Here, sent: Sent, copy: ServerCopy): Outcome {
  const left = fulfilled(item, sent);
  const { base, conflictData } = story;
  if (conflictData)
    return quietly(
      atRest({ story: { ...story, conflictData: { ...conflictData, serverVersion: copy } }, item: left }),
    );
  if (base && sameText(base, copy) && sameTags(base.tags, copy.tags))
    return quietly(finished({ story: { ...story, base: copy, problem: null }, item: left }, sent));
  return joinedWith({ story, item: left }, copy, sent);
}

/** Nothing is to be sent after all. */
export const idle = ({ story, item }: Here): Here =>
  atRest({ story, item: story.conflictData ? item : null });
