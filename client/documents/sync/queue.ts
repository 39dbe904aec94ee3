import type { Privacy } from '../../lib/privacy';
import { longestRetryAfterMs } from '../../relay/backOff';
import { localDay } from '../model/localDay';
import { missingFields } from '../model/missingFields';
import {
  isDirty,
  type LocalDocument,
  type QueueItem,
  type ServerCopy,
  type StoryText,
  sameFields,
  type TextFields,
  toSentText,
} from '../model/model';
import { isReadByOthers } from '../model/published';
import { textHash } from '../model/textHash';
import type { EventOf, Step } from './syncEvents';
import type { Call, PresentRecord, Sending, SyncRecord, SyncRequest } from './syncRequest';

/** Sets the status of a record that is not being sent. */
export function settleStatus(record: PresentRecord): PresentRecord {
  const { document, item } = withoutPartialPublishing(record);
  const isWaiting =
    isDirty(document) ||
    (item === null && document.versionsToKeep.length > 0) ||
    (item !== null && (item.action === 'delete' || item.data.pressedAt !== null));
  const syncStatus = document.conflictData
    ? 'conflict'
    : item && hasRepeatedServerFailures(item)
      ? 'error'
      : isWaiting
        ? 'draft'
        : 'synced';
  return { document: { ...document, syncStatus }, item };
}

/** Drops a text to publish without its queued privacy, and the reverse: others must not read a text that wasn't published. */
function withoutPartialPublishing({ document, item }: PresentRecord): PresentRecord {
  if (document.publishing && item?.data.pressedAt == null)
    return { document: { ...document, publishing: null }, item };
  if (document.publishing || !item || !isReadByOthers(item.data.privacyLevel)) return { document, item };
  return { document, item: { ...item, data: { ...item.data, privacyLevel: null } } };
}

export const noFailures = { retryCount: 0, serverFailures: 0, retryAt: 0 };

const nextTimestamp = (item: QueueItem | null, now: number) =>
  item ? Math.max(now, item.timestamp + 1) : now;

type SaveRequest = Omit<EventOf<'saveRequested'>, 'type'> & { quiet?: boolean };

/** Queues the record for sending. */
export function enqueueSave(
  { document: before, item }: PresentRecord,
  { pressed, privacyLevel: chosen = null, quiet = false, now }: SaveRequest,
): PresentRecord {
  if (item?.action === 'delete') return { document: before, item };
  // Journals and notes are always private.
  const privacyLevel = before.kind === 'story' ? chosen : null;
  const document: LocalDocument =
    privacyLevel && privacyLevel !== before.privacyLevel
      ? { ...before, privacyLevel, revision: before.revision + 1 }
      : before;
  const next = {
    document: {
      ...document,
      publishing: publishingAfter(document, pressed && privacyLevel),
      problem: pressed ? null : document.problem,
    },
    item: queuedItem({ document, item }, { pressed, privacyLevel, quiet, now }),
  };
  const hasEffect = nextRequest(next) !== null || (pressed && document.conflictData !== null);
  if (!hasEffect) return { document: pressed ? withMissingFields(document) : document, item };
  return document.syncStatus === 'syncing' ? next : settleStatus(next);
}

/** The queue item of a save: a new one, or the present one with a newer timestamp. */
function queuedItem(
  { document, item }: PresentRecord,
  { pressed, privacyLevel, quiet, now }: Required<SaveRequest>,
): QueueItem {
  const timestamp = nextTimestamp(item, now);
  const before = item?.data ?? { privacyLevel: null, pressedAt: null, quiet: false };
  return {
    ...noFailures,
    // A save by a button resets the back-off.
    ...(pressed ? null : item),
    id: document.localId,
    memberId: document.memberId,
    action: document.id === null ? 'create' : 'update',
    data: {
      privacyLevel: privacyLevel ?? before.privacyLevel,
      ...(pressed ? { pressedAt: timestamp, quiet } : { pressedAt: before.pressedAt, quiet: before.quiet }),
    },
    timestamp,
  };
}

/** The text that waits to be published after a save. Making the story private cancels it; saving a draft doesn't. */
function publishingAfter(document: LocalDocument, chosen: Privacy | false | null): TextFields | null {
  if (!chosen) return document.publishing;
  return isReadByOthers(chosen) ? toSentText(document) : null;
}

/** Reports missing fields, because of which nothing can be sent, as the document's problem. */
function withMissingFields(document: LocalDocument): LocalDocument {
  const fields = missingFields(document);
  const message = Object.values(fields).join('. ');
  return message === '' ? document : { ...document, problem: { message, fields } };
}

/** Queues a deletion. The record is hidden until the server has confirmed it, then removed. */
export function enqueueDelete({ document, item }: PresentRecord, now: number): SyncRecord {
  if (document.id === null && !document.firstSent && !hasNoteToKeep(document))
    return { document: null, item: null };
  const timestamp = nextTimestamp(item, now);
  return {
    document: { ...document, syncStatus: 'draft', problem: null },
    item: {
      ...noFailures,
      id: document.localId,
      memberId: document.memberId,
      action: 'delete',
      data: { privacyLevel: null, pressedAt: timestamp, quiet: true },
      timestamp,
    },
  };
}

/** More than the attempts of an hour without answers. */
const unacknowledgedHashesMax = 100;

