import type { Privacy } from '../../lib/privacy';
import { type DraftMerge, mergeDrafts } from '../model/merge';
import {
  draftOf,
  isDirty,
  type LocalDocument,
  type ServerCopy,
  sameFields,
  type TextFields,
  toSentText,
} from '../model/model';
import {
  isReadByOthers,
  isWithdrawnSince,
  type PublishedText,
  publishedOf,
  samePublished,
} from '../model/published';
import { textHash } from '../model/textHash';
import { enqueueSave, settleStatus } from './queue';
import type { PresentRecord, SyncRecord } from './syncRequest';

const timeOf = (copy: ServerCopy) => Date.parse(copy.updatedAt);

/** The common ancestor of both texts, as far as this device knows. */
function ancestorOf(document: LocalDocument, theirs: ServerCopy): ServerCopy {
  // The server's text was sent from here, without an answer: nobody else has changed it.
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

/** The title for the form, where an untitled story stays blank although a title is generated for the server. */
const localTitle = (document: LocalDocument, title: string) =>
  title === toSentText(document).title ? document.title : title;

/** The document in a conflict, in which its author must choose between both texts; `base` is their ancestor. */
export const withConflict = (
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

/** Adds details of the server's copy that this record doesn't have, because an earlier version of the app stored it. */
function withNewDetails(document: LocalDocument, base: ServerCopy, { details }: ServerCopy): LocalDocument {
  if (Object.keys(details).every((key) => key in base.details)) return document;
  return {
    ...document,
    details: { ...details, ...document.details },
    base: { ...base, details: { ...details, ...base.details } },
  };
}

/** Merges the local text with the server's; `merged` is null if they clash. */
function mergeWith(document: LocalDocument, theirs: ServerCopy) {
  const { base, kind } = document;
  const mine = toSentText(document);
  const ancestor = base && timeOf(theirs) === timeOf(base) ? theirs : ancestorOf(document, theirs);
  const { merged } = sameFields(mine, theirs)
    ? { merged: theirs }
    : mergeDrafts(ancestor, mine, theirs, kind);
  return { ancestor, merged };
}

/** Rebases the record on the server's copy: merges if both have changed, else conflict. Compares server times only. */
export function rebase({ document, item }: PresentRecord, theirs: ServerCopy): PresentRecord {
  const { base } = document;
  const isOnlyTimeKnown = base?.content === '';
  const known = document.conflictData?.serverVersion ?? base;
  if (known && timeOf(theirs) < timeOf(known)) return { document, item };
  if (known && timeOf(theirs) === timeOf(known) && !isOnlyTimeKnown)
    return { document: known === base ? withNewDetails(document, base, theirs) : document, item };
  const mine = toSentText(document);
  const { ancestor, merged } = mergeWith(document, theirs);
  // A privacy that wasn't changed here follows the server's, and so does one that would share a story again that its author has
  // withdrawn elsewhere.
  const isWithdrawn = isWithdrawnSince(base, theirs);
  const localChoice = (level: Privacy | null = null) =>
    level === base?.privacyLevel || (isWithdrawn && isReadByOthers(level)) ? null : level;
  const privacyLevel = localChoice(document.privacyLevel) ?? theirs.privacyLevel;
  const requestedPrivacy = localChoice(item?.data.privacyLevel);
  const next = item && { ...item, data: { ...item.data, privacyLevel: requestedPrivacy } };
  const rebasedPublishing = rebasePublishing(
    isWithdrawn ? { ...document, publishing: null } : document,
    theirs,
    requestedPrivacy,
  );
  const rebased: LocalDocument = {
    ...document,
    id: theirs.id,
    base: theirs,
    unacknowledgedHashes: [],
    privacyLevel,
    publishing: rebasedPublishing.publishing,
    conflictData: null,
  };
  if (!merged || rebasedPublishing.isClash) {
    // The privacy is synced although the text is in conflict.
    const synced = { ...ancestor, privacyLevel: theirs.privacyLevel };
    const { publishing } = rebasedPublishing;
    return { document: withConflict({ ...document, privacyLevel, publishing }, theirs, synced), item: next };
  }
  const { title: mergedTitle, content, tags, details } = merged;
  const text = { title: localTitle(document, mergedTitle), content, tags, details };
  const isUnchanged = sameFields(mine, theirs);
  const revision = document.revision + 1;
  const current = isUnchanged ? rebased : { ...rebased, ...text, revision };
  return rebaseOnPublished({ document: current, item: next }, publishedOf(base));
}

/**
 * The text that waits to be published, after the server's copy has changed: it is merged with a text that was published elsewhere,
 * never with an unpublished one. If they clash, the author has to publish again.
 */
function rebasePublishing(
  { publishing, base, kind }: LocalDocument,
  theirs: ServerCopy,
  requestedPrivacy: Privacy | null,
): { publishing: TextFields | null; isClash: boolean } {
  // Nothing to publish, or withdrawn elsewhere.
  if (!publishing || (theirs.privacyLevel === 'PRIVATE' && !isReadByOthers(requestedPrivacy)))
    return { publishing: null, isClash: false };
  const [before, after] = [publishedOf(base), publishedOf(theirs)];
  if (!after || (before && samePublished(before, after))) return { publishing, isClash: false };
  const { details } = publishing;
  const ancestor = before ?? base ?? { title: '', content: '', tags: [] };
  const { merged } = mergeDrafts({ ...ancestor, details }, publishing, { ...after, details }, kind);
  return { publishing: merged, isClash: merged === null };
}

/** Takes over what was published after the server's draft was made; `before` is what was published then, if known. */
export function rebaseOnPublished(
  { document, item }: PresentRecord,
  before: PublishedText | null,
): PresentRecord {
  const { base, kind } = document;
  // A conflict of the draft itself comes first.
  if (document.conflictData || !base?.isConflicting || !base.published) return { document, item };
  const mine = toSentText(document);
  const { details } = mine;
  const theirs = { ...base.published, details };
  const ancestor = { ...(before ?? { title: '', content: '', tags: [] }), details };
  const { merged } = mergeDrafts(ancestor, mine, theirs, kind);
  if (!merged) {
    const { published, isConflicting: _, ...copy } = base;
    const serverVersion: ServerCopy = { ...copy, ...published, isConflicting: true };
    return { document: withConflict(document, serverVersion, { ...copy, ...ancestor }), item };
  }
  if (sameFields(merged, mine)) return { document, item };
  const title = localTitle(document, merged.title);
  return { document: { ...document, ...merged, title, revision: document.revision + 1 }, item };
}

/** Applies a deletion on the server: deletes the document here, or makes it a conflict if text would be lost. */
export function applyServerDeletion({ document, item }: PresentRecord, wasRequestedHere = false): SyncRecord {
  const hasLocalText =
    isDirty(document) || document.versionsToKeep.length > 0 || document.conflictData !== null;
  if (!wasRequestedHere && !hasLocalText && item?.data.pressedAt == null)
    return { document: null, item: null };
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
