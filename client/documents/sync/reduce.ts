import type { LocalDocument } from '../model/model';
import { applyServerResponse } from './applyServerResponse';
import { applyEdit, mergeInMemory, restoreBackup, restoreRecord } from './edits';
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

/** The one way in which a record changes. */
export function reduce(record: SyncRecord, event: SyncEvent): Outcome {
  const before = event.type === 'edited' ? restoreRecord(record, event.from, event.newName) : record;
  const isGone = event.type === 'edited' && !isPresent(record);
  const { document, item, notice, sent = null } = isGone ? goOn(before, event) : step(before, event);
  const isNewConflict = document?.conflictData && !before.document?.conflictData;
  return { document, item, notices: isNewConflict ? ['conflict'] : notice ? [notice] : [], sent };
}

export const isPresent = (record: SyncRecord): record is PresentRecord => record.document !== null;

/** Deleted documents are hidden while their deletion is queued. */
export const isShown = (record: SyncRecord): record is PresentRecord =>
  isPresent(record) && record.item?.action !== 'delete';

/** A draft that was made before the published text was changed: without the text from which it was made, its author decides. */
function openFresh({ fresh, now }: EventOf<'opened'>): Step {
  const opened = settleStatus(rebaseOnPublished({ document: fresh, item: null }, null));
  return fresh.base?.isConflicting ? enqueueSave(opened, { pressed: false, now }) : opened;
}

/** A copy kept for reading follows the server; records to be sent or decided stay as they are. */
function keep(record: SyncRecord, { fresh, now }: EventOf<'kept'>): SyncRecord {
  // To be saved again, or to be decided by its author: once it is opened.
  if (fresh?.base?.isConflicting) return record;
  if (!isPresent(record)) return record.item ? record : { document: fresh, item: null };
  const { base, unacknowledgedHashes } = record.document;
  // The server may have a text that was sent and taken back.
  if (!isSynced(record) || !base || unacknowledgedHashes.length > 0) return record;
  const { document, item } = applyServerCopy(record, fresh?.base ?? null, now);
  if (!document || !fresh || document.base === base) return { document, item };
  const { createdAt, lastModified } = fresh;
  return ofSession({ document: { ...document, createdAt, lastModified }, item }, fresh);
}

/** Takes over the story's session: only the server knows whether it was chosen for one since. */
const ofSession = <Next extends SyncRecord>(next: Next, { sessionId, exerciseId }: LocalDocument): Next =>
  next.document ? { ...next, document: { ...next.document, sessionId, exerciseId } } : next;

/** Words typed into a text that was deleted meanwhile are sent at once, so that its author decides soon. */
function goOn(before: SyncRecord, event: EventOf<'edited'>): Step {
  const next = step(before, event);
  // Without an id it would be created again, with no question.
  return event.from.id !== null && isPresent(next)
    ? enqueueSave(next, { pressed: false, now: event.now })
    : next;
}

// Branches: one case per event, so that one sees that none is missing.
function step(record: SyncRecord, event: SyncEvent): Step {
  if (event.type === 'backupRestored') return restoreBackup(record, event);
  if (event.type === 'memoryRestored') return mergeInMemory(record, event);
  if (event.type === 'kept') return keep(record, event);
  if (!isPresent(record)) return event.type === 'opened' ? openFresh(event) : record;
  const { document, item } = record;
  switch (event.type) {
    case 'edited':
      return applyEdit(record, event);
    case 'opened':
      return ofSession(applyServerCopy(record, event.copy, event.now), event.fresh);
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
