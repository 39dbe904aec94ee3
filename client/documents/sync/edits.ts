import { mergeDrafts } from '../model/merge';
import {
  type Draft,
  draftOf,
  hasUnsentText,
  type LocalDocument,
  type QueueItem,
  type ServerCopy,
  sameDraft,
  sameFields,
  sameText,
  type TextFields,
} from '../model/model';
import { newLocalDocument } from '../model/newLocalDocument';
import { noteTitle } from '../model/noteTitle';
import { isStoredAlike } from '../storage/storedRecords';
import { hasRepeatedServerFailures, settleStatus } from './queue';
import { inConflict, rebase } from './rebase';
import type { EventOf } from './syncEvents';
import type { PresentRecord, SyncRecord } from './syncRequest';

/** Applies a change of the record's own text. */
function applyChange(
  { document: before, item }: PresentRecord,
  change: Partial<Draft>,
  now: number,
): PresentRecord {
  const document: LocalDocument = {
    ...before,
    ...change,
    details: { ...before.details, ...change.details },
    revision: before.revision + 1,
    lastModified: now,
    problem: item && hasRepeatedServerFailures(item) ? before.problem : null,
  };
  if (document.kind !== 'story') document.privacyLevel = 'PRIVATE';
  if (document.kind === 'note')
    document.title = document.content === before.content ? before.title : noteTitle(document.content);
  if (document.conflictData)
    document.conflictData = { ...document.conflictData, localVersion: draftOf(document) };
  // Editing a deleted document restores it.
  const next = { document, item: item?.action === 'delete' ? null : item };
  return document.syncStatus === 'syncing' ? next : settleStatus(next);
}

/**
 * The record to edit. A document that was removed from this device while its editor was open is restored from the
 * editor's copy. If that has no id yet, it gets a new idempotency key: under the old one, the server may have created
 * and deleted the document, and would not create it again.
 */
export function restoreRecord(
  { document, item }: SyncRecord,
  from: LocalDocument,
  newName: string,
): PresentRecord {
  if (document) return { document, item };
  const mayBeSent = from.id === null && from.revision > 0;
  const asNew = mayBeSent && { idempotencyKey: newName, firstSent: null };
  return { document: asDraft({ ...from, ...asNew }), item };
}

/** The document with nothing being sent for it, though the editor may have read it during a request. */
const asDraft = (document: LocalDocument): LocalDocument => ({
  ...document,
  publishing: null,
  syncStatus: 'draft',
});

const isNewer = (a: ServerCopy, b: ServerCopy | null) =>
  b === null || Date.parse(a.updatedAt) > Date.parse(b.updatedAt);

/**
 * Applies an edit that was made on the text of `from`. If the record has changed since, by sync or in another tab, both
 * changes are merged. A paragraph changed on both sides is a conflict with the server; between tabs the other text
 * becomes a version.
 */
export function applyEdit(
  record: PresentRecord,
  { from, change, newName, now }: Omit<EventOf<'edited'>, 'type'>,
): PresentRecord {
  const { document: current } = record;
  if (sameFields(current, from)) return applyChange(record, change, now);
  const { kind, base, conflictData } = current;
  const mine = textOf(from, change);
  const { merged } = mergeDrafts(from, mine, current, kind);
  if (merged) return applyChange(record, { ...change, ...merged }, now);
  const { document: kept, item } = applyChange(record, { ...change, ...mine }, now);
  // It is blank, or the server has it.
  const isDeletedThere = conflictData?.serverVersion === null;
  const isSafeToReplace =
    current.content.trim() === '' || (base !== null && !isDeletedThere && sameText(current, base));
  const other = {
    title: current.title,
    content: current.content,
    localId: newName,
    name: 'Written in another tab',
  };
  const versionsToKeep = isSafeToReplace ? kept.versionsToKeep : [...kept.versionsToKeep, other];
  const document: LocalDocument = { ...kept, versionsToKeep };
  const ancestor = from.base ?? from;
  const isClash =
    base !== null &&
    !conflictData &&
    isNewer(base, from.base) &&
    !mergeDrafts(ancestor, mine, base, kind).merged;
  if (!isClash) return { document, item };
  const { title, content, tags, details } = ancestor;
  // The author chooses, even if one of the texts was sent from here.
  return { document: inConflict(document, base, { ...base, title, content, tags, details }), item };
}

