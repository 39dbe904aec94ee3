import {
  type LocalDocument,
  type Privacy,
  type QueueItem,
  type ServerCopy,
  sameDetails,
  sameFields,
  sameTags,
  type TextFields,
} from '../model/model';
import { applyServerDeletion, rebase } from './rebase';
import { type Outcome, type SyncNotice, settleStatus, withoutNotices } from './syncMachine';
import {
  backOff,
  hasRepeatedServerFailures,
  nextRequest,
  type PresentRecord,
  type SentRequest,
  type SyncRecord,
  type SyncResponse,
  triesMax,
} from './syncRequest';

type Saving = Extract<SentRequest['request'], { kind: 'create' | 'update' }>;

const onServer = (text: string) => text.replace(/\r\n?/g, '\n').trim();
const tagsOnServer = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim().toLowerCase()))];
/** Whether the server's copy is the text that was sent, as the server normalises it. */
const isAsSent = (copy: ServerCopy, sent: TextFields) =>
  onServer(copy.title) === onServer(sent.title) &&
  onServer(copy.content) === onServer(sent.content) &&
  sameTags(tagsOnServer(copy.tags), tagsOnServer(sent.tags)) &&
  sameDetails({ ...copy.details, ...sent.details }, copy.details);

/** Clear the requests this response satisfied; newer ones stay. */
function fulfilled(item: SyncRecord['item'], sent: SentRequest): QueueItem | null {
  if (!item || item.action === 'delete') return item;
  const { pressedAt } = item.data;
  const isHeard = pressedAt === null || pressedAt <= sent.timestamp;
  const data = isHeard ? { privacyLevel: null, pressedAt: null, quiet: false } : item.data;
  return { ...item, action: 'update', data, retryCount: 0, serverFailures: 0, retryAt: 0 };
}

/** Dequeues if nothing is left to send. */
function finished(entry: PresentRecord, sent: SentRequest): PresentRecord {
  const { story, item } = entry;
  const isWished = item !== null && (item.timestamp > sent.timestamp || story.versionsToKeep.length > 0);
  const isOver = !isWished || nextRequest(entry) === null;
  return settleStatus({ story, item: isOver && !story.conflictData ? null : item });
}

function afterSave(
  { story, item }: PresentRecord,
  sent: SentRequest,
  request: Saving,
  copy: ServerCopy,
): Outcome {
  const isPressed = item?.data.pressedAt != null && item.data.pressedAt <= sent.timestamp && !item.data.quiet;
  const healthy = { ...story, problem: null };
  if (item?.action === 'delete')
    return withoutNotices({ story: { ...healthy, id: copy.id, base: copy }, item });
  // Created by another call, whose response was applied.
  if (request.kind === 'create' && story.base) return withoutNotices(settleStatus({ story: healthy, item }));
  const known = story.conflictData?.serverVersion ?? story.base;
  // Older than a response that was already applied.
  if (known && Date.parse(known.updatedAt) > Date.parse(copy.updatedAt))
    return withoutNotices(finished({ story: healthy, item }, sent));
  if (story.conflictData) {
    // The conflict arose during the call: the author chooses between this text and the server's newest.
    const conflictData = { ...story.conflictData, serverVersion: copy };
    return withoutNotices(
      settleStatus({ story: { ...healthy, id: copy.id, conflictData }, item: fulfilled(item, sent) }),
    );
  }
  // Created by an earlier call whose answer was lost, with the text of that time.
  if (request.kind === 'create' && !isAsSent(copy, request.text))
    return joinedWith({ story: healthy, item }, copy, sent);
  const { text } = request;
  const isAsWished = item?.data.privacyLevel == null || item.data.privacyLevel === copy.privacyLevel;
  const isSaved = isPressed && isAsWished;
  const saved: LocalDocument = {
    ...healthy,
    id: copy.id,
    // The base is the text as sent, though the server may have trimmed it.
    base: { ...copy, ...text, details: { ...copy.details, ...text.details } },
    details: { ...copy.details, ...story.details },
    savedOnce: story.savedOnce || isSaved,
    privacyLevel: followed(story, copy, request.privacyLevel),
    unacknowledgedHashes: [],
  };
  const left = isAsWished ? fulfilled(item, sent) : item && { ...item, action: 'update' as const };
  return {
    ...finished({ story: saved, item: left }, isAsWished ? sent : { ...sent, timestamp: -1 }),
    notices: isSaved ? [story.savedOnce ? 'updated' : 'created'] : [],
  };
}

/** The privacy that the form shows: the server's, unless the author has chosen another and not saved it yet. */
function followed(story: LocalDocument, copy: ServerCopy, asked: Privacy | null): Privacy {
  const isChosen =
    story.privacyLevel !== (story.base?.privacyLevel ?? 'PRIVATE') && story.privacyLevel !== asked;
  return isChosen ? story.privacyLevel : copy.privacyLevel;
}

