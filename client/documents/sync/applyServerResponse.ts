import { tagNameOf } from '../../../server/contract/tagName';
import type { Privacy } from '../../lib/privacy';
import {
  isDirty,
  type LocalDocument,
  type QueueItem,
  type ServerCopy,
  sameDetails,
  sameFields,
  sameTags,
  type TextFields,
} from '../model/model';
import { isOpen, isWithdrawnSince, readersWaitFor } from '../model/published';
import {
  enqueueSave,
  hasRepeatedServerFailures,
  nextRequest,
  noFailures,
  retryWait,
  settleStatus,
  triesMax,
} from './queue';
import { applyServerDeletion, rebase } from './rebase';
import type { EventOf, Step, SyncNotice } from './syncEvents';
import type { PresentRecord, SentRequest, SyncResponse } from './syncRequest';

type Saving = Extract<SentRequest['request'], { kind: 'create' | 'update' }>;

const onServer = (text: string) => text.replace(/\r\n?/g, '\n').trim();
const tagsOnServer = (tags: readonly string[]) => [...new Set(tags.map(tagNameOf))];
/** Whether the server's copy is the text that was sent, as the server normalises it. */
const isAsSent = (copy: ServerCopy, sent: TextFields) =>
  onServer(copy.title) === onServer(sent.title) &&
  onServer(copy.content) === onServer(sent.content) &&
  sameTags(tagsOnServer(copy.tags), tagsOnServer(sent.tags)) &&
  sameDetails({ ...copy.details, ...sent.details }, copy.details);

/** Whether the request was made after the last press of a button. */
const isHeard = (item: QueueItem | null, { timestamp }: SentRequest) =>
  item?.data.pressedAt == null || item.data.pressedAt <= timestamp;

/** Clear the requests this response satisfied; newer ones stay. */
function fulfilled(item: QueueItem | null, sent: SentRequest): QueueItem | null {
  if (!item || item.action === 'delete') return item;
  const data = isHeard(item, sent) ? { privacyLevel: null, pressedAt: null, quiet: false } : item.data;
  return { ...item, ...noFailures, action: 'update', data };
}

/** Dequeues if nothing is left to send. */
function finished(record: PresentRecord, sent: SentRequest): PresentRecord {
  const { document, item } = record;
  const isWished = item !== null && (item.timestamp > sent.timestamp || document.versionsToKeep.length > 0);
  const isOver = !isWished || nextRequest(record) === null;
  return settleStatus({ document, item: isOver && !document.conflictData ? null : item });
}

function afterSave(
  { document, item }: PresentRecord,
  sent: SentRequest,
  request: Saving,
  copy: ServerCopy,
  now: number,
): Step {
  const isPressed = item?.data.pressedAt != null && isHeard(item, sent) && !item.data.quiet;
  const isPublication = (request.kind === 'create' || request.draft !== 'saved') && isOpen(copy.privacyLevel);
  const isPublished =
    isPublication && document.publishing !== null && sameFields(document.publishing, request.text);
  const healthy = { ...document, problem: null };
  if (item?.action === 'delete') return { document: { ...healthy, id: copy.id, base: copy }, item };
  // Created by another call, whose response was applied.
  if (request.kind === 'create' && document.base) return settleStatus({ document: healthy, item });
  const known = document.conflictData?.serverVersion ?? document.base;
  // Older than a response that was already applied.
  if (known && Date.parse(known.updatedAt) > Date.parse(copy.updatedAt))
    return finished({ document: healthy, item }, sent);
  if (document.conflictData) {
    // The conflict arose during the call: the author chooses between this text and the server's newest.
    const conflictData = { ...document.conflictData, serverVersion: copy };
    const publishing = isPublished ? null : document.publishing;
    return settleStatus({
      document: { ...healthy, id: copy.id, conflictData, publishing },
      item: fulfilled(item, sent),
    });
  }
  // Created by an earlier call whose answer was lost, with the text of that time, or withdrawn since.
  if (request.kind === 'create' && (!isAsSent(copy, request.text) || isWithdrawnSince(null, copy)))
    return rebased({ document: healthy, item }, copy, sent);
  const { text } = request;
  // The draft changed elsewhere, and stays beside the text that was published.
  if (isPublication && copy.published && document.base) {
    const base = { ...document.base, published: text };
    const published = { ...healthy, base, publishing: isPublished ? null : document.publishing };
    const notice = isPressed ? 'updated' : undefined;
    return { ...rebased({ document: published, item: fulfilled(item, sent) }, copy, sent), notice };
  }
  const isAsWished = item?.data.privacyLevel == null || item.data.privacyLevel === copy.privacyLevel;
  const isSaved = isPressed && isAsWished;
  const saved: LocalDocument = {
    ...healthy,
    id: copy.id,
    // The base is the text as sent, though the server may have trimmed it.
    base: { ...copy, ...text, details: { ...copy.details, ...text.details } },
    details: { ...copy.details, ...document.details },
    savedOnce: document.savedOnce || isSaved,
    privacyLevel: followed(document, copy, request.privacyLevel),
    publishing: isAsWished && isPublished ? null : document.publishing,
    unacknowledgedHashes: [],
  };
  const left = isAsWished ? fulfilled(item, sent) : item && { ...item, action: 'update' as const };
  const done = finished({ document: saved, item: left }, isAsWished ? sent : { ...sent, timestamp: -1 });
  // Text typed after the press is the next draft.
  const isNextDraft = isPublished && done.item === null && isDirty(done.document);
  return {
    ...(isNextDraft ? enqueueSave(done, { pressed: false, now }) : done),
    notice: isSaved
      ? (readersWaitFor(saved.base) ?? (document.savedOnce ? 'updated' : 'created'))
      : undefined,
  };
}

