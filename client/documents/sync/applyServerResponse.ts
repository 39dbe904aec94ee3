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
import { noFailures, settleStatus } from './queue';
import { applyServerDeletion, rebase } from './rebase';
import type { EventOf, Step, SyncNotice } from './syncEvents';
import {
  hasRepeatedServerFailures,
  nextRequest,
  type PresentRecord,
  retryWait,
  type SentRequest,
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
function fulfilled(item: QueueItem | null, sent: SentRequest): QueueItem | null {
  if (!item || item.action === 'delete') return item;
  const { pressedAt } = item.data;
  const isHeard = pressedAt === null || pressedAt <= sent.timestamp;
  const data = isHeard ? { privacyLevel: null, pressedAt: null, quiet: false } : item.data;
  return { ...item, ...noFailures, action: 'update', data };
}

/** Dequeues if nothing is left to send. */
function finished(record: PresentRecord, sent: SentRequest): PresentRecord {
  const { story, item } = record;
  const isWished = item !== null && (item.timestamp > sent.timestamp || story.versionsToKeep.length > 0);
  const isOver = !isWished || nextRequest(record) === null;
  return settleStatus({ story, item: isOver && !story.conflictData ? null : item });
}

function afterSave(
  { story, item }: PresentRecord,
  sent: SentRequest,
  request: Saving,
  copy: ServerCopy,
): Step {
  const isPressed = item?.data.pressedAt != null && item.data.pressedAt <= sent.timestamp && !item.data.quiet;
  const healthy = { ...story, problem: null };
  if (item?.action === 'delete') return { story: { ...healthy, id: copy.id, base: copy }, item };
  // Created by another call, whose response was applied.
  if (request.kind === 'create' && story.base) return settleStatus({ story: healthy, item });
  const known = story.conflictData?.serverVersion ?? story.base;
  // Older than a response that was already applied.
  if (known && Date.parse(known.updatedAt) > Date.parse(copy.updatedAt))
    return finished({ story: healthy, item }, sent);
  if (story.conflictData) {
    // The conflict arose during the call: the author chooses between this text and the server's newest.
    const conflictData = { ...story.conflictData, serverVersion: copy };
    return settleStatus({ story: { ...healthy, id: copy.id, conflictData }, item: fulfilled(item, sent) });
  }
  // Created by an earlier call whose answer was lost, with the text of that time.
  if (request.kind === 'create' && !isAsSent(copy, request.text))
    return rebased({ story: healthy, item }, copy, sent);
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
    notice: isSaved ? (story.savedOnce ? 'updated' : 'created') : undefined,
  };
}

/** The privacy that the form shows: the server's, unless the author has chosen another and not saved it yet. */
function followed(story: LocalDocument, copy: ServerCopy, asked: Privacy | null): Privacy {
  const isChosen =
    story.privacyLevel !== (story.base?.privacyLevel ?? 'PRIVATE') && story.privacyLevel !== asked;
  return isChosen ? story.privacyLevel : copy.privacyLevel;
}

/** Rebases on the server's copy and queues what still differs. */
function rebased(record: PresentRecord, copy: ServerCopy, sent: SentRequest): PresentRecord {
  const next = rebase(record, copy);
  if (next.story.conflictData || nextRequest(next)) return settleStatus(next);
  return finished({ ...next, item: fulfilled(next.item, sent) }, sent);
}

/** Withdrawing changes the privacy and the time, nothing else. */
function afterWithdrawal({ story, item }: PresentRecord, sent: SentRequest, copy: ServerCopy): PresentRecord {
  const left = fulfilled(item, sent);
  const { base, conflictData } = story;
  if (conflictData) {
    const newest = { ...conflictData, serverVersion: copy };
    return settleStatus({ story: { ...story, conflictData: newest }, item: left });
  }
  if (base && sameFields(base, copy))
    return finished({ story: { ...story, base: copy, problem: null }, item: left }, sent);
  return rebased({ story, item: left }, copy, sent);
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
  { sent, response, random, now }: EventOf<'serverResponded'>,
): Step {
  const record = failures.has(response.kind) ? before : recovered(before);
  const { story, item } = record;
  const { request } = sent;
  switch (response.kind) {
    case 'saved':
      return request.kind === 'create' || request.kind === 'update'
        ? afterSave(record, sent, request, response.copy)
        : afterWithdrawal(record, sent, response.copy);
    case 'conflict':
      // Edited elsewhere since it was deleted here: it stays, and can be deleted again.
      return rebased(item?.action === 'delete' ? { story, item: null } : record, response.copy, sent);
    case 'kept': {
      const kept = request.kind === 'keepVersion' ? request.version.localId : null;
      const versionsToKeep = story.versionsToKeep.filter(({ localId }) => localId !== kept);
      const next = { story: { ...story, versionsToKeep, problem: null }, item };
      // For journals and notes, the queued action comes after.
      if (story.kind !== 'story' && nextRequest(next)) return settleStatus(next);
      // The server never had this document: there is nothing else to delete.
      return item?.action === 'delete' ? { story: null, item: null } : finished(next, sent);
    }
    case 'deleted':
    case 'gone':
      // Edited here after its deletion: the text is on this device only, so the author decides.
      return item?.action === 'delete'
        ? { story: null, item: null }
        : applyServerDeletion(record, request.kind === 'delete');
    case 'refused': {
      const refused = { ...story, problem: { message: response.message, fields: response.fields } };
      const retryCount = (item?.retryCount ?? 0) + 1;
      if (!item || retryCount < triesMax) {
        const retryAt = now + retryWait(retryCount - 1, random);
        return settleStatus({ story: refused, item: item && { ...item, retryCount, retryAt } });
      }
      const syncStatus = story.conflictData ? 'conflict' : 'error';
      return { story: { ...refused, syncStatus }, item: null, notice: refusalOf(sent) };
    }
    case 'trouble': {
      if (!item) return settleStatus(record);
      const retryAt = now + retryWait(item.serverFailures, random, response.retryAfterMs);
      const waiting = { ...item, serverFailures: item.serverFailures + 1, retryAt };
      const problem = hasRepeatedServerFailures(waiting)
        ? { message: troubleText, fields: {} }
        : story.problem;
      return settleStatus({ story: { ...story, problem }, item: waiting });
    }
    case 'offline':
    case 'signedOut':
      return settleStatus(record);
  }
}

const troubleText = 'The server can’t save just now. Your text is on this device, and we keep trying.';

const refusalOf = ({ request }: SentRequest): SyncNotice =>
  request.kind === 'create' ? 'notCreated' : request.kind === 'delete' ? 'notDeleted' : 'notUpdated';