/** Marks the record as being sent, or dequeues it. The text of a create is remembered, as its answer may be lost. */
export function startSending({ document, item }: PresentRecord): Step {
  const request = nextRequest({ document, item });
  if (!request || !item) return settleStatus({ document, item: document.conflictData ? item : null });
  const firstSent: StoryText | null =
    request.kind === 'create' && !document.firstSent
      ? { title: request.text.title, content: request.text.content }
      : document.firstSent;
  const sentHashes = request.kind === 'create' || request.kind === 'update' ? [textHash(request.text)] : [];
  const unacknowledgedHashes = [
    ...document.unacknowledgedHashes.filter((known) => !sentHashes.includes(known)),
    ...sentHashes,
  ].slice(-unacknowledgedHashesMax);
  return {
    document: { ...document, firstSent, unacknowledgedHashes, syncStatus: 'syncing' },
    item,
    sent: { request, timestamp: item.timestamp },
  };
}

const isSendable = ({ content }: LocalDocument) => content.trim() !== '';

/** The next request for a record; null if there is none, or if the author must resolve a conflict first. */
export function nextRequest({ document, item }: SyncRecord): SyncRequest | null {
  const call = document && item ? nextCall(document, item) : null;
  return document && call && { ...call, textKind: document.kind };
}

function nextCall(
  document: LocalDocument,
  { action, data: { privacyLevel, pressedAt } }: QueueItem,
): Call | null {
  if (action === 'delete') return callToDelete(document);
  const withdrawCall = (copy: ServerCopy | null | undefined): Call | null =>
    privacyLevel === 'PRIVATE' && copy && copy.privacyLevel !== 'PRIVATE'
      ? { kind: 'withdraw', id: copy.id }
      : null;
  if (document.conflictData) return withdrawCall(document.conflictData.serverVersion);
  const { publishing } = document;
  if (document.id === null || !document.base) return callToCreate(document, privacyLevel);
  // Journals and notes have no versions: create the note before its text is overwritten.
  if (hasNoteToKeep(document)) return keepVersion(document);
  const text = toSentText(document);
  const update = {
    kind: 'update',
    id: document.id,
    baseUpdatedAt: document.base.updatedAt,
    privacyLevel,
  } as const;
  if (publishing) {
    const draft = sameFields(publishing, text) ? 'replaced' : 'left';
    return { ...update, ...sendingOf(document, publishing), autosave: false, draft };
  }
  if (isSendable(document) && (isDirty(document) || pressedAt !== null)) {
    const draft = privacyLevel === 'PRIVATE' ? 'replaced' : 'saved';
    return { ...update, ...sendingOf(document, text), autosave: pressedAt === null, draft };
  }
  if (!isSendable(document) && withdrawCall(document.base)) return withdrawCall(document.base);
  return keepVersion(document);
}

function callToDelete(document: LocalDocument): Call | null {
  if (hasNoteToKeep(document)) return keepVersion(document);
  if (document.id !== null)
    return { kind: 'delete', id: document.id, baseUpdatedAt: document.base?.updatedAt ?? null };
  // A create may have succeeded without an answer: repeated under the same key, it returns the id to delete.
  const text = document.firstSent;
  return text && create(document, { ...text, tags: [], details: document.details }, 'PRIVATE');
}

function callToCreate(document: LocalDocument, privacyLevel: Privacy | null): Call | null {
  if (document.publishing) return create(document, document.publishing, privacyLevel ?? 'PRIVATE');
  return isSendable(document) ? create(document, toSentText(document), 'PRIVATE') : null;
}

function keepVersion(document: LocalDocument): Call | null {
  const { id, localId, versionsToKeep } = document;
  const [version] = versionsToKeep;
  return version ? { kind: 'keepVersion', id: id ?? localId, version, journalId: journalOf(document) } : null;
}

/** Pending versions of journals and notes become notes, and must be created even if the document is deleted. */
export const hasNoteToKeep = ({ kind, versionsToKeep }: LocalDocument) =>
  kind !== 'story' && versionsToKeep.length > 0;

const sendingOf = ({ lastModified }: LocalDocument, text: TextFields): Sending => ({
  text,
  writtenOn: localDay(lastModified),
});

function journalOf({ kind, id, details }: LocalDocument): string | null {
  if (kind === 'journal') return id;
  return typeof details.journalId === 'string' ? details.journalId : null;
}

const create = (document: LocalDocument, text: TextFields, privacyLevel: Privacy): Call => ({
  kind: 'create',
  ...sendingOf(document, text),
  idempotencyKey: document.idempotencyKey,
  privacyLevel,
  sessionId: document.sessionId,
  exerciseId: document.exerciseId,
});

/** Attempts before a refusal or a server failure is reported. Source: specification, section 9. */
export const triesMax = 3;

/** Whether repeated server failures are shown to the author. Attempts go on. */
export const hasRepeatedServerFailures = ({ action, serverFailures }: QueueItem) =>
  action !== 'delete' && serverFailures >= triesMax;

/** Whether the item may be sent now. A `retryAt` beyond any back-off counts as due: the device's clock was put back since. */
export const isDue = ({ retryAt }: QueueItem, now: number) =>
  retryAt <= now || retryAt - now > longestRetryAfterMs;