/** The privacy that the form shows: the server's, unless the author has chosen another and not saved it yet. */
function followed(document: LocalDocument, copy: ServerCopy, asked: Privacy | null): Privacy {
  const isChosen =
    document.privacyLevel !== (document.base?.privacyLevel ?? 'PRIVATE') && document.privacyLevel !== asked;
  return isChosen ? document.privacyLevel : copy.privacyLevel;
}

/** Rebases on the server's copy and queues what still differs. */
function rebased(record: PresentRecord, copy: ServerCopy, sent: SentRequest): PresentRecord {
  const next = rebase(record, copy);
  if (next.document.conflictData || nextRequest(next)) return settleStatus(next);
  return finished({ ...next, item: fulfilled(next.item, sent) }, sent);
}

/** Withdrawing changes the privacy and the time, nothing else. */
function afterWithdrawal(
  { document, item }: PresentRecord,
  sent: SentRequest,
  copy: ServerCopy,
): PresentRecord {
  const left = fulfilled(item, sent);
  const { base, conflictData } = document;
  if (conflictData) {
    const newest = { ...conflictData, serverVersion: copy };
    return settleStatus({ document: { ...document, conflictData: newest }, item: left });
  }
  if (base && sameFields(base, copy))
    return finished({ document: { ...document, base: copy, problem: null }, item: left }, sent);
  return rebased({ document, item: left }, copy, sent);
}

/** The server works again. */
function recovered({ document, item }: PresentRecord): PresentRecord {
  if (!item || item.serverFailures === 0) return { document, item };
  return {
    document: hasRepeatedServerFailures(item) ? { ...document, problem: null } : document,
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
  const { document, item } = record;
  const { request } = sent;
  switch (response.kind) {
    case 'saved':
      return request.kind === 'create' || request.kind === 'update'
        ? afterSave(record, sent, request, response.copy, now)
        : afterWithdrawal(record, sent, response.copy);
    case 'conflict':
      // Edited elsewhere since it was deleted here: it stays, and can be deleted again.
      return rebased(item?.action === 'delete' ? { document, item: null } : record, response.copy, sent);
    case 'kept': {
      const kept = request.kind === 'keepVersion' ? request.version.localId : null;
      const versionsToKeep = document.versionsToKeep.filter(({ localId }) => localId !== kept);
      const next = { document: { ...document, versionsToKeep, problem: null }, item };
      // For journals and notes, the queued action comes after.
      if (document.kind !== 'story' && nextRequest(next)) return settleStatus(next);
      // The server never had this document: there is nothing else to delete.
      return item?.action === 'delete' ? { document: null, item: null } : finished(next, sent);
    }
    case 'deleted':
    case 'gone':
      // Edited here after its deletion: the text is on this device only, so the author decides.
      return item?.action === 'delete'
        ? { document: null, item: null }
        : applyServerDeletion(record, request.kind === 'delete');
    case 'refused': {
      const refused = { ...document, problem: { message: response.message, fields: response.fields } };
      const retryCount = (item?.retryCount ?? 0) + 1;
      if (!item || retryCount < triesMax) {
        const retryAt = now + retryWait(retryCount - 1, random);
        return settleStatus({ document: refused, item: item && { ...item, retryCount, retryAt } });
      }
      const syncStatus = document.conflictData ? 'conflict' : 'error';
      return {
        document: { ...refused, publishing: null, syncStatus },
        item: null,
        notice: refusalOf(sent),
      };
    }
    case 'trouble': {
      if (!item) return settleStatus(record);
      const retryAt = now + retryWait(item.serverFailures, random, response.retryAfterMs);
      // A limit is shown at once: only time, or the author, changes it.
      const serverFailures = Math.max(item.serverFailures + 1, response.limit ? triesMax : 0);
      const waiting = { ...item, serverFailures, retryAt };
      const problem = hasRepeatedServerFailures(waiting)
        ? { message: response.limit ? `${response.limit} ${keptText}` : troubleText, fields: {} }
        : document.problem;
      return settleStatus({ document: { ...document, problem }, item: waiting });
    }
    case 'offline':
    case 'signedOut':
      return settleStatus(record);
  }
}

const keptText = 'Your text is on this device, and we keep trying.';
const troubleText = `The server can’t save just now. ${keptText}`;

const refusalOf = ({ request }: SentRequest): SyncNotice =>
  request.kind === 'create' ? 'notCreated' : request.kind === 'delete' ? 'notDeleted' : 'notUpdated';
