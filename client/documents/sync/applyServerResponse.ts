import { tagNameOf } from '../../../server/contract/tagName';
import type { Privacy } from '../../lib/privacy';
import { retryWait } from '../../relay/backOff';
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
import { isReadByOthers, isWithdrawnSince, unpublishedNotice } from '../model/published';
import {
  enqueueSave,
  hasRepeatedServerFailures,
  nextRequest,
  noFailures,
  settleStatus,
  triesMax,
} from './queue';
import { applyServerDeletion, rebase } from './rebase';
import type { EventOf, Step, SyncNotice } from './syncEvents';
import type { PresentRecord, SentRequest, SyncResponse } from './syncRequest';

type Saving = Extract<SentRequest['request'], { kind: 'create' | 'update' }>;
type ResponseOf<Kind extends SyncResponse['kind']> = Extract<SyncResponse, { kind: Kind }>;

/** A text as the server stores it. */
const normalised = (text: string) => text.replace(/\r\n?/g, '\n').trim();
const normalisedTags = (tags: readonly string[]) => [...new Set(tags.map(tagNameOf))];
/** Whether the server's copy is the text that was sent. */
const isAsSent = (copy: ServerCopy, sent: TextFields) =>
  normalised(copy.title) === normalised(sent.title) &&
  normalised(copy.content) === normalised(sent.content) &&
  sameTags(normalisedTags(copy.tags), normalisedTags(sent.tags)) &&
  sameDetails({ ...copy.details, ...sent.details }, copy.details);

/** Whether the request was sent after a button was last pressed, so that it has what the author saved by it. */
const isCoveredBy = (item: QueueItem | null, { timestamp }: SentRequest) =>
  item?.data.pressedAt == null || item.data.pressedAt <= timestamp;

/** The queue item without what this request has done; newer requests to save remain. */
function withoutFulfilled(item: QueueItem | null, sent: SentRequest): QueueItem | null {
  if (!item || item.action === 'delete') return item;
  const data = isCoveredBy(item, sent) ? { privacyLevel: null, pressedAt: null, quiet: false } : item.data;
  return { ...item, ...noFailures, action: 'update', data };
}

/** Removes the queue item if nothing is left to send. */
function dequeueIfDone(record: PresentRecord, sent: SentRequest): PresentRecord {
  const { document, item } = record;
  const hasMore = item !== null && (item.timestamp > sent.timestamp || document.versionsToKeep.length > 0);
  const isDone = !hasMore || nextRequest(record) === null;
  return settleStatus({ document, item: isDone && !document.conflictData ? null : item });
}

/** A save that the server has answered with its copy. */
interface Answer {
  sent: SentRequest;
  request: Saving;
  copy: ServerCopy;
  now: number;
}

/** Whether a button was pressed for the save, and its author expects a notice. */
const expectsNotice = (item: QueueItem | null, { sent }: Answer) =>
  item?.data.pressedAt != null && isCoveredBy(item, sent) && !item.data.quiet;

/** Whether others can read the text that was sent. */
const isPublication = ({ request, copy }: Answer) =>
  (request.kind === 'create' || request.draft !== 'saved') && isReadByOthers(copy.privacyLevel);

/** Whether the text that was sent is the one that waited to be published. */
const hasSentPublishing = ({ publishing }: LocalDocument, answer: Answer) =>
  isPublication(answer) && publishing !== null && sameFields(publishing, answer.request.text);

/** The record after the server has answered a save with its copy. */
function afterSave({ document, item }: PresentRecord, answer: Answer): Step {
  const { sent, request, copy } = answer;
  const withoutProblem = { ...document, problem: null };
  if (item?.action === 'delete') return { document: { ...withoutProblem, id: copy.id, base: copy }, item };
  // The document was created by another request, whose response was applied.
  if (request.kind === 'create' && document.base) return settleStatus({ document: withoutProblem, item });
  const known = document.conflictData?.serverVersion ?? document.base;
  // This response is older than one that was already applied.
  if (known && Date.parse(known.updatedAt) > Date.parse(copy.updatedAt))
    return dequeueIfDone({ document: withoutProblem, item }, sent);
  if (document.conflictData) {
    // The conflict arose during the request: the author chooses between this text and the server's newest.
    const conflictData = { ...document.conflictData, serverVersion: copy };
    const publishing = hasSentPublishing(document, answer) ? null : document.publishing;
    return settleStatus({
      document: { ...withoutProblem, id: copy.id, conflictData, publishing },
      item: withoutFulfilled(item, sent),
    });
  }
  // An earlier request, whose answer was lost, created it with the text of that time, or it was withdrawn since.
  if (request.kind === 'create' && (!isAsSent(copy, request.text) || isWithdrawnSince(null, copy)))
    return rebaseAndQueue({ document: withoutProblem, item }, copy, sent);
  // The draft was changed elsewhere: the server keeps it beside the text that was published.
  if (isPublication(answer) && copy.published && document.base)
    return afterPublishing({ document: withoutProblem, item }, document.base, answer);
  return afterSaveAsSent({ document: withoutProblem, item }, answer);
}

