import { newLocalId } from '../../relay/newLocalId';
import { hasUnsentText, type LocalDocument, type QueueItem, sameFields } from '../model/model';
import { newLocalDocument } from '../model/newLocalDocument';
import { isStoredAlike } from '../storage/storedRecords';
import { applyEdit } from './applyEdit';
import { rebase } from './rebase';
import { settleStatus } from './syncMachine';
import type { PresentRecord, SyncRecord } from './syncRequest';

/** A record held in memory only, and the stored one, if it was read, that it was derived from. */
export interface InMemoryRecord {
  entry: SyncRecord;
  seen: SyncRecord | null;
}

const isSame = (a: SyncRecord, b: SyncRecord) =>
  a.story?.revision === b.story?.revision && isStoredAlike(a, b);

/** Combines two queued actions. A save wins over a deletion. */
function bothWishes(stored: QueueItem | null, held: QueueItem | null, seen: QueueItem | null) {
  // Completed while the device could not store it.
  if (!held && stored && stored.timestamp === seen?.timestamp) return null;
  if (!stored || !held) return stored ?? held;
  const [earlier, later] = stored.timestamp < held.timestamp ? [stored, held] : [held, stored];
  const pressed = [earlier.data.pressedAt, later.data.pressedAt].filter((time) => time !== null);
  return {
    ...later,
    action: later.action === 'delete' ? earlier.action : later.action,
    data: {
      ...later.data,
      privacyLevel: later.data.privacyLevel ?? earlier.data.privacyLevel,
      pressedAt: pressed.length > 0 ? Math.max(...pressed) : null,
    },
  };
}

/** The common ancestor: what was last read here, or the base of this record. */
function ancestorOf(held: LocalDocument, seen: LocalDocument | null): LocalDocument {
  if (seen) return seen;
  const { title, content, tags, details } = held.base ?? newLocalDocument(held.memberId, held.localId, 0);
  return { ...held, title, content, tags, details };
}

const union = <T>(a: readonly T[], b: readonly T[], keyOf: (value: T) => unknown): T[] => [
  ...a,
  ...b.filter((value) => !a.some((other) => keyOf(other) === keyOf(value))),
];

/**
 * Merges a record that was held in memory into the stored one, once the device can store again. Another tab may have
 * changed that meanwhile: both changes are merged as in applyEdit().
 */
export function mergeInMemory(stored: SyncRecord, { entry: held, seen }: InMemoryRecord): SyncRecord {
  if (isSame(stored, held) || (seen && isSame(stored, seen))) return held;
  const { story: theirs } = stored;
  const { story: mine } = held;
  if (!mine) return stored;
  if (!theirs) return seen?.story && !hasUnsentText(mine) ? stored : held;
  const both: PresentRecord = {
    story: {
      ...theirs,
      id: theirs.id ?? mine.id,
      firstSent: theirs.firstSent ?? mine.firstSent,
      unacknowledgedHashes: union(theirs.unacknowledgedHashes, mine.unacknowledgedHashes, (print) => print),
      savedOnce: theirs.savedOnce || mine.savedOnce,
      versionsToKeep: union(theirs.versionsToKeep, mine.versionsToKeep, ({ localId }) => localId),
      revision: Math.max(theirs.revision, mine.revision),
    },
    item: bothWishes(stored.item, held.item, seen?.item ?? null),
  };
  const copy = mine.conflictData?.serverVersion ?? mine.base;
  const current = copy ? rebase(both, copy) : both;
  const ancestor = ancestorOf(mine, seen?.story ?? null);
  const { title, content, tags, privacyLevel, details } = mine;
  const change = {
    title,
    content,
    tags,
    details,
    ...(privacyLevel === ancestor.privacyLevel ? {} : { privacyLevel }),
  };
  const now = Math.max(theirs.lastModified, mine.lastModified);
  if (sameFields(current.story, mine))
    return current.story.syncStatus === 'syncing' ? current : settleStatus(current);
  const { story, item } = applyEdit(current, ancestor, change, newLocalId(), now);
  return { story, item };
}
