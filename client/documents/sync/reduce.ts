import type { LocalDocument } from '../model/model';
import { applyServerResponse } from './applyServerResponse';
import { applyEdit, restoreBackup, restoreRecord } from './edits';
import { enqueueDelete, enqueueSave, settleStatus, startSending } from './queue';
import { applyServerCopy, rebaseOnPublished } from './rebase';
import { resolveConflict } from './resolveConflict';
import type { EventOf, Step, SyncEvent, SyncNotice } from './syncEvents';
import { isSynced, type PresentRecord, type SentRequest, type SyncRecord } from './syncRequest';

/** The record after an event, with the notices for its author and the request to send. */
export interface Outcome extends SyncRecord {
  notices: readonly SyncNotice[];
  sent: SentRequest | null;
}

/** Applies an event to a record: the only place where a record changes. */
export function reduce(record: SyncRecord, event: SyncEvent): Outcome {
  const before = event.type === 'edited' ? restoreRecord(record, event.from, event.newName) : record;
  const isMissing = event.type === 'edited' && !isPresent(record);
  const {
    document,
    item,
    notice,
    sent = null,
  } = isMissing ? editMissing(before, event) : step(before, event);
  const isNewConflict = document?.conflictData && !before.document?.conflictData;
  return { document, item, notices: isNewConflict ? ['conflict'] : notice ? [notice] : [], sent };
}

export const isPresent = (record: SyncRecord): record is PresentRecord => record.document !== null;

/** Deleted documents are hidden while their deletion is queued. */
export const isShown = (record: SyncRecord): record is PresentRecord =>
  isPresent(record) && record.item?.action !== 'delete';

/**
 * Opens a document that this device didn't have. If its draft was made before the published text was changed, the author decides,
 * because this device doesn't know the text that the draft was made from.
 */
function openNew({ fresh, now }: EventOf<'opened'>): Step {
  const opened = settleStatus(rebaseOnPublished({ document: fresh, item: null }, null));
  return fresh.base?.isConflicting ? enqueueSave(opened, { pressed: false, now }) : opened;
}

/** Stores or updates a copy for reading offline; leaves records that wait to be sent or decided as they are. */
function applyKept(record: SyncRecord, { fresh, now }: EventOf<'kept'>): SyncRecord {
  // A draft that conflicts with the published text is handled when it is opened.
  if (fresh?.base?.isConflicting) return record;
  if (!isPresent(record)) return record.item ? record : { document: fresh, item: null };
  const { base, unacknowledgedHashes } = record.document;
  // The server may have a text that was sent without an answer and changed back here.
  if (!isSynced(record) || !base || unacknowledgedHashes.length > 0) return record;
  const { document, item } = applyServerCopy(record, fresh?.base ?? null, now);
  if (!document || !fresh || document.base === base) return { document, item };
  const { createdAt, lastModified } = fresh;
  return withSessionOf({ document: { ...document, createdAt, lastModified }, item }, fresh);
}

/** Takes the session and exercise from the server's record: the story may have been chosen for a session elsewhere. */
const withSessionOf = <Next extends SyncRecord>(
  next: Next,
  { sessionId, exerciseId }: LocalDocument,
): Next => (next.document ? { ...next, document: { ...next.document, sessionId, exerciseId } } : next);

/** Applies an edit to a text that was deleted meanwhile, and queues it at once, so that its author decides soon. */
function editMissing(before: SyncRecord, event: EventOf<'edited'>): Step {
  const next = step(before, event);
  // Without an id it would be created again, and its author not be asked.
  return event.from.id !== null && isPresent(next)
    ? enqueueSave(next, { pressed: false, now: event.now })
    : next;
}

// Branches: one case per event, so that the compiler and the reader see that none is missing.
function step(record: SyncRecord, event: SyncEvent): Step {
  if (event.type === 'backupRestored') return restoreBackup(record, event);
  if (event.type === 'kept') return applyKept(record, event);
  if (!isPresent(record)) return event.type === 'opened' ? openNew(event) : record;
  const { document, item } = record;
  switch (event.type) {
    case 'edited':
      return applyEdit(record, event);
    case 'opened':
      return withSessionOf(applyServerCopy(record, event.copy, event.now), event.fresh);
    case 'serverCopyReceived':
      return applyServerCopy(record, event.copy, event.now);
    case 'saveRequested':
      return enqueueSave(record, event);
    case 'deleteRequested':
      return enqueueDelete(record, event.now);
    case 'retryRequested':
      return { document, item: item && { ...item, retryAt: 0 } };
    case 'conflictResolved':
      return resolveConflict(record, event);
    case 'sendStarted':
      return startSending(record);
    case 'sendInterrupted':
      // The outcome is unknown; requests are idempotent and can be repeated.
      return settleStatus(record);
    case 'serverResponded':
      return applyServerResponse(record, event);
  }
}
