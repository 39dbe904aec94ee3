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
export function ancestorOf(story: LocalDocument, theirs: ServerCopy): ServerCopy {
  // Sent from here without an answer: nobody else has changed it.
  if (story.unacknowledgedHashes.includes(textHash(theirs)))
    return {
      ...theirs,
      tags: story.base?.tags ?? theirs.tags,
      details: story.base?.details ?? theirs.details,
    };
  if (story.base) return story.base;
  return { ...theirs, ...(story.firstSent ?? { title: '', content: '' }) };
}

/** The three-way merge of a document in conflict; null if the server's copy was deleted. */
export function mergeOfConflict(story: LocalDocument): DraftMerge | null {
  const theirs = story.conflictData?.serverVersion;
  return theirs ? mergeDrafts(ancestorOf(story, theirs), toSentText(story), theirs, story.kind) : null;
}

/** A generated title stays blank in the form. */
const titleHere = (story: LocalDocument, title: string) =>
  title === toSentText(story).title ? story.title : title;

/** The author must choose between the two texts, whose ancestor is the base. */
export const inConflict = (
  story: LocalDocument,
  serverVersion: ServerCopy,
  base: ServerCopy,
): LocalDocument => ({
  ...story,
  id: serverVersion.id,
  base,
  unacknowledgedHashes: [],
  syncStatus: 'conflict',
  conflictData: { serverVersion, localVersion: draftOf(story) },
});

/** Rebases the record on the server's copy: merges if both have changed, else conflict. Compares server times only. */
export function rebase({ story, item }: PresentRecord, theirs: ServerCopy): PresentRecord {
  const { base } = story;
  const isOnlyTimeKnown = base?.content === '';
  const known = story.conflictData?.serverVersion ?? base;
  if (known && time(theirs) < time(known)) return { story, item };
  if (known && time(theirs) === time(known) && !isOnlyTimeKnown) return { story, item };
  const mine = toSentText(story);
  const ancestor = base && time(theirs) === time(base) ? theirs : ancestorOf(story, theirs);
  // A privacy that was not changed here follows the server.
  const privacyLevel = story.privacyLevel === base?.privacyLevel ? theirs.privacyLevel : story.privacyLevel;
  // A save that left the privacy as it was does not undo a change made elsewhere.
  const meant = item?.data.privacyLevel === base?.privacyLevel ? null : (item?.data.privacyLevel ?? null);
  const next = item && { ...item, data: { ...item.data, privacyLevel: meant } };
  const rebased: LocalDocument = {
    ...story,
    id: theirs.id,
    base: theirs,
    unacknowledgedHashes: [],
    privacyLevel,
    conflictData: null,
  };
  if (sameFields(mine, theirs)) return { story: rebased, item: next };
  const { merged } = mergeDrafts(ancestor, mine, theirs, story.kind);
  if (!merged) {
    // The privacy is synced although the text is in conflict.
    const synced = { ...ancestor, privacyLevel: theirs.privacyLevel };
    return { story: inConflict({ ...story, privacyLevel }, theirs, synced), item: next };
  }
  const title = titleHere(story, merged.title);
  return { story: { ...rebased, ...merged, title, revision: story.revision + 1 }, item: next };
}

/** The document was deleted on the server: delete it here, or report a conflict if text would be lost. */
export function applyServerDeletion({ story, item }: PresentRecord, isWanted = false): SyncRecord {
  const isHere = isDirty(story) || story.versionsToKeep.length > 0 || story.conflictData !== null;
  if (!isWanted && !isHere && item?.data.pressedAt == null) return { story: null, item: null };
  const conflictData = { serverVersion: null, localVersion: draftOf(story) };
  return { story: { ...story, syncStatus: 'conflict', conflictData }, item };
}

/** Applies a copy that the server sent unasked or when the document was opened; null: it was deleted. */
export function applyServerCopy(record: PresentRecord, copy: ServerCopy | null, now: number): SyncRecord {
  const { story, item } = copy ? rebase(record, copy) : applyServerDeletion(record);
  if (!story || (record.story.syncStatus === 'syncing' && !story.conflictData)) return { story, item };
  const settled = settleStatus({ story, item });
  return story.base === record.story.base ? settled : enqueueSave(settled, { pressed: false, now });
}