/** The text of `from` with the change applied. */
function textOf(from: LocalDocument, change: Partial<Draft>): TextFields {
  const { title, content, tags } = { ...from, ...change };
  const isRenamed = from.kind === 'note' && content !== from.content;
  const details = { ...from.details, ...change.details };
  return { title: isRenamed ? noteTitle(content) : title, content, tags, details };
}

/** Restores the backup if the record has not changed since. */
export function restoreBackup(record: SyncRecord, { backup, now }: EventOf<'backupRestored'>): SyncRecord {
  const { document: kept, item } = record;
  const { document, draft, underWay } = backup;
  const isUnchanged = kept
    ? item?.action !== 'delete' && [document, ...underWay].some((known) => sameDraft(kept, known))
    : document.revision === 0 && (document.id === null || document.base !== null);
  return isUnchanged ? applyChange({ document: kept ?? asDraft(document), item }, draft, now) : record;
}

const isSame = (a: SyncRecord, b: SyncRecord) =>
  a.document?.revision === b.document?.revision && isStoredAlike(a, b);

const isSamePress = ({ publishing }: LocalDocument, seen: LocalDocument | null) =>
  publishing === null || seen?.publishing == null
    ? publishing === (seen?.publishing ?? null)
    : sameFields(publishing, seen.publishing);

/** Combines two queued actions. A save wins over a deletion. */
function bothActions(stored: QueueItem | null, held: QueueItem | null, seen: QueueItem | null) {
  // The stored action was sent from memory meanwhile.
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
function ancestorOfHeld(held: LocalDocument, seen: LocalDocument | null): LocalDocument {
  if (seen) return seen;
  const { title, content, tags, details } = held.base ?? newLocalDocument(held.memberId, held.localId, 0);
  return { ...held, title, content, tags, details };
}

const union = <T>(a: readonly T[], b: readonly T[], keyOf: (value: T) => unknown): T[] => [
  ...a,
  ...b.filter((value) => !a.some((other) => keyOf(other) === keyOf(value))),
];

/** The stored text, with what either record knows of the server and has to send. */
const bothDocuments = (theirs: LocalDocument, mine: LocalDocument): LocalDocument => ({
  ...theirs,
  id: theirs.id ?? mine.id,
  firstSent: theirs.firstSent ?? mine.firstSent,
  unacknowledgedHashes: union(theirs.unacknowledgedHashes, mine.unacknowledgedHashes, (hash) => hash),
  savedOnce: theirs.savedOnce || mine.savedOnce,
  versionsToKeep: union(theirs.versionsToKeep, mine.versionsToKeep, ({ localId }) => localId),
  revision: Math.max(theirs.revision, mine.revision),
});

/**
 * Merges a record that was held in memory into the stored one, once the device can store again. Another tab may have
 * changed the stored one meanwhile: both changes are merged as in applyEdit().
 */
export function mergeInMemory(
  stored: SyncRecord,
  { held, seen, newName }: EventOf<'memoryRestored'>,
): SyncRecord {
  if (isSame(stored, held) || (seen && isSame(stored, seen))) return held;
  const { document: theirs } = stored;
  const { document: mine } = held;
  if (!mine) return stored;
  if (!theirs) return seen?.document && !hasUnsentText(mine) ? stored : held;
  const before = seen?.document ?? null;
  const both: PresentRecord = {
    document: {
      ...bothDocuments(theirs, mine),
      publishing: isSamePress(mine, before) ? theirs.publishing : mine.publishing,
    },
    item: bothActions(stored.item, held.item, seen?.item ?? null),
  };
  const copy = mine.conflictData?.serverVersion ?? mine.base;
  const current = copy ? rebase(both, copy) : both;
  if (sameFields(current.document, mine))
    return current.document.syncStatus === 'syncing' ? current : settleStatus(current);
  const from = ancestorOfHeld(mine, before);
  const { privacyLevel, ...fields } = draftOf(mine);
  const change = privacyLevel === from.privacyLevel ? fields : { ...fields, privacyLevel };
  const now = Math.max(theirs.lastModified, mine.lastModified);
  return applyEdit(current, { from, change, newName, now });
}
