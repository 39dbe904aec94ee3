import { missingFields } from '../model/missingFields';
import {
  type Draft,
  draftOf,
  isDirty,
  type LocalDocument,
  type Privacy,
  type QueueItem,
  type ServerCopy,
  type StoryText,
} from '../model/model';
import { noteTitle } from '../model/noteTitle';
import { textHash } from '../model/textHash';
import { applyServerDeletion, rebase } from './rebase';
import {
  hasNoteToKeep,
  hasRepeatedServerFailures,
  nextRequest,
  type PresentRecord,
  possiblyCreatedText,
  type SyncRecord,
} from './syncRequest';

/** Notices shown to the member. Source: specification, section 8. */
export type SyncNotice =
  | 'created'
  | 'updated'
  | 'conflict'
  | 'resolved'
  /** Refused by the server three times. */
  | 'notCreated'
  | 'notUpdated'
  | 'notDeleted';

export interface Outcome extends SyncRecord {
  notices: readonly SyncNotice[];
}

/** Sets the status of a record that is not being sent. */
export function settleStatus(entry: PresentRecord): PresentRecord {
  const { story, item } = entry;
  const isWaiting =
    isDirty(story) ||
    (item === null && story.versionsToKeep.length > 0) ||
    (item !== null && (item.action === 'delete' || item.data.pressedAt !== null));
  const syncStatus = story.conflictData
    ? 'conflict'
    : item && hasRepeatedServerFailures(item)
      ? 'error'
      : isWaiting
        ? 'draft'
        : 'synced';
  return { story: { ...story, syncStatus }, item };
}

export const withoutNotices = (entry: SyncRecord): Outcome => ({ ...entry, notices: [] });

/** Applies a local change. */
export function applyChange(entry: PresentRecord, change: Partial<Draft>, now: number): PresentRecord {
  const before = entry.story;
  const story: LocalDocument = {
    ...before,
    ...change,
    details: { ...before.details, ...change.details },
    revision: before.revision + 1,
    lastModified: now,
    problem: entry.item && hasRepeatedServerFailures(entry.item) ? before.problem : null,
  };
  if (story.kind !== 'story') story.privacyLevel = 'PRIVATE';
  if (story.kind === 'note')
    story.title = story.content === before.content ? before.title : noteTitle(story.content);
  if (story.conflictData) story.conflictData = { ...story.conflictData, localVersion: draftOf(story) };
  // Editing a deleted document restores it.
  const item = entry.item?.action === 'delete' ? null : entry.item;
  return story.syncStatus === 'syncing' ? { story, item } : settleStatus({ story, item });
}

export interface SaveRequest {
  /** Requested by a button, not by auto-save. */
  pressed: boolean;
  privacyLevel?: Privacy | null;
  quiet?: boolean;
}

/** Queues the record for sending. */
export function enqueueSave(
  entry: PresentRecord,
  { pressed, privacyLevel: asked = null, quiet = false }: SaveRequest,
  now: number,
): PresentRecord {
  const { item } = entry;
  // Journals and notes are always private.
  const privacyLevel = entry.story.kind === 'story' ? asked : null;
  if (item?.action === 'delete') return entry;
  const story: LocalDocument =
    privacyLevel && privacyLevel !== entry.story.privacyLevel
      ? { ...entry.story, privacyLevel, revision: entry.story.revision + 1 }
      : entry.story;
  const timestamp = item ? Math.max(now, item.timestamp + 1) : now;
  const wish: QueueItem = {
    id: story.localId,
    memberId: story.memberId,
    action: story.id === null ? 'create' : 'update',
    data: {
      privacyLevel: privacyLevel ?? item?.data.privacyLevel ?? null,
      pressedAt: pressed ? timestamp : (item?.data.pressedAt ?? null),
      quiet: pressed ? quiet : (item?.data.quiet ?? false),
    },
    timestamp,
    // A save by a button resets the back-off.
    retryCount: pressed ? 0 : (item?.retryCount ?? 0),
    serverFailures: pressed ? 0 : (item?.serverFailures ?? 0),
    retryAt: pressed ? 0 : (item?.retryAt ?? 0),
  };
  const next = { story: { ...story, problem: pressed ? null : story.problem }, item: wish };
  const isOfUse = nextRequest(next) !== null || (pressed && story.conflictData !== null);
  if (!isOfUse) return { story: pressed ? withMissing(story) : story, item };
  return story.syncStatus === 'syncing' ? next : settleStatus(next);
}

function withMissing(story: LocalDocument): LocalDocument {
  const fields = missingFields(story);
  const message = Object.values(fields).join('. ');
  return message === '' ? story : { ...story, problem: { message, fields } };
}

/** Queues a deletion. The record stays, hidden, until the server has confirmed it. */
export function enqueueDelete({ story, item }: PresentRecord, now: number): SyncRecord {
  if (story.id === null && !possiblyCreatedText(story) && !hasNoteToKeep(story))
    return { story: null, item: null };
  const timestamp = item ? Math.max(now, item.timestamp + 1) : now;
  return {
    story: { ...story, syncStatus: 'draft', problem: null },
    item: {
      id: story.localId,
      memberId: story.memberId,
      action: 'delete',
      data: { privacyLevel: null, pressedAt: timestamp, quiet: true },
      timestamp,
      retryCount: 0,
      serverFailures: 0,
      retryAt: 0,
    },
  };
}

/** More attempts than fit into an hour without answers. */
const unacknowledgedHashesMax = 100;

/** Marks the record as being sent. The text of a create is remembered, as its answer may be lost. */
export function startSending({ story, item }: PresentRecord): PresentRecord {
  const request = nextRequest({ story, item });
  const firstSent: StoryText | null =
    request?.kind === 'create' && !story.firstSent
      ? { title: request.text.title, content: request.text.content }
      : story.firstSent;
  const text = request?.kind === 'create' || request?.kind === 'update' ? [textHash(request.text)] : [];
  const unacknowledgedHashes = [
    ...story.unacknowledgedHashes.filter((known) => !text.includes(known)),
    ...text,
  ].slice(-unacknowledgedHashesMax);
  return { story: { ...story, firstSent, unacknowledgedHashes, syncStatus: 'syncing' }, item };
}

/** A tab was closed during a request. The outcome is unknown; requests are idempotent and can be repeated. */
export const resetInterruptedSend = (entry: PresentRecord): PresentRecord => settleStatus(entry);

/** Applies a copy that the server sent unasked or when the document was opened; null: it was deleted. */
export function applyServerCopy(entry: PresentRecord, copy: ServerCopy | null, now: number): Outcome {
  const hadConflict = entry.story.conflictData !== null;
  const next: SyncRecord = copy ? rebase(entry, copy) : applyServerDeletion(entry);
  if (!next.story) return withoutNotices(next);
  const notices: SyncNotice[] = next.story.conflictData && !hadConflict ? ['conflict'] : [];
  if (entry.story.syncStatus === 'syncing' && !next.story.conflictData) return { ...next, notices };
  const rested = settleStatus({ story: next.story, item: next.item });
  return {
    ...(rested.story.base !== entry.story.base ? enqueueSave(rested, { pressed: false }, now) : rested),
    notices,
  };
}

/** Dequeues: there is nothing to send. */
export const dequeue = ({ story, item }: PresentRecord): PresentRecord =>
  settleStatus({ story, item: story.conflictData ? item : null });