/** After publishing a text while the server has another draft, with which the local text is merged. */
function afterPublishing({ document, item }: PresentRecord, before: ServerCopy, answer: Answer): Step {
  const { sent, request, copy } = answer;
  const base = { ...before, published: request.text };
  const publishing = hasSentPublishing(document, answer) ? null : document.publishing;
  const notice = expectsNotice(item, answer) ? 'updated' : undefined;
  const published = { document: { ...document, base, publishing }, item: withoutFulfilled(item, sent) };
  return { ...rebaseAndQueue(published, copy, sent), notice };
}

/** After a save by which the server has the text as it was sent. */
function afterSaveAsSent({ document, item }: PresentRecord, answer: Answer): Step {
  const { sent, request, copy, now } = answer;
  const { text } = request;
  const hasPublished = hasSentPublishing(document, answer);
  const isPrivacyAsAsked = item?.data.privacyLevel == null || item.data.privacyLevel === copy.privacyLevel;
  const isSaved = expectsNotice(item, answer) && isPrivacyAsAsked;
  const saved: LocalDocument = {
    ...document,
    id: copy.id,
    // The base is the text as sent, though the server may have trimmed it.
    base: { ...copy, ...text, details: { ...copy.details, ...text.details } },
    details: { ...copy.details, ...document.details },
    savedOnce: document.savedOnce || isSaved,
    privacyLevel: privacyAfterSave(document, copy, request.privacyLevel),
    publishing: isPrivacyAsAsked && hasPublished ? null : document.publishing,
    unacknowledgedHashes: [],
  };
  const done = isPrivacyAsAsked
    ? dequeueIfDone({ document: saved, item: withoutFulfilled(item, sent) }, sent)
    : dequeueIfDone(
        { document: saved, item: item && { ...item, action: 'update' } },
        { ...sent, timestamp: -1 },
      );
  // Text typed after the button was pressed is the next draft.
  const isNextDraft = hasPublished && done.item === null && isDirty(done.document);
  const notice = unpublishedNotice(saved.base) ?? (document.savedOnce ? 'updated' : 'created');
  return {
    ...(isNextDraft ? enqueueSave(done, { pressed: false, now }) : done),
    notice: isSaved ? notice : undefined,
  };
}

/** The privacy that the form shows: the server's, unless the author has chosen another and not saved it yet. */
function privacyAfterSave(document: LocalDocument, copy: ServerCopy, asked: Privacy | null): Privacy {
  const isChosen =
    document.privacyLevel !== (document.base?.privacyLevel ?? 'PRIVATE') && document.privacyLevel !== asked;
  return isChosen ? document.privacyLevel : copy.privacyLevel;
}

/** Rebases on the server's copy and queues what still differs. */
function rebaseAndQueue(record: PresentRecord, copy: ServerCopy, sent: SentRequest): PresentRecord {
  const next = rebase(record, copy);
  if (next.document.conflictData || nextRequest(next)) return settleStatus(next);
  return dequeueIfDone({ ...next, item: withoutFulfilled(next.item, sent) }, sent);
}

/** Withdrawing changes the privacy and the time, nothing else. */
function afterWithdrawal(
  { document, item }: PresentRecord,
  sent: SentRequest,
  copy: ServerCopy,
): PresentRecord {
  const remainingItem = withoutFulfilled(item, sent);
  const { base, conflictData } = document;
  if (conflictData) {
    const updatedConflict = { ...conflictData, serverVersion: copy };
    return settleStatus({ document: { ...document, conflictData: updatedConflict }, item: remainingItem });
  }
  if (base && sameFields(base, copy))
    return dequeueIfDone({ document: { ...document, base: copy, problem: null }, item: remainingItem }, sent);
  return rebaseAndQueue({ document, item: remainingItem }, copy, sent);
}

