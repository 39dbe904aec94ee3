import { mergeDrafts } from '../model/merge';
import {
  type Draft,
  draftOf,
  type LocalDocument,
  type ServerCopy,
  sameDraft,
  sameFields,
  sameText,
  type TextFields,
} from '../model/model';
import { noteTitle } from '../model/noteTitle';
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

/** The record with the server's copy that the editor has, if that is newer: the device could not store it. */
function withCopyOf(from: LocalDocument, record: PresentRecord): PresentRecord {
  if (!from.base || !isNewer(from.base, record.document.base)) return record;
  const { document, item } = record;
  const unacknowledgedHashes = [...document.unacknowledgedHashes, ...from.unacknowledgedHashes];
  return rebase({ document: { ...document, unacknowledgedHashes }, item }, from.base);
}

/**
 * Applies an edit that was made on the text of `from`. If the record has changed since, by sync or in another tab, both
 * changes are merged. A paragraph changed on both sides is a conflict with the server; between tabs the other text
 * becomes a version.
 */
export function applyEdit(
  before: PresentRecord,
  { from, change, newName, now }: EventOf<'edited'>,
): PresentRecord {
  const record = withCopyOf(from, before);
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
