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
  /** Called when a record that was in memory only has been stored. */
  onStored?: (localId: string, entry: SyncRecord) => void;
}

/** A record held in memory only. */
interface InMemoryRecord {
  entry: SyncRecord;
  /** The stored record that it was derived from, if that was read. */
  seen: SyncRecord | null;
  /** An earlier state, written after `seen` was read but not confirmed in time: the device may have stored it. */
  unconfirmed: SyncRecord | null;
}

type Decide = (entry: SyncRecord) => SyncRecord;

const emptyRecord: SyncRecord = { document: null, item: null };
/** Reads get so many times the time-out of writes, so that an existing document isn't reported as missing. */
const readTimeoutFactor = 5;
const firstRetryMs = 500;

/** One attempt to change a record on the device. */
interface ChangeAttempt {
  /** Its result is in memory by now. */
  isOver: boolean;
  /** The stored record that was read. */
  seen: SyncRecord | null;
  /** The record that `decide` returned, or the error that it threw. */
  decided: SyncRecord | null;
  decideError: unknown;
}

function mergeWithMemory(
  stored: SyncRecord,
  { entry: held, seen: read, unconfirmed }: InMemoryRecord,
): SyncRecord {
  const seen = unconfirmed && isStoredAlike(stored, unconfirmed) ? unconfirmed : read;
  return reduce(stored, { type: 'memoryRestored', held, seen, newName: newLocalId(), now: Date.now() });
}

/** A member's records on this device; what the device can't store is in this tab's memory until it can. */
export class DocumentDb {
  private readonly device: DeviceRecords;
  private readonly inMemory = new Map<string, InMemoryRecord>();
  /** The records as last read: the basis of changes made while the device does not answer. */
  private readonly lastRead = new Map<string, SyncRecord>();
  private readonly patienceMs: number;
  private lastProblem: StorageError | null = null;
  /** Changes in one tab run one after the other, so that memory is never older than what a change has read. */
  private last: Promise<unknown> = Promise.resolve();
  private isRetrying = false;
  /** Functions that restart the time-outs of pending requests: called when the device has returned a part of a long read. */
  private readonly timeoutRestarts = new Set<() => void>();

  constructor(private readonly deps: DocumentDbDeps) {
    this.device = new DeviceRecords(deps.memberId, deps.database, () => {
      for (const restartTimeout of this.timeoutRestarts) restartTimeout();
    });
    this.patienceMs = deps.patienceMs ?? 700;
  }

  async read(localId: string): Promise<SyncRecord> {
    const { inMemory } = this;
    const held = inMemory.get(localId);
    if (held) return held.entry;
    try {
      const entry = await this.withTimeout(this.device.read(localId), this.readTimeoutMs());
      this.clearProblem();
      this.lastRead.set(localId, entry);
      return inMemory.get(localId)?.entry ?? entry;
    } catch (error) {
      this.setProblem(toStorageError(error));
      return inMemory.get(localId)?.entry ?? emptyRecord;
    }
  }

  /** All of the member's records on this device. */
  all(): Promise<SyncRecord[]> {
    return this.readAll(this.device.all(), () => true);
  }

  /** The records that the server may not have as they are. */
  unsent(): Promise<SyncRecord[]> {
    return this.readAll(this.device.unsent(), (entry) => !isSynced(entry));
  }

  /** The last changed of the wanted records, at most `count`. */
  async latest(count: number, isWanted: (entry: SyncRecord) => boolean): Promise<SyncRecord[]> {
    // Records in memory replace those of the device, so as many more are read.
    const onDevice = this.device.latest(count + this.inMemory.size, isWanted);
    const entries = await this.readAll(onDevice, isWanted);
    return entries.sort(lastChangedFirst).slice(0, count);
  }

  /** The records that are queued. */
  waiting(): Promise<SyncRecord[]> {
    return this.readAll(this.device.waiting(), ({ item }) => item !== null);
  }

  withStatus(status: SyncStatus): Promise<SyncRecord[]> {
    return this.readAll(this.device.withStatus(status), ({ document }) => document?.syncStatus === status);
  }

