import {
  type LocalStory,
  type Privacy,
  type QueueItem,
  type ServerCopy,
  sameDetails,
  sameFields,
  sameTags,
  type TextFields,
} from './model';
import { atRest, type Outcome, quietly, type SyncNotice } from './syncMachine';
import { backOff, type Entry, type Here, nextRequest, type Sent, type SyncAnswer } from './syncRequest';
import { takeIn, takeInDeletion } from './takeIn';

/** Tries that the server may refuse. Source: specification, section 9. */
export const triesMax = 3;

type Saving = Extract<Sent['request'], { kind: 'create' | 'update' }>;

const onServer = (text: string) => text.replace(/\r\n?/g, '\n').trim();
const tagsOnServer = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim().toLowerCase()))];
/** Whether what the server has is what was sent, in its own way of keeping it. */
const isAsSent = (copy: ServerCopy, sent: TextFields) =>
  onServer(copy.title) === onServer(sent.title) &&
  onServer(copy.content) === onServer(sent.content) &&
  sameTags(tagsOnServer(copy.tags), tagsOnServer(sent.tags)) &&
  sameDetails({ ...copy.details, ...sent.details }, copy.details);

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
  // It was made by another call, and what that told has been taken in.
  if (request.kind === 'create' && story.base) return quietly(atRest({ story: healthy, item }));
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
  if (request.kind === 'create' && !isAsSent(copy, request.text))
    return joinedWith({ story: healthy, item }, copy, sent);
  const { text } = request;
  const isAsWished = item?.data.privacyLevel == null || item.data.privacyLevel === copy.privacyLevel;
  const isSaved = isPressed && isAsWished;
  const saved: LocalStory = {
    ...healthy,
    id: copy.id,
    // The text counts as it was sent, though the server may have trimmed it.
    base: { ...copy, ...text, details: { ...copy.details, ...text.details } },
    details: { ...copy.details, ...story.details },
    savedOnce: story.savedOnce || isSaved,
    privacyLevel: followed(story, copy, request.privacyLevel),
    inDoubt: [],
  };
  const left = isAsWished ? fulfilled(item, sent) : item && { ...item, action: 'update' as const };
  return {
    ...finished({ story: saved, item: left }, isAsWished ? sent : { ...sent, timestamp: -1 }),
    notices: isSaved ? [story.savedOnce ? 'updated' : 'created'] : [],
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
      const next = { story: { ...story, versionsToKeep, problem: null }, item };
      // What a journal's or a note's author wished for comes after.
      if (story.kind !== 'story' && nextRequest(next)) return quietly(atRest(next));
      // Of a text that the server never had nothing else is to be deleted.
      return quietly(item?.action === 'delete' ? { story: null, item: null } : finished(next, sent));
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
      return { story: { ...refused, syncStatus }, item: null, notices: [refusalOf(sent)] };
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

const refusalOf = ({ request }: Sent): SyncNotice =>
  request.kind === 'create' ? 'notCreated' : request.kind === 'delete' ? 'notDeleted' : 'notUpdated';

/** It is private now, and nothing else of it changed by that: its time did. */
function afterWithdrawal({ story, item }: Here, sent: Sent, copy: ServerCopy): Outcome {
  const left = fulfilled(item, sent);
  const { base, conflictData } = story;
  if (conflictData)
    return quietly(
      atRest({ story: { ...story, conflictData: { ...conflictData, serverVersion: copy } }, item: left }),
    );
  if (base && sameFields(base, copy))
    return quietly(finished({ story: { ...story, base: copy, problem: null }, item: left }, sent));
  return joinedWith({ story, item: left }, copy, sent);
}
