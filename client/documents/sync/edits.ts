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
import { rebase, withConflict } from './rebase';
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
  const mayHaveBeenSent = from.id === null && from.revision > 0;
  const asNew = mayHaveBeenSent && { idempotencyKey: newName, firstSent: null };
  return { document: asDraft({ ...from, ...asNew }), item };
}

/** The document as a draft of which nothing is being sent: the editor may have read it during a request. */
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
  const mine = textAfter(from, change);
  const { merged } = mergeDrafts(from, mine, current, kind);
  if (merged) return applyChange(record, { ...change, ...merged }, now);
  const { document: changed, item } = applyChange(record, { ...change, ...mine }, now);
  // The other tab's text needs no version if it is blank or the server has it.
  const isDeletedThere = conflictData?.serverVersion === null;
  const isSafeToReplace =
    current.content.trim() === '' || (base !== null && !isDeletedThere && sameText(current, base));
  const otherVersion = {
    title: current.title,
    content: current.content,
    localId: newName,
    name: 'Written in another tab',
  };
  const versionsToKeep = isSafeToReplace ? changed.versionsToKeep : [...changed.versionsToKeep, otherVersion];
  const document: LocalDocument = { ...changed, versionsToKeep };
  const ancestor = from.base ?? from;
  const isConflict =
    base !== null &&
    !conflictData &&
    isNewer(base, from.base) &&
    !mergeDrafts(ancestor, mine, base, kind).merged;
  if (!isConflict) return { document, item };
  const { title, content, tags, details } = ancestor;
  // The author chooses, even if one of the texts was sent from here.
  return { document: withConflict(document, base, { ...base, title, content, tags, details }), item };
}

/** The text of `from` after the change. */
function textAfter(from: LocalDocument, change: Partial<Draft>): TextFields {
  const { title, content, tags } = { ...from, ...change };
  const isRenamed = from.kind === 'note' && content !== from.content;
  const details = { ...from.details, ...change.details };
  return { title: isRenamed ? noteTitle(content) : title, content, tags, details };
}

/** Applies the backup's text if the record hasn't changed since, or was never stored. */
export function restoreBackup(record: SyncRecord, { backup, now }: EventOf<'backupRestored'>): SyncRecord {
  const { document: stored, item } = record;
  const { document, draft, underWay } = backup;
  const isUnchanged = stored
    ? item?.action !== 'delete' && [document, ...underWay].some((known) => sameDraft(stored, known))
    : document.revision === 0 && (document.id === null || document.base !== null);
  return isUnchanged ? applyChange({ document: stored ?? asDraft(document), item }, draft, now) : record;
}

const isSameRecord = (a: SyncRecord, b: SyncRecord) =>
  a.document?.revision === b.document?.revision && isStoredAlike(a, b);

const isSamePublishing = ({ publishing }: LocalDocument, seen: LocalDocument | null) =>
  publishing === null || seen?.publishing == null
    ? publishing === (seen?.publishing ?? null)
    : sameFields(publishing, seen.publishing);

/** Combines two queued actions of a record. A save wins over a deletion. */
function combineActions(stored: QueueItem | null, held: QueueItem | null, seen: QueueItem | null) {
  // The stored action is the one that was sent from memory meanwhile.
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

/** The common ancestor of a record in memory and the stored one: the stored one as last read here, or the base. */
function ancestorOf(held: LocalDocument, seen: LocalDocument | null): LocalDocument {
  if (seen) return seen;
  const { title, content, tags, details } = held.base ?? newLocalDocument(held.memberId, held.localId, 0);
  return { ...held, title, content, tags, details };
}

/** The entries of both lists, each key once. */
const union = <T>(a: readonly T[], b: readonly T[], keyOf: (value: T) => unknown): T[] => [
  ...a,
  ...b.filter((value) => !a.some((known) => keyOf(known) === keyOf(value))),
];

/** The stored document, with the ids and hashes that either has from the server, and the versions that either has to send. */
const combineDocuments = (theirs: LocalDocument, mine: LocalDocument): LocalDocument => ({
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
  if (isSameRecord(stored, held) || (seen && isSameRecord(stored, seen))) return held;
  const { document: theirs } = stored;
  const { document: mine } = held;
  if (!mine) return stored;
  if (!theirs) return seen?.document && !hasUnsentText(mine) ? stored : held;
  const before = seen?.document ?? null;
  const combined: PresentRecord = {
    document: {
      ...combineDocuments(theirs, mine),
      publishing: isSamePublishing(mine, before) ? theirs.publishing : mine.publishing,
    },
    item: combineActions(stored.item, held.item, seen?.item ?? null),
  };
  const copy = mine.conflictData?.serverVersion ?? mine.base;
  const current = copy ? rebase(combined, copy) : combined;
  if (sameFields(current.document, mine))
    return current.document.syncStatus === 'syncing' ? current : settleStatus(current);
  const from = ancestorOf(mine, before);
  const { privacyLevel, ...fields } = draftOf(mine);
  const change = privacyLevel === from.privacyLevel ? fields : { ...fields, privacyLevel };
  const now = Math.max(theirs.lastModified, mine.lastModified);
  return applyEdit(current, { from, change, newName, now });
}
