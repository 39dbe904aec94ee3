import { hasUnsentText, type LocalStory, newLocalId, type QueueItem, sameFields } from './model';
import { blankStory } from './records';
import { atRest } from './syncMachine';
import type { Entry, Here } from './syncRequest';
import { takeIn } from './takeIn';
import { writtenUpon } from './writtenUpon';

/** What a tab has in memory alone, and what the device had, as far as that was read, when it was decided. */
export interface Held {
  entry: Entry;
  seen: Entry | null;
}

/** Records come out of the device as copies, their fields in the order they went in. */
const isSame = (a: Entry, b: Entry) =>
  a.story?.revision === b.story?.revision && JSON.stringify(a) === JSON.stringify(b);

/** One wish of two: what was asked for in either is asked for, and nothing is deleted that one of them goes on with. */
function bothWishes(stored: QueueItem | null, held: QueueItem | null, seen: QueueItem | null) {
  // What was fulfilled while it could not be told to the device.
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

/** What both texts came from: what was read here last, or else the server's copy that this one was made from. */
function ancestorOf(held: LocalStory, seen: LocalStory | null): LocalStory {
  if (seen) return seen;
  const { title, content, tags, details } = held.base ?? blankStory(held.memberId, held.localId, 0);
  return { ...held, title, content, tags, details };
}

const union = <T>(a: readonly T[], b: readonly T[], keyOf: (value: T) => unknown): T[] => [
  ...a,
  ...b.filter((value) => !a.some((other) => keyOf(other) === keyOf(value))),
];

/**
 * Brings to the device what it could not keep before. Where it has something else by now, another tab's words or ones
 * that were never read here, both are joined as writing on a changed record joins them.
 */
export function rejoined(stored: Entry, { entry: held, seen }: Held): Entry {
  if (isSame(stored, held) || (seen && isSame(stored, seen))) return held;
  const { story: theirs } = stored;
  const { story: mine } = held;
  if (!mine) return stored;
  if (!theirs) return seen?.story && !hasUnsentText(mine) ? stored : held;
  const both: Here = {
    story: {
      ...theirs,
      id: theirs.id ?? mine.id,
      firstSent: theirs.firstSent ?? mine.firstSent,
      inDoubt: union(theirs.inDoubt, mine.inDoubt, (print) => print),
      savedOnce: theirs.savedOnce || mine.savedOnce,
      versionsToKeep: union(theirs.versionsToKeep, mine.versionsToKeep, ({ localId }) => localId),
      revision: Math.max(theirs.revision, mine.revision),
    },
    item: bothWishes(stored.item, held.item, seen?.item ?? null),
  };
  const copy = mine.conflictData?.serverVersion ?? mine.base;
  const current = copy ? takeIn(both, copy) : both;
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
    return current.story.syncStatus === 'syncing' ? current : atRest(current);
  const { story, item } = writtenUpon(current, ancestor, change, newLocalId(), now);
  return { story, item };
}
