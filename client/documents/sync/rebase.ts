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

/** Rebases the record on the server's copy: merges if both have changed, else conflict. Compares server times only. */
export function rebase({ story, item }: PresentRecord, theirs: ServerCopy): PresentRecord {
  const { base } = story;
  const isOnlyTimeKnown = base?.content === '';
  const known = story.conflictData?.serverVersion ?? base;
  if (known && time(theirs) < time(known)) return { story, item };
  if (known && time(theirs) === time(known) && !isOnlyTimeKnown) return { story, item };
  const mine = toSentText(story);
  const ancestor = base && time(theirs) === time(base) ? theirs : ancestorOf(story, theirs);
  const told = {
    id: theirs.id,
    base: theirs,
    unacknowledgedHashes: [],
    // A privacy that was not changed here follows the server.
    privacyLevel: story.privacyLevel === base?.privacyLevel ? theirs.privacyLevel : story.privacyLevel,
    conflictData: null,
  };
  // A save that left the privacy as it was does not undo a change made elsewhere.
  const meant = item?.data.privacyLevel === base?.privacyLevel ? null : (item?.data.privacyLevel ?? null);
  const next = item && { ...item, data: { ...item.data, privacyLevel: meant } };
  if (sameFields(mine, theirs)) return { story: { ...story, ...told }, item: next };
  const { merged } = mergeDrafts(ancestor, mine, theirs, story.kind);
  if (!merged) {
    const { privacyLevel } = told;
    const conflicted: LocalDocument = {
      ...story,
      id: theirs.id,
      // The privacy is synced although the text is in conflict.
      base: { ...ancestor, privacyLevel: theirs.privacyLevel },
      privacyLevel,
      unacknowledgedHashes: [],
      syncStatus: 'conflict',
      conflictData: { serverVersion: theirs, localVersion: { ...draftOf(story), privacyLevel } },
    };
    return { story: conflicted, item: next };
  }
  const joined: LocalDocument = {
    ...story,
    ...told,
    ...merged,
    title: titleHere(story, merged.title),
    revision: story.revision + 1,
  };
  return { story: joined, item: next };
}

/** The document was deleted on the server: delete it here, or report a conflict if text would be lost. */
export function applyServerDeletion({ story, item }: PresentRecord, isWanted = false): SyncRecord {
  const isHere = isDirty(story) || story.versionsToKeep.length > 0 || story.conflictData !== null;
  if (!isWanted && !isHere && item?.data.pressedAt == null) return { story: null, item: null };
  return {
    item,
    story: {
      ...story,
      syncStatus: 'conflict',
      conflictData: { serverVersion: null, localVersion: draftOf(story) },
    },
  };
}
