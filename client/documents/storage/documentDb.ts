import { backOff } from '../../relay/backOff';
import { newLocalId } from '../../relay/newLocalId';
import type { SyncStatus } from '../model/model';
import { reduce } from '../sync/reduce';
import type { SyncRecord } from '../sync/syncRequest';
import { type OfflineDatabase, StorageError, toStorageError } from './database';
import { inTime } from './deviceAnswers';
import { createDeviceRecords } from './deviceRecords';

export interface DocumentDb {
  read(localId: string): Promise<SyncRecord>;
  /** All of the member's records on this device. */
  all(): Promise<SyncRecord[]>;
  /** The records that are queued. */
  waiting(): Promise<SyncRecord[]>;
  withStatus(status: SyncStatus): Promise<SyncRecord[]>;
  /**
   * Reads, decides and writes in one transaction over both stores. Rejects with a StorageError if the device can't store;
   * the change is then in this tab's memory, where it is read from, and is stored as soon as possible.
   */
  change(localId: string, decide: (entry: SyncRecord) => SyncRecord): Promise<SyncRecord>;
  /** Removes the documents that `choose` returns, if there are more than `moreThan`. */
  prune(choose: (entries: readonly SyncRecord[]) => readonly string[], moreThan?: number): Promise<void>;
  /** Tries to store what is in memory only. Resolves to whether nothing is left in memory. */
  flush(): Promise<boolean>;
  /** Why this device can't store at the moment. */
  problem(): StorageError | null;
}

export interface DocumentDbDeps {
  memberId: string;
  database: OfflineDatabase;
  /** Write time-out in milliseconds: the writer must learn within a second that nothing is stored. */
  patienceMs?: number;
  onProblem?: (problem: StorageError | null) => void;
  /** Called when what was in memory only has been stored. */
  onKept?: (localId: string, entry: SyncRecord) => void;
}

/** A record held in memory only, and the stored one, if it was read, that it was derived from. */
interface InMemoryRecord {
  entry: SyncRecord;
  seen: SyncRecord | null;
}

const nothing: SyncRecord = { story: null, item: null };
/** Read timeout multiplier: an existing document must not be reported as missing. */
const readingPatience = 5;
const firstRetryMs = 500;

/** The state of one change, whether or not the device stores it. */
interface Turn {
  isOver: boolean;
  seen: SyncRecord | null;
  decided: SyncRecord | null;
  refusal: unknown;
}

const restored = (stored: SyncRecord, { entry: held, seen }: InMemoryRecord): SyncRecord =>
  reduce(stored, { type: 'memoryRestored', held, seen, newName: newLocalId(), now: Date.now() });

export function createDocumentDb({
  memberId,
  database,
  patienceMs = 700,
  onProblem = () => {},
  onKept = () => {},
}: DocumentDbDeps): DocumentDb {
  const device = createDeviceRecords(memberId, database);
  const inMemory = new Map<string, InMemoryRecord>();
  /** The records as last read: the basis of changes made while the device does not answer. */
  const known = new Map<string, SyncRecord>();
  let problem: StorageError | null = null;
  /** Changes in one tab run one after the other, so that memory is never older than what a change has read. */
  let last: Promise<unknown> = Promise.resolve();
  let isRetrying = false;

  function say(next: StorageError | null) {
    if (problem?.kind === next?.kind) return;
    problem = next;
    onProblem(next);
  }

  const isStuck = () => problem?.kind === 'blocked';
  const readingMs = () => (isStuck() ? patienceMs : patienceMs * readingPatience);

  /** The device has answered. */
  function answers() {
    if (inMemory.size === 0) say(null);
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  }

  function decideIn(turn: Turn, decide: (entry: SyncRecord) => SyncRecord, entry: SyncRecord): SyncRecord {
    try {
      const { story, item } = decide(entry);
      turn.decided = { story, item };
      return turn.decided;
    } catch (error) {
      turn.refusal = error;
      throw error;
    }
  }

  async function changeNow(
    localId: string,
    decide: (entry: SyncRecord) => SyncRecord,
    patience: number,
  ): Promise<SyncRecord> {
    const turn: Turn = { isOver: false, seen: null, decided: null, refusal: null };
    const held = inMemory.get(localId);
    const keep = device.change(localId, (stored) => {
      // A device that answers late must not repeat what was done in memory meanwhile.
      if (turn.isOver) throw new StorageError('blocked');
      turn.seen = stored;
      return decideIn(turn, decide, held ? restored(stored, held) : stored);
    });
    try {
      const after = await inTime(keep, patience);
      known.set(localId, after);
      inMemory.delete(localId);
      answers();
      return after;
    } catch (error) {
      turn.isOver = true;
      // `decide` threw: that is no storage error.
      if (turn.refusal) throw turn.refusal;
      const before = known.get(localId) ?? null;
      const entry = turn.decided ?? decideIn(turn, decide, held?.entry ?? before ?? nothing);
      // A record that was never read can't be removed.
      if (entry.story || held || before)
        inMemory.set(localId, { entry, seen: turn.seen ?? (held ? held.seen : before) });
      const storageError = toStorageError(error);
      say(storageError);
      retrySoon();
      throw storageError;
    }
  }

  async function flush() {
    for (const localId of [...inMemory.keys()])
      await inTurn(() => changeNow(localId, (entry) => entry, patienceMs)).then(
        (entry) => onKept(localId, entry),
        () => {},
      );
    return inMemory.size === 0;
  }

  /** Stores what is in memory as soon as the device accepts it, independently of the network. */
  function retrySoon() {
    if (isRetrying || inMemory.size === 0) return;
    isRetrying = true;
    const retryAfter = (failures: number) =>
      setTimeout(
        async () => {
          if (await flush()) isRetrying = false;
          else retryAfter(failures + 1);
        },
        backOff(failures, { firstMs: firstRetryMs, random: 1 }),
      );
    retryAfter(0);
  }

  /** Reads stored records, replaced by newer ones in memory. */
  async function reading(
    asked: Promise<SyncRecord[]>,
    isAsked: (entry: SyncRecord) => boolean,
  ): Promise<SyncRecord[]> {
    const kept = await inTime(asked, readingMs()).then(
      (entries) => {
        answers();
        return entries;
      },
      (error) => {
        say(toStorageError(error));
        return [];
      },
    );
    return [
      ...kept.filter(({ story }) => story && !inMemory.has(story.localId)),
      ...[...inMemory.values()].flatMap(({ entry }) => (entry.story && isAsked(entry) ? [entry] : [])),
    ];
  }

  return {
    all: () => reading(device.all(), () => true),
    waiting: () => reading(device.waiting(), ({ item }) => item !== null),
    withStatus: (status) => reading(device.withStatus(status), ({ story }) => story?.syncStatus === status),
    async read(localId) {
      const held = inMemory.get(localId);
      if (held) return held.entry;
      try {
        const entry = await inTime(device.read(localId), readingMs());
        answers();
        known.set(localId, entry);
        return inMemory.get(localId)?.entry ?? entry;
      } catch (error) {
        say(toStorageError(error));
        return inMemory.get(localId)?.entry ?? nothing;
      }
    },
    // Typing is faster than the time-out of a device that does not answer: only retries wait for it in full.
    change: (localId, decide) =>
      inTurn(() => changeNow(localId, decide, isStuck() ? patienceMs / 10 : patienceMs)),
    prune: (choose, moreThan = 0) => inTurn(() => device.prune(choose, moreThan)),
    flush,
    problem: () => problem,
  };
}
