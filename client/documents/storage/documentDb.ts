import { backOff } from '../../relay/backOff';
import { newLocalId } from '../../relay/newLocalId';
import type { SyncStatus } from '../model/model';
import { reduce } from '../sync/reduce';
import { isSynced, type SyncRecord } from '../sync/syncRequest';
import { type OfflineDatabase, StorageError, toStorageError } from './database';
import { DeviceRecords } from './deviceRecords';
import { isStoredAlike } from './storedRecords';

interface DocumentDbDeps {
  memberId: string;
  database: OfflineDatabase;
  /** Write time-out in milliseconds: the writer must learn within a second that nothing is stored. */
  patienceMs?: number;
  onProblem?: (problem: StorageError | null) => void;
  /** Called when what was in memory only has been stored. */
  onKept?: (localId: string, entry: SyncRecord) => void;
}

/** A record held in memory only. */
interface InMemoryRecord {
  entry: SyncRecord;
  /** The stored one, if it was read, that it was derived from. */
  seen: SyncRecord | null;
  /** An earlier state of it, written after reading `seen` but not confirmed in time: it may be stored. */
  sent: SyncRecord | null;
}

type Decide = (entry: SyncRecord) => SyncRecord;

const nothing: SyncRecord = { document: null, item: null };
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

function restored(stored: SyncRecord, { entry: held, seen: read, sent }: InMemoryRecord): SyncRecord {
  const seen = sent && isStoredAlike(stored, sent) ? sent : read;
  return reduce(stored, { type: 'memoryRestored', held, seen, newName: newLocalId(), now: Date.now() });
}

/** A member's records on this device; what the device can't store is in this tab's memory until it can. */
export class DocumentDb {
  private readonly device: DeviceRecords;
  private readonly inMemory = new Map<string, InMemoryRecord>();
  /** The records as last read: the basis of changes made while the device does not answer. */
  private readonly known = new Map<string, SyncRecord>();
  private readonly patienceMs: number;
  private lastProblem: StorageError | null = null;
  /** Changes in one tab run one after the other, so that memory is never older than what a change has read. */
  private last: Promise<unknown> = Promise.resolve();
  private isRetrying = false;
  /** Restarts the time-outs of pending requests, whenever the device has returned a part of a long read. */
  private readonly waits = new Set<() => void>();

  constructor(private readonly deps: DocumentDbDeps) {
    this.device = new DeviceRecords(deps.memberId, deps.database, () => {
      for (const waitOn of this.waits) waitOn();
    });
    this.patienceMs = deps.patienceMs ?? 700;
  }

  async read(localId: string): Promise<SyncRecord> {
    const { inMemory } = this;
    const held = inMemory.get(localId);
    if (held) return held.entry;
    try {
      const entry = await this.inTime(this.device.read(localId), this.readingMs());
      this.answers();
      this.known.set(localId, entry);
      return inMemory.get(localId)?.entry ?? entry;
    } catch (error) {
      this.say(toStorageError(error));
      return inMemory.get(localId)?.entry ?? nothing;
    }
  }

  /** All of the member's records on this device. */
  all(): Promise<SyncRecord[]> {
    return this.reading(this.device.all(), () => true);
  }

  /** The records that the server may not have as they are. */
  unsent(): Promise<SyncRecord[]> {
    return this.reading(this.device.unsent(), (entry) => !isSynced(entry));
  }

  /** The last changed of the records that are asked for, at most `count`. */
  async latest(count: number, isAsked: (entry: SyncRecord) => boolean): Promise<SyncRecord[]> {
    // Of the device's, those that are in memory are left out, so that many more are read.
    const onDevice = this.device.latest(count + this.inMemory.size, isAsked);
    const entries = await this.reading(onDevice, isAsked);
    return entries.sort(lastChangedFirst).slice(0, count);
  }

  /** The records that are queued. */
  waiting(): Promise<SyncRecord[]> {
    return this.reading(this.device.waiting(), ({ item }) => item !== null);
  }

  withStatus(status: SyncStatus): Promise<SyncRecord[]> {
    return this.reading(this.device.withStatus(status), ({ document }) => document?.syncStatus === status);
  }

  /** The records with a status that aren't queued. */
  unqueued(status: SyncStatus): Promise<SyncRecord[]> {
    return this.reading(
      this.device.unqueued(status),
      ({ document, item }) => document?.syncStatus === status && !item,
    );
  }

  /**
   * Reads, decides and writes in one transaction over both stores. Rejects with a StorageError if the device can't store;
   * the change is then in this tab's memory, where it is read from, and is stored as soon as possible.
   */
  change(localId: string, decide: Decide): Promise<SyncRecord> {
    // Typing is faster than the time-out of a device that does not answer: only retries wait for it in full.
    return this.inTurn(() =>
      this.changeNow(localId, decide, this.isStuck() ? this.patienceMs / 10 : this.patienceMs),
    );
  }

  /** Changes the record of a text that the server has as well: if the device can't store it, it is dropped without a notice. */
  keep(localId: string, decide: Decide): Promise<SyncRecord> {
    return this.inTurn(async () => {
      // Texts that only this tab has come first.
      if (this.inMemory.size > 0) throw new StorageError('blocked');
      const after = await this.inTime(this.device.change(localId, decide), this.patienceMs);
      this.known.set(localId, after);
      return after;
    });
  }