/** Resets the failures, and the message about them, once the server works again. */
function resetServerFailures({ document, item }: PresentRecord): PresentRecord {
  if (!item || item.serverFailures === 0) return { document, item };
  return {
    document: hasRepeatedServerFailures(item) ? { ...document, problem: null } : document,
    item: { ...item, serverFailures: 0 },
  };
}

const failureKinds: ReadonlySet<SyncResponse['kind']> = new Set(['trouble', 'offline', 'signedOut']);

/** After the creation of a version. */
function afterKeeping({ document, item }: PresentRecord, sent: SentRequest): Step {
  const { request } = sent;
  const keptVersionId = request.kind === 'keepVersion' ? request.version.localId : null;
  const versionsToKeep = document.versionsToKeep.filter(({ localId }) => localId !== keptVersionId);
  const next = { document: { ...document, versionsToKeep, problem: null }, item };
  // Journals and notes send their versions first, and the queued action after them.
  if (document.kind !== 'story' && nextRequest(next)) return settleStatus(next);
  // The server never had this document: there is nothing else to delete.
  return item?.action === 'delete' ? { document: null, item: null } : dequeueIfDone(next, sent);
}

function afterRefusal(
  { document, item }: PresentRecord,
  { message, fields }: ResponseOf<'refused'>,
  { sent, random, now }: EventOf<'serverResponded'>,
): Step {
  const refused = { ...document, problem: { message, fields } };
  const retryCount = (item?.retryCount ?? 0) + 1;
  if (!item || retryCount < triesMax) {
    const retryAt = now + retryWait(retryCount - 1, random);
    return settleStatus({ document: refused, item: item && { ...item, retryCount, retryAt } });
  }
  const syncStatus = document.conflictData ? 'conflict' : 'error';
  return { document: { ...refused, publishing: null, syncStatus }, item: null, notice: refusalNotice(sent) };
}

function afterTrouble(
  { document, item }: PresentRecord,
  { limit, retryAfterMs }: ResponseOf<'trouble'>,
  { random, now }: EventOf<'serverResponded'>,
): Step {
  if (!item) return settleStatus({ document, item });
  const retryAt = now + retryWait(item.serverFailures, random, retryAfterMs);
  // A limit is shown at once: only time, or the author, changes it.
  const serverFailures = Math.max(item.serverFailures + 1, limit ? triesMax : 0);
  const waiting = { ...item, serverFailures, retryAt };
  const problem = hasRepeatedServerFailures(waiting)
    ? { message: limit ? `${limit} ${textIsHere}` : troubleText, fields: {} }
    : document.problem;
  return settleStatus({ document: { ...document, problem }, item: waiting });
}

/** Applies the response to a request. */
export function applyServerResponse(before: PresentRecord, event: EventOf<'serverResponded'>): Step {
  const { sent, response, now } = event;
  const record = failureKinds.has(response.kind) ? before : resetServerFailures(before);
  const { document, item } = record;
  const { request } = sent;
  switch (response.kind) {
    case 'saved':
      return request.kind === 'create' || request.kind === 'update'
        ? afterSave(record, { sent, request, copy: response.copy, now })
        : afterWithdrawal(record, sent, response.copy);
    case 'conflict':
      // Edited elsewhere since it was deleted here: it stays, and can be deleted again.
      return rebaseAndQueue(
        item?.action === 'delete' ? { document, item: null } : record,
        response.copy,
        sent,
      );
    case 'kept':
      return afterKeeping(record, sent);
    case 'deleted':
    case 'gone':
      // Edited here after its deletion: the text is on this device only, so the author decides.
      return item?.action === 'delete'
        ? { document: null, item: null }
        : applyServerDeletion(record, request.kind === 'delete');
    case 'refused':
      return afterRefusal(record, response, event);
    case 'trouble':
      return afterTrouble(record, response, event);
    case 'offline':
    case 'signedOut':
      return settleStatus(record);
  }
}

const textIsHere = 'Your text is on this device, and we keep trying.';
const troubleText = `The server can’t save just now. ${textIsHere}`;

const refusalNotice = ({ request }: SentRequest): SyncNotice =>
  request.kind === 'create' ? 'notCreated' : request.kind === 'delete' ? 'notDeleted' : 'notUpdated';
