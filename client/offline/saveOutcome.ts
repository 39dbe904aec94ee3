import type { SaveOutcome } from './desk';
import type { Clock } from './syncEngine';
import type { Entry } from './syncRequest';

/** So long a press waits for the server before its author is let go on. */
const patienceMs = 4_000;

interface Watched {
  /** How the story stood when the button had been pressed. */
  pressed: Entry;
  read: () => Promise<Entry>;
  subscribe: (listener: () => void) => () => void;
  canReach: () => boolean;
  clock: Clock;
}

function outcomeOf(entry: Entry, stamp: number, canReach: boolean): SaveOutcome | null {
  const { story, item } = entry;
  if (!story) return { kind: 'waiting', id: null };
  if (story.conflictData) return { kind: 'conflict' };
  if (story.problem) return { kind: 'refused' };
  const pressedAt = item?.data.pressedAt ?? null;
  if ((pressedAt === null || pressedAt > stamp) && story.id !== null) return { kind: 'synced', id: story.id };
  const isHeldUp = !canReach || (item !== null && item.troubles > 0);
  return isHeldUp ? { kind: 'waiting', id: story.id } : null;
}

/** What comes of a save, as soon as that is known. */
export async function saveOutcome({
  pressed,
  read,
  subscribe,
  canReach,
  clock,
}: Watched): Promise<SaveOutcome> {
  const stamp = pressed.item?.data.pressedAt ?? 0;
  const known = outcomeOf(pressed, stamp, canReach());
  if (known) return known;
  return new Promise((resolve) => {
    const end = (outcome: SaveOutcome) => {
      clock.clearTimeout(limit);
      unsubscribe();
      resolve(outcome);
    };
    const look = async () => {
      const outcome = outcomeOf(await read(), stamp, canReach());
      if (outcome) end(outcome);
    };
    const unsubscribe = subscribe(() => void look());
    const limit = clock.setTimeout(() => end({ kind: 'waiting', id: pressed.story?.id ?? null }), patienceMs);
  });
}