/** Rebases on the server's copy and queues what still differs. */
function joinedWith(entry: PresentRecord, copy: ServerCopy, sent: SentRequest): Outcome {
  const hadConflict = entry.story.conflictData !== null;
  const joined = rebase(entry, copy);
  const isInConflict = joined.story.conflictData !== null;
  const notices: SyncNotice[] = isInConflict && !hadConflict ? ['conflict'] : [];
  if (isInConflict || nextRequest(joined)) return { ...settleStatus(joined), notices };
  return { ...finished({ ...joined, item: fulfilled(joined.item, sent) }, sent), notices };
}

/** The server works again. */
function recovered({ story, item }: PresentRecord): PresentRecord {
  if (!item || item.serverFailures === 0) return { story, item };
  return {
    story: hasRepeatedServerFailures(item) ? { ...story, problem: null } : story,
    item: { ...item, serverFailures: 0 },
  };
}

const failures: ReadonlySet<SyncResponse['kind']> = new Set(['trouble', 'offline', 'signedOut']);

/** Applies the response to a request. */
export function applyServerResponse(
  before: PresentRecord,
  sent: SentRequest,
  answer: SyncResponse,
  now: number,
  random: number,
): Outcome {
  const entry = failures.has(answer.kind) ? before : recovered(before);
  const { story, item } = entry;
  switch (answer.kind) {
    case 'saved':
      return sent.request.kind === 'create' || sent.request.kind === 'update'
        ? afterSave(entry, sent, sent.request, answer.copy)
        : afterWithdrawal(entry, sent, answer.copy);
    case 'conflict':
      // Edited elsewhere since it was deleted here: it stays, and can be deleted again.
      return joinedWith(item?.action === 'delete' ? { story, item: null } : entry, answer.copy, sent);
    case 'kept': {
      const { request } = sent;
      const kept = request.kind === 'keepVersion' ? request.version.localId : null;
      const versionsToKeep = story.versionsToKeep.filter(({ localId }) => localId !== kept);
      const next = { story: { ...story, versionsToKeep, problem: null }, item };
      // For journals and notes, the queued action comes after.
      if (story.kind !== 'story' && nextRequest(next)) return withoutNotices(settleStatus(next));
      // The server never had this document: there is nothing else to delete.
      return withoutNotices(item?.action === 'delete' ? { story: null, item: null } : finished(next, sent));
    }
    case 'deleted':
    case 'gone': {
      if (item?.action === 'delete') return withoutNotices({ story: null, item: null });
      const notices: SyncNotice[] = story.conflictData ? [] : ['conflict'];
      // Edited here after its deletion: the text is on this device only, so the author decides.
      const gone = applyServerDeletion(entry, sent.request.kind === 'delete');
      return gone.story ? { ...gone, notices } : withoutNotices(gone);
    }
    case 'refused': {
      const refused = { ...story, problem: { message: answer.message, fields: answer.fields } };
      const retryCount = (item?.retryCount ?? 0) + 1;
      if (!item || retryCount < triesMax) {
        const waiting = item && { ...item, retryCount, retryAt: now + backOff(retryCount - 1, random) };
        return withoutNotices(settleStatus({ story: refused, item: waiting }));
      }
      const syncStatus = story.conflictData ? 'conflict' : 'error';
      return { story: { ...refused, syncStatus }, item: null, notices: [refusalOf(sent)] };
    }
    case 'trouble': {
      const wait = backOff(item?.serverFailures ?? 0, random, answer.retryAfterMs);
      const waiting = item && { ...item, serverFailures: item.serverFailures + 1, retryAt: now + wait };
      if (!waiting || !hasRepeatedServerFailures(waiting))
        return withoutNotices(settleStatus({ story, item: waiting }));
      const problem = { message: troubleText, fields: {} };
      return withoutNotices(settleStatus({ story: { ...story, problem }, item: waiting }));
    }
    case 'offline':
    case 'signedOut':
      return withoutNotices(settleStatus(entry));
  }
}

const troubleText = 'The server can’t save just now. Your text is on this device, and we keep trying.';

const refusalOf = ({ request }: SentRequest): SyncNotice =>
  request.kind === 'create' ? 'notCreated' : request.kind === 'delete' ? 'notDeleted' : 'notUpdated';

/** Withdrawing changes the privacy and the time, nothing else. */
function afterWithdrawal({ story, item }: PresentRecord, sent: SentRequest, copy: ServerCopy): Outcome {
  const left = fulfilled(item, sent);
  const { base, conflictData } = story;
  if (conflictData)
    return withoutNotices(
      settleStatus({
        story: { ...story, conflictData: { ...conflictData, serverVersion: copy } },
        item: left,
      }),
    );
  if (base && sameFields(base, copy))
    return withoutNotices(finished({ story: { ...story, base: copy, problem: null }, item: left }, sent));
  return joinedWith({ story, item: left }, copy, sent);
}
