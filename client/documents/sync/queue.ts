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
export function settleStatus({ story, item }: PresentRecord): PresentRecord {
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

export const noFailures = { retryCount: 0, serverFailures: 0, retryAt: 0 };

const nextTimestamp = (item: QueueItem | null, now: number) =>
  item ? Math.max(now, item.timestamp + 1) : now;

type SaveRequest = Omit<EventOf<'saveRequested'>, 'type'> & { quiet?: boolean };

/** Queues the record for sending. */
export function enqueueSave(
  { story: before, item }: PresentRecord,
  { pressed, privacyLevel: asked = null, quiet = false, now }: SaveRequest,
): PresentRecord {
  if (item?.action === 'delete') return { story: before, item };
  // Journals and notes are always private.
  const privacyLevel = before.kind === 'story' ? asked : null;
  const story: LocalDocument =
    privacyLevel && privacyLevel !== before.privacyLevel
      ? { ...before, privacyLevel, revision: before.revision + 1 }
      : before;
  const timestamp = nextTimestamp(item, now);
  const queued: QueueItem = {
    ...noFailures,
    // A save by a button resets the back-off.
    ...(pressed ? null : item),
    id: story.localId,
    memberId: story.memberId,
    action: story.id === null ? 'create' : 'update',
    data: {
      privacyLevel: privacyLevel ?? item?.data.privacyLevel ?? null,
      pressedAt: pressed ? timestamp : (item?.data.pressedAt ?? null),
      quiet: pressed ? quiet : (item?.data.quiet ?? false),
    },
    timestamp,
  };
  const next = { story: { ...story, problem: pressed ? null : story.problem }, item: queued };
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
  const timestamp = nextTimestamp(item, now);
  return {
    story: { ...story, syncStatus: 'draft', problem: null },
    item: {
      ...noFailures,
      id: story.localId,
      memberId: story.memberId,
      action: 'delete',
      data: { privacyLevel: null, pressedAt: timestamp, quiet: true },
      timestamp,
    },
  };
}

/** More attempts than fit into an hour without answers. */
const unacknowledgedHashesMax = 100;

/** Marks the record as being sent, or dequeues it. The text of a create is remembered, as its answer may be lost. */
export function startSending({ story, item }: PresentRecord): Step {
  const request = nextRequest({ story, item });
  if (!request || !item) return settleStatus({ story, item: story.conflictData ? item : null });
  const firstSent: StoryText | null =
    request.kind === 'create' && !story.firstSent
      ? { title: request.text.title, content: request.text.content }
      : story.firstSent;
  const text = request.kind === 'create' || request.kind === 'update' ? [textHash(request.text)] : [];
  const unacknowledgedHashes = [
    ...story.unacknowledgedHashes.filter((known) => !text.includes(known)),
    ...text,
  ].slice(-unacknowledgedHashesMax);
  return {
    story: { ...story, firstSent, unacknowledgedHashes, syncStatus: 'syncing' },
    item,
    sent: { request, timestamp: item.timestamp },
  };
}
