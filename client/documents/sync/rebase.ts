import { type DraftMerge, mergeDrafts } from '../model/merge';
import {
  draftOf,
  isDirty,
  type LocalDocument,
  type ServerCopy,
  sameFields,
  toSentText,
} from '../model/model';
import { textHash } from '../model/textHash';
import { enqueueSave, settleStatus } from './queue';
import type { PresentRecord, SyncRecord } from './syncRequest';

const time = (copy: ServerCopy) => Date.parse(copy.updatedAt);

/** The common ancestor of both texts, as far as this device knows. */
export function ancestorOf(document: LocalDocument, theirs: ServerCopy): ServerCopy {
  // Sent from here without an answer: nobody else has changed it.
  if (document.unacknowledgedHashes.includes(textHash(theirs)))
    return {
      ...theirs,
      tags: document.base?.tags ?? theirs.tags,
      details: document.base?.details ?? theirs.details,
    };
  if (document.base) return document.base;
  return { ...theirs, ...(document.firstSent ?? { title: '', content: '' }) };
}

/** The three-way merge of a document in conflict; null if the server's copy was deleted. */
export function mergeOfConflict(document: LocalDocument): DraftMerge | null {
  const theirs = document.conflictData?.serverVersion;
  return theirs
    ? mergeDrafts(ancestorOf(document, theirs), toSentText(document), theirs, document.kind)
    : null;
}

/** A generated title stays blank in the form. */
const titleHere = (document: LocalDocument, title: string) =>
  title === toSentText(document).title ? document.title : title;

/** The author must choose between the two texts, whose ancestor is the base. */
export const inConflict = (
  document: LocalDocument,
  serverVersion: ServerCopy,
  base: ServerCopy,
): LocalDocument => ({
  ...document,
  id: serverVersion.id,
  base,
  unacknowledgedHashes: [],
  syncStatus: 'conflict',
  conflictData: { serverVersion, localVersion: draftOf(document) },
});

/** Adds details of the server's copy that the version of the app which stored this record didn't know. */
function withNewDetails(document: LocalDocument, base: ServerCopy, { details }: ServerCopy): LocalDocument {
  if (Object.keys(details).every((key) => key in base.details)) return document;
  return {
    ...document,
    details: { ...details, ...document.details },
    base: { ...base, details: { ...details, ...base.details } },
  };
}

/** Rebases the record on the server's copy: merges if both have changed, else conflict. Compares server times only. */
export function rebase({ document, item }: PresentRecord, theirs: ServerCopy): PresentRecord {
  const { base } = document;
  const isOnlyTimeKnown = base?.content === '';
  const known = document.conflictData?.serverVersion ?? base;
  if (known && time(theirs) < time(known)) return { document, item };
  if (known && time(theirs) === time(known) && !isOnlyTimeKnown)
    return { document: known === base ? withNewDetails(document, base, theirs) : document, item };
  const mine = toSentText(document);
  const ancestor = base && time(theirs) === time(base) ? theirs : ancestorOf(document, theirs);
  // A privacy that was not changed here follows the server.
  const privacyLevel =
    document.privacyLevel === base?.privacyLevel ? theirs.privacyLevel : document.privacyLevel;
  // A save that left the privacy as it was does not undo a change made elsewhere.
  const meant = item?.data.privacyLevel === base?.privacyLevel ? null : (item?.data.privacyLevel ?? null);
  const next = item && { ...item, data: { ...item.data, privacyLevel: meant } };
  const rebased: LocalDocument = {
    ...document,
    id: theirs.id,
    base: theirs,
    unacknowledgedHashes: [],
    privacyLevel,
    conflictData: null,
  };
  if (sameFields(mine, theirs)) return { document: rebased, item: next };
  const { merged } = mergeDrafts(ancestor, mine, theirs, document.kind);
  if (!merged) {
    // The privacy is synced although the text is in conflict.
    const synced = { ...ancestor, privacyLevel: theirs.privacyLevel };
    return { document: inConflict({ ...document, privacyLevel }, theirs, synced), item: next };
  }
  const title = titleHere(document, merged.title);
  return { document: { ...rebased, ...merged, title, revision: document.revision + 1 }, item: next };
}

/** The document was deleted on the server: delete it here, or report a conflict if text would be lost. */
export function applyServerDeletion({ document, item }: PresentRecord, isWanted = false): SyncRecord {
  const isHere = isDirty(document) || document.versionsToKeep.length > 0 || document.conflictData !== null;
  if (!isWanted && !isHere && item?.data.pressedAt == null) return { document: null, item: null };
  const conflictData = { serverVersion: null, localVersion: draftOf(document) };
  return { document: { ...document, syncStatus: 'conflict', conflictData }, item };
}

/** Applies a copy that the server sent unasked or when the document was opened; null: it was deleted. */
export function applyServerCopy(record: PresentRecord, copy: ServerCopy | null, now: number): SyncRecord {
  const { document, item } = copy ? rebase(record, copy) : applyServerDeletion(record);
  if (!document || (record.document.syncStatus === 'syncing' && !document.conflictData))
    return { document, item };
  const settled = settleStatus({ document, item });
  return document.base === record.document.base ? settled : enqueueSave(settled, { pressed: false, now });
}