  /** The records with a status that aren't queued. */
  unqueued(status: SyncStatus): Promise<SyncRecord[]> {
    return this.readAll(
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
    return this.enqueue(() =>
      this.changeNow(localId, decide, this.isBlocked() ? this.patienceMs / 10 : this.patienceMs),
    );
  }

  /** Changes the record of a text that the server has as well: if the device can't store it, it is dropped without a notice. */
  keep(localId: string, decide: Decide): Promise<SyncRecord> {
    return this.enqueue(async () => {
      // Storing the texts that only this tab has comes first.
      if (this.inMemory.size > 0) throw new StorageError('blocked');
      const after = await this.withTimeout(this.device.change(localId, decide), this.patienceMs);
      this.lastRead.set(localId, after);
      return after;
    });
  }

  /** Removes those of the synced documents that `choose` returns, if there are more than `moreThan`. */
  prune(choose: (entries: readonly SyncRecord[]) => readonly string[], moreThan = 0): Promise<void> {
    return this.enqueue(() => this.withTimeout(this.device.prune(choose, moreThan), this.patienceMs));
  }

  /** Tries to store what is in memory only. Resolves to whether nothing is left in memory. */
  async flush(): Promise<boolean> {
    for (const localId of [...this.inMemory.keys()])
      await this.enqueue(() => this.changeNow(localId, (entry) => entry, this.patienceMs)).then(
        (entry) => this.deps.onStored?.(localId, entry),
        () => {},
      );
    return this.inMemory.size === 0;
  }

  /** Why this device can't store at the moment. */
  problem(): StorageError | null {
    return this.lastProblem;
  }

  private setProblem(next: StorageError | null): void {
    if (this.lastProblem?.kind === next?.kind) return;
    this.lastProblem = next;
    this.deps.onProblem?.(next);
  }

  private isBlocked(): boolean {
    return this.lastProblem?.kind === 'blocked';
  }

  private readTimeoutMs(): number {
    return this.isBlocked() ? this.patienceMs : this.patienceMs * readTimeoutFactor;
  }

  /** Called when the device has answered: there is no problem, unless records are still in memory only. */
  private clearProblem(): void {
    if (this.inMemory.size === 0) this.setProblem(null);
  }

  /** Rejects with StorageError('blocked') if the device does not answer in time. */
  private withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const restartTimeout = () => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new StorageError('blocked')), ms);
      };
      restartTimeout();
      this.timeoutRestarts.add(restartTimeout);
      work
        .then(resolve, (error) => reject(toStorageError(error)))
        .finally(() => {
          this.timeoutRestarts.delete(restartTimeout);
          clearTimeout(timer);
        });
    });
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    this.last = result.catch(() => {});
    return result;
  }

  /** Changes the record on the device; if that fails in the given time, in memory, and rejects with a StorageError. */
  private async changeNow(localId: string, decide: Decide, timeoutMs: number): Promise<SyncRecord> {
    const { inMemory, lastRead } = this;
    const attempt: ChangeAttempt = { isOver: false, seen: null, decided: null, decideError: null };
    const held = inMemory.get(localId);
    const change = this.device.change(localId, (stored) => {
      // A late transaction must not repeat a change that was made in memory meanwhile.
      if (attempt.isOver) throw new StorageError('blocked');
      attempt.seen = stored;
      return decideIn(attempt, decide, held ? mergeWithMemory(stored, held) : stored);
    });
    try {
      const after = await this.withTimeout(change, timeoutMs);
      lastRead.set(localId, after);
      inMemory.delete(localId);
      this.clearProblem();
      return after;
    } catch (error) {
      attempt.isOver = true;
      // An error of `decide` isn't the device's.
      if (attempt.decideError) throw attempt.decideError;
      const before = lastRead.get(localId) ?? null;
      // A transaction reads what every earlier one has stored.
      const { seen, unconfirmed } = attempt.seen
        ? { seen: attempt.seen, unconfirmed: attempt.decided }
        : (held ?? { seen: before, unconfirmed: null });
      const entry = attempt.decided ?? decideIn(attempt, decide, held?.entry ?? before ?? emptyRecord);
      // A removal is kept in memory only if there is a record that it removes.
      if (entry.document || held || before) inMemory.set(localId, { entry, seen, unconfirmed });
      const { kind } = toStorageError(error);
      const possiblyStored = [seen?.document ?? null, ...(unconfirmed ? [unconfirmed.document] : [])];
      const storageError = new StorageError(kind, { cause: error }, possiblyStored);
      this.setProblem(storageError);
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
  private async readAll(
    fromDevice: Promise<SyncRecord[]>,
    isWanted: (entry: SyncRecord) => boolean,
  ): Promise<SyncRecord[]> {
    const stored = await this.withTimeout(fromDevice, this.readTimeoutMs()).then(
      (entries) => {
        this.clearProblem();
        return entries;
      },
      (error) => {
        this.setProblem(toStorageError(error));
        return [];
      },
    );
    const { inMemory } = this;
    return [
      ...stored.filter(({ document }) => document && !inMemory.has(document.localId)),
      ...[...inMemory.values()].flatMap(({ entry }) => (entry.document && isWanted(entry) ? [entry] : [])),
    ];
  }
}

export const lastChangedFirst = (a: SyncRecord, b: SyncRecord) =>
  (b.document?.lastModified ?? 0) - (a.document?.lastModified ?? 0);

function decideIn(attempt: ChangeAttempt, decide: Decide, entry: SyncRecord): SyncRecord {
  try {
    const { document, item } = decide(entry);
    attempt.decided = { document, item };
    return attempt.decided;
  } catch (error) {
    attempt.decideError = error;
    throw error;
  }
}