  /** Removes those of the synced documents that `choose` returns, if there are more than `moreThan`. */
  prune(choose: (entries: readonly SyncRecord[]) => readonly string[], moreThan = 0): Promise<void> {
    return this.inTurn(() => this.inTime(this.device.prune(choose, moreThan), this.patienceMs));
  }

  /** Tries to store what is in memory only. Resolves to whether nothing is left in memory. */
  async flush(): Promise<boolean> {
    for (const localId of [...this.inMemory.keys()])
      await this.inTurn(() => this.changeNow(localId, (entry) => entry, this.patienceMs)).then(
        (entry) => this.deps.onKept?.(localId, entry),
        () => {},
      );
    return this.inMemory.size === 0;
  }

  /** Why this device can't store at the moment. */
  problem(): StorageError | null {
    return this.lastProblem;
  }

  private say(next: StorageError | null): void {
    if (this.lastProblem?.kind === next?.kind) return;
    this.lastProblem = next;
    this.deps.onProblem?.(next);
  }

  private isStuck(): boolean {
    return this.lastProblem?.kind === 'blocked';
  }

  private readingMs(): number {
    return this.isStuck() ? this.patienceMs : this.patienceMs * readingPatience;
  }

  /** The device has answered. */
  private answers(): void {
    if (this.inMemory.size === 0) this.say(null);
  }

  /** Rejects with StorageError('blocked') if the device does not answer in time. */
  private inTime<T>(work: Promise<T>, ms: number): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let limit: ReturnType<typeof setTimeout> | undefined;
      const waitOn = () => {
        clearTimeout(limit);
        limit = setTimeout(() => reject(new StorageError('blocked')), ms);
      };
      waitOn();
      this.waits.add(waitOn);
      work
        .then(resolve, (error) => reject(toStorageError(error)))
        .finally(() => {
          this.waits.delete(waitOn);
          clearTimeout(limit);
        });
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => {});
    return turn;
  }

  private async changeNow(localId: string, decide: Decide, patience: number): Promise<SyncRecord> {
    const { inMemory, known } = this;
    const turn: Turn = { isOver: false, seen: null, decided: null, refusal: null };
    const held = inMemory.get(localId);
    const keep = this.device.change(localId, (stored) => {
      // A device that answers late must not repeat what was done in memory meanwhile.
      if (turn.isOver) throw new StorageError('blocked');
      turn.seen = stored;
      return decideIn(turn, decide, held ? restored(stored, held) : stored);
    });
    try {
      const after = await this.inTime(keep, patience);
      known.set(localId, after);
      inMemory.delete(localId);
      this.answers();
      return after;
    } catch (error) {
      turn.isOver = true;
      // `decide` threw: that is no storage error.
      if (turn.refusal) throw turn.refusal;
      const before = known.get(localId) ?? null;
      // A transaction reads what every earlier one has stored.
      const { seen, sent } = turn.seen
        ? { seen: turn.seen, sent: turn.decided }
        : (held ?? { seen: before, sent: null });
      const entry = turn.decided ?? decideIn(turn, decide, held?.entry ?? before ?? nothing);
      // A record that was never read can't be removed.
      if (entry.document || held || before) inMemory.set(localId, { entry, seen, sent });
      const { kind } = toStorageError(error);
      const mayHave = [seen?.document ?? null, ...(sent ? [sent.document] : [])];
      const storageError = new StorageError(kind, { cause: error }, mayHave);
      this.say(storageError);
      this.retrySoon();
      throw storageError;
    }
  }

  /** Stores what is in memory as soon as the device accepts it, independently of the network. */
  private retrySoon(): void {
    if (this.isRetrying || this.inMemory.size === 0) return;
    this.isRetrying = true;
    const retryAfter = (failures: number) =>
      setTimeout(
        async () => {
          if (await this.flush()) this.isRetrying = false;
          else retryAfter(failures + 1);
        },
        backOff(failures, { firstMs: firstRetryMs, random: 1 }),
      );
    retryAfter(0);
  }

  /** Reads stored records, replaced by newer ones in memory. */
  private async reading(
    asked: Promise<SyncRecord[]>,
    isAsked: (entry: SyncRecord) => boolean,
  ): Promise<SyncRecord[]> {
    const kept = await this.inTime(asked, this.readingMs()).then(
      (entries) => {
        this.answers();
        return entries;
      },
      (error) => {
        this.say(toStorageError(error));
        return [];
      },
    );
    const { inMemory } = this;
    return [
      ...kept.filter(({ document }) => document && !inMemory.has(document.localId)),
      ...[...inMemory.values()].flatMap(({ entry }) => (entry.document && isAsked(entry) ? [entry] : [])),
    ];
  }
}

export const lastChangedFirst = (a: SyncRecord, b: SyncRecord) =>
  (b.document?.lastModified ?? 0) - (a.document?.lastModified ?? 0);

function decideIn(turn: Turn, decide: Decide, entry: SyncRecord): SyncRecord {
  try {
    const { document, item } = decide(entry);
    turn.decided = { document, item };
    return turn.decided;
  } catch (error) {
    turn.refusal = error;
    throw error;
  }
}
