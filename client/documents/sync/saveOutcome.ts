import type { Clock } from './browserPorts';
import type { SaveOutcome } from './documentStore';
import type { SyncRecord } from './syncRequest';

/** How long a save by a button waits for the server, in milliseconds. */
const patienceMs = 4_000;

interface Watched {
  /** The record when the button was pressed. */
  pressed: SyncRecord;
  read: () => Promise<SyncRecord>;
  subscribe: (listener: () => void) => () => void;
  canReach: () => boolean;
  clock: Clock;
}

function outcomeOf(entry: SyncRecord, stamp: number, canReach: boolean): SaveOutcome | null {
  const { document, item } = entry;
  if (!document) return { kind: 'waiting', id: null };
  if (document.conflictData) return { kind: 'conflict' };
  if (document.problem) return { kind: 'refused' };
  const pressedAt = item?.data.pressedAt ?? null;
  if ((pressedAt === null || pressedAt > stamp) && document.id !== null)
    return { kind: 'synced', id: document.id };
  const isHeldUp = !canReach || (item !== null && item.serverFailures > 0);
  return isHeldUp ? { kind: 'waiting', id: document.id } : null;
}

/** Resolves to the outcome of a save as soon as it is known. */
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
    const limit = clock.setTimeout(
      () => end({ kind: 'waiting', id: pressed.document?.id ?? null }),
      patienceMs,
    );
  });
}
