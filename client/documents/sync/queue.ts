import { missingFields } from '../model/missingFields';
import { isDirty, type LocalDocument, type QueueItem, type StoryText } from '../model/model';
import { textHash } from '../model/textHash';
import type { EventOf, Step } from './syncEvents';
import {
  hasNoteToKeep,
  hasRepeatedServerFailures,
  nextRequest,
  type PresentRecord,
  possiblyCreatedText,
  type SyncRecord,
} from './syncRequest';

/** Sets the status of a record that is not being sent. */
export function settleStatus({ document, item }: PresentRecord): PresentRecord {
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

export const noFailures = { retryCount: 0, serverFailures: 0, retryAt: 0 };

const nextTimestamp = (item: QueueItem | null, now: number) =>
  item ? Math.max(now, item.timestamp + 1) : now;

type SaveRequest = Omit<EventOf<'saveRequested'>, 'type'> & { quiet?: boolean };

/** Queues the record for sending. */
export function enqueueSave(
  { document: before, item }: PresentRecord,
  { pressed, privacyLevel: asked = null, quiet = false, now }: SaveRequest,
): PresentRecord {
  if (item?.action === 'delete') return { document: before, item };
  // Journals and notes are always private.
  const privacyLevel = before.kind === 'story' ? asked : null;
  const document: LocalDocument =
    privacyLevel && privacyLevel !== before.privacyLevel
      ? { ...before, privacyLevel, revision: before.revision + 1 }
      : before;
  const timestamp = nextTimestamp(item, now);
  const queued: QueueItem = {
    ...noFailures,
    // A save by a button resets the back-off.
    ...(pressed ? null : item),
    id: document.localId,
    memberId: document.memberId,
    action: document.id === null ? 'create' : 'update',
    data: {
      privacyLevel: privacyLevel ?? item?.data.privacyLevel ?? null,
      pressedAt: pressed ? timestamp : (item?.data.pressedAt ?? null),
      quiet: pressed ? quiet : (item?.data.quiet ?? false),
    },
    timestamp,
  };
  const next = { document: { ...document, problem: pressed ? null : document.problem }, item: queued };
  const isOfUse = nextRequest(next) !== null || (pressed && document.conflictData !== null);
  if (!isOfUse) return { document: pressed ? withMissing(document) : document, item };
  return document.syncStatus === 'syncing' ? next : settleStatus(next);
}

function withMissing(document: LocalDocument): LocalDocument {
  const fields = missingFields(document);
  const message = Object.values(fields).join('. ');
  return message === '' ? document : { ...document, problem: { message, fields } };
}

/** Queues a deletion. The record stays, hidden, until the server has confirmed it. */
export function enqueueDelete({ document, item }: PresentRecord, now: number): SyncRecord {
  if (document.id === null && !possiblyCreatedText(document) && !hasNoteToKeep(document))
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

/** More attempts than fit into an hour without answers. */
const unacknowledgedHashesMax = 100;

/** Marks the record as being sent, or dequeues it. The text of a create is remembered, as its answer may be lost. */
export function startSending({ document, item }: PresentRecord): Step {
  const request = nextRequest({ document, item });
  if (!request || !item) return settleStatus({ document, item: document.conflictData ? item : null });
  const firstSent: StoryText | null =
    request.kind === 'create' && !document.firstSent
      ? { title: request.text.title, content: request.text.content }
      : document.firstSent;
  const text = request.kind === 'create' || request.kind === 'update' ? [textHash(request.text)] : [];
  const unacknowledgedHashes = [
    ...document.unacknowledgedHashes.filter((known) => !text.includes(known)),
    ...text,
  ].slice(-unacknowledgedHashesMax);
  return {
    document: { ...document, firstSent, unacknowledgedHashes, syncStatus: 'syncing' },
    item,
    sent: { request, timestamp: item.timestamp },
  };
}
