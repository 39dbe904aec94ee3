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
type ResponseOf<Kind extends SyncResponse['kind']> = Extract<SyncResponse, { kind: Kind }>;

const onServer = (text: string) => text.replace(/\r\n?/g, '\n').trim();
const tagsOnServer = (tags: readonly string[]) => [...new Set(tags.map(tagNameOf))];
/** Whether the server's copy is the text that was sent, as the server normalises it. */
const isAsSent = (copy: ServerCopy, sent: TextFields) =>
  onServer(copy.title) === onServer(sent.title) &&
  onServer(copy.content) === onServer(sent.content) &&
  sameTags(tagsOnServer(copy.tags), tagsOnServer(sent.tags)) &&
  sameDetails({ ...copy.details, ...sent.details }, copy.details);

/** Whether the request was made after a button was last pressed. */
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

/** A save that the server has answered with its copy. */
interface Answer {
  sent: SentRequest;
  request: Saving;
  copy: ServerCopy;
  now: number;
}

/** Whether a button was pressed for the save, and its author expects a notice. */
const isPressed = (item: QueueItem | null, { sent }: Answer) =>
  item?.data.pressedAt != null && isHeard(item, sent) && !item.data.quiet;

/** Whether others can read the text that was sent. */
const isPublication = ({ request, copy }: Answer) =>
  (request.kind === 'create' || request.draft !== 'saved') && isOpen(copy.privacyLevel);

/** Whether the text that was sent is the one that waited to be published. */
const isPublished = ({ publishing }: LocalDocument, answer: Answer) =>
  isPublication(answer) && publishing !== null && sameFields(publishing, answer.request.text);

function afterSave({ document, item }: PresentRecord, answer: Answer): Step {
  const { sent, request, copy } = answer;
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
    const publishing = isPublished(document, answer) ? null : document.publishing;
    return settleStatus({
      document: { ...healthy, id: copy.id, conflictData, publishing },
      item: fulfilled(item, sent),
    });
  }
  // Created by an earlier call whose answer was lost, with the text of that time, or withdrawn since.
  if (request.kind === 'create' && (!isAsSent(copy, request.text) || isWithdrawnSince(null, copy)))
    return rebased({ document: healthy, item }, copy, sent);
  // The draft changed elsewhere, and stays beside the text that was published.
  if (isPublication(answer) && copy.published && document.base)
    return afterPublishing({ document: healthy, item }, document.base, answer);
  return afterSaveAsSent({ document: healthy, item }, answer);
}

function afterPublishing({ document, item }: PresentRecord, before: ServerCopy, answer: Answer): Step {
  const { sent, request, copy } = answer;
  const base = { ...before, published: request.text };
  const publishing = isPublished(document, answer) ? null : document.publishing;
  const notice = isPressed(item, answer) ? 'updated' : undefined;
  const published = { document: { ...document, base, publishing }, item: fulfilled(item, sent) };
  return { ...rebased(published, copy, sent), notice };
}

function afterSaveAsSent({ document, item }: PresentRecord, answer: Answer): Step {
  const { sent, request, copy, now } = answer;
  const { text } = request;
  const hasPublished = isPublished(document, answer);
  const isAsWished = item?.data.privacyLevel == null || item.data.privacyLevel === copy.privacyLevel;
  const isSaved = isPressed(item, answer) && isAsWished;
  const saved: LocalDocument = {
    ...document,
    id: copy.id,
    // The base is the text as sent, though the server may have trimmed it.
    base: { ...copy, ...text, details: { ...copy.details, ...text.details } },
    details: { ...copy.details, ...document.details },
    savedOnce: document.savedOnce || isSaved,
    privacyLevel: followed(document, copy, request.privacyLevel),
    publishing: isAsWished && hasPublished ? null : document.publishing,
    unacknowledgedHashes: [],
  };
  const done = isAsWished
    ? finished({ document: saved, item: fulfilled(item, sent) }, sent)
    : finished({ document: saved, item: item && { ...item, action: 'update' } }, { ...sent, timestamp: -1 });
  // Text typed after the button was pressed is the next draft.
  const isNextDraft = hasPublished && done.item === null && isDirty(done.document);
  const notice = readersWaitFor(saved.base) ?? (document.savedOnce ? 'updated' : 'created');
  return {
    ...(isNextDraft ? enqueueSave(done, { pressed: false, now }) : done),
    notice: isSaved ? notice : undefined,
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

function afterKeeping({ document, item }: PresentRecord, sent: SentRequest): Step {
  const { request } = sent;
  const kept = request.kind === 'keepVersion' ? request.version.localId : null;
  const versionsToKeep = document.versionsToKeep.filter(({ localId }) => localId !== kept);
  const next = { document: { ...document, versionsToKeep, problem: null }, item };
  // For journals and notes, the queued action comes after.
  if (document.kind !== 'story' && nextRequest(next)) return settleStatus(next);
  // The server never had this document: there is nothing else to delete.
  return item?.action === 'delete' ? { document: null, item: null } : finished(next, sent);
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
  return { document: { ...refused, publishing: null, syncStatus }, item: null, notice: refusalOf(sent) };
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
    ? { message: limit ? `${limit} ${keptText}` : troubleText, fields: {} }
    : document.problem;
  return settleStatus({ document: { ...document, problem }, item: waiting });
}

/** Applies the response to a request. */
export function applyServerResponse(before: PresentRecord, event: EventOf<'serverResponded'>): Step {
  const { sent, response, now } = event;
  const record = failures.has(response.kind) ? before : recovered(before);
  const { document, item } = record;
  const { request } = sent;
  switch (response.kind) {
    case 'saved':
      return request.kind === 'create' || request.kind === 'update'
        ? afterSave(record, { sent, request, copy: response.copy, now })
        : afterWithdrawal(record, sent, response.copy);
    case 'conflict':
      // Edited elsewhere since it was deleted here: it stays, and can be deleted again.
      return rebased(item?.action === 'delete' ? { document, item: null } : record, response.copy, sent);
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

const keptText = 'Your text is on this device, and we keep trying.';
const troubleText = `The server can’t save just now. ${keptText}`;

const refusalOf = ({ request }: SentRequest): SyncNotice =>
  request.kind === 'create' ? 'notCreated' : request.kind === 'delete' ? 'notDeleted' : 'notUpdated';
