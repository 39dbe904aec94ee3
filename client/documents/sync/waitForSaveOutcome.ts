import type { Clock } from './browserPorts';
import type { SaveOutcome } from './documentStore';
import type { SyncRecord } from './syncRequest';

/** How long a save by a button waits for the server, in milliseconds. */
const timeoutMs = 4_000;

interface SaveInProgress {
  /** The record when the button was pressed. */
  pressed: SyncRecord;
  /** Reads its present state. */
  read: () => Promise<SyncRecord>;
  subscribe: (listener: () => void) => () => void;
  canReach: () => boolean;
  clock: Clock;
}

/** The outcome of the save as of a record's state; null while the server may still answer soon. */
function outcomeOf(entry: SyncRecord, savedAt: number, canReach: boolean): SaveOutcome | null {
  const { document, item } = entry;
  if (!document) return { kind: 'waiting', id: null };
  if (document.conflictData) return { kind: 'conflict' };
  if (document.problem) return { kind: 'refused' };
  const pressedAt = item?.data.pressedAt ?? null;
  if ((pressedAt === null || pressedAt > savedAt) && document.id !== null)
    return { kind: 'synced', id: document.id };
  const isDelayed = !canReach || (item !== null && item.serverFailures > 0);
  return isDelayed ? { kind: 'waiting', id: document.id } : null;
}

/** Resolves to the outcome of a save as soon as it is known; to `waiting` if the server takes longer than the time-out. */
export async function waitForSaveOutcome({
  pressed,
  read,
  subscribe,
  canReach,
  clock,
}: SaveInProgress): Promise<SaveOutcome> {
  const savedAt = pressed.item?.data.pressedAt ?? 0;
  const outcomeNow = outcomeOf(pressed, savedAt, canReach());
  if (outcomeNow) return outcomeNow;
  return new Promise((resolve) => {
    const finish = (outcome: SaveOutcome) => {
      clock.clearTimeout(timer);
      unsubscribe();
      resolve(outcome);
    };
    const check = async () => {
      const outcome = outcomeOf(await read(), savedAt, canReach());
      if (outcome) finish(outcome);
    };
    const unsubscribe = subscribe(() => void check());
    const timer = clock.setTimeout(
      () => finish({ kind: 'waiting', id: pressed.document?.id ?? null }),
      timeoutMs,
    );
  });
}
