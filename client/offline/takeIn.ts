import { fingerprint } from './fingerprint';
import { type DraftMerge, mergeDrafts } from './merge';
import { asSent, draftOf, isDirty, type LocalStory, type ServerCopy, sameFields } from './model';
import type { Entry, Here } from './syncRequest';

const time = (copy: ServerCopy) => Date.parse(copy.updatedAt);

/** What both texts came from, as far as this device knows. */
export function ancestorOf(story: LocalStory, theirs: ServerCopy): ServerCopy {
  // Sent from here, and its answer was lost: nobody else has changed it.
  if (story.inDoubt.includes(fingerprint(theirs)))
    return {
      ...theirs,
      tags: story.base?.tags ?? theirs.tags,
      details: story.base?.details ?? theirs.details,
    };
  if (story.base) return story.base;
  return { ...theirs, ...(story.firstSent ?? { title: '', content: '' }) };
}

/** The three texts of a story in conflict, joined as far as they can be; null where the server has none. */
export function mergeOfConflict(story: LocalStory): DraftMerge | null {
  const theirs = story.conflictData?.serverVersion;
  return theirs ? mergeDrafts(ancestorOf(story, theirs), asSent(story), theirs, story.kind) : null;
}

/** A title that nobody gave stays blank on the screen while the server's is still the one it goes by. */
const titleHere = (story: LocalStory, title: string) => (title === asSent(story).title ? story.title : title);

/**
 * Takes in a copy that the server told: joins it with the text of here where both changed, and asks where that can't be.
 * Only the server's own times are compared with each other.
 */
export function takeIn({ story, item }: Here, theirs: ServerCopy): Here {
  const { base } = story;
  const isOnlyTimeKnown = base?.content === '';
  const known = story.conflictData?.serverVersion ?? base;
  if (known && time(theirs) < time(known)) return { story, item };
  if (known && time(theirs) === time(known) && !isOnlyTimeKnown) return { story, item };
  const mine = asSent(story);
  const ancestor = base && time(theirs) === time(base) ? theirs : ancestorOf(story, theirs);
  const told = {
    id: theirs.id,
    base: theirs,
    inDoubt: [],
    // What was not chosen here follows the server.
    privacyLevel: story.privacyLevel === base?.privacyLevel ? theirs.privacyLevel : story.privacyLevel,
    conflictData: null,
  };
  // A button that left the privacy as it was does not undo what was chosen elsewhere since.
  const meant = item?.data.privacyLevel === base?.privacyLevel ? null : (item?.data.privacyLevel ?? null);
  const next = item && { ...item, data: { ...item.data, privacyLevel: meant } };
  if (sameFields(mine, theirs)) return { story: { ...story, ...told }, item: next };
  const { merged } = mergeDrafts(ancestor, mine, theirs, story.kind);
  if (!merged) {
    const { privacyLevel } = told;
    const conflicted: LocalStory = {
      ...story,
      id: theirs.id,
      // The privacy is told apart from the text, which waits for its author.
      base: { ...ancestor, privacyLevel: theirs.privacyLevel },
      privacyLevel,
      inDoubt: [],
      syncStatus: 'conflict',
      conflictData: { serverVersion: theirs, localVersion: { ...draftOf(story), privacyLevel } },
    };
    return { story: conflicted, item: next };
  }
  const joined: LocalStory = {
    ...story,
    ...told,
    ...merged,
    title: titleHere(story, merged.title),
    revision: story.revision + 1,
  };
  return { story: joined, item: next };
}

/** The story was deleted on the server. Where nothing is here that would be lost, it goes here, too. */
export function takeInDeletion({ story, item }: Here, isWanted = false): Entry {
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
