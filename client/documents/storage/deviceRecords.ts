import type { IDBPObjectStore } from 'idb';
import type { SyncStatus } from '../model/model';
import { emptyRecord, type SyncRecord } from '../sync/syncRequest';
import {
  type OfflineConnection,
  type OfflineDatabase,
  type OfflineSchema,
  StorageError,
  toStorageError,
} from './database';
import {
  fromStored,
  fromStoredItem,
  type StoredDocument,
  type StoredItem,
  toStoredDocument,
  toStoredItem,
} from './storedRecords';
import { Timeouts } from './timeouts';

const bothStores = ['stories', 'syncQueue'] as const;
type Stories = IDBPObjectStore<OfflineSchema, typeof bothStores, 'stories', 'readonly'>;
type Queue = IDBPObjectStore<OfflineSchema, typeof bothStores, 'syncQueue', 'readonly'>;

/** Up to this number, reading records one by one is faster than reading all. */
const maxSingleReads = 20;

/** Records read in one request: this number blocks the page for a few milliseconds. */
const batchSize = 200;

/** Whether the connection was lost: the browser may close it at any time, without an event. */
const isLost = (error: unknown) =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError', 'AbortError'].includes(error.name);

interface DeviceRecordsDeps {
  memberId: string;
  database: OfflineDatabase;
  /** Write time-out in milliseconds: the writer must learn within a second that nothing is stored. */
  patienceMs?: number;
  onProblem?: (problem: StorageError | null) => void;
}

/** Reads get so many times the time-out of writes, so that an existing document isn't reported as missing. */
const readTimeoutFactor = 5;

/** A member's records in IndexedDB. What the device doesn't return is missing from the result, and problem() says why. */
export class DeviceRecords {
  private readonly patienceMs: number;
  private lastProblem: StorageError | null = null;
  private readonly timeouts = new Timeouts();

  constructor(private readonly deps: DeviceRecordsDeps) {
    this.patienceMs = deps.patienceMs ?? 700;
  }

  /** Why this device can't store at the moment. */
  problem = () => this.lastProblem;

  read(localId: string): Promise<SyncRecord> {
    return this.readTransaction(emptyRecord, async (stories, queue) =>
      this.toRecord(...(await Promise.all([stories.get(localId), queue.get(localId)]))),
    );
  }

  /** All of the member's records on this device. */
  all(): Promise<SyncRecord[]> {
    return this.readTransaction<SyncRecord[]>([], (stories, queue) =>
      this.joinItems(this.readInBatches(stories), queue.getAll()),
    );
  }

  /** The last changed of the wanted records, at most `count`. Reads as few texts as possible. */
  latest(count: number, isWanted: (entry: SyncRecord) => boolean): Promise<SyncRecord[]> {
    return this.readTransaction<SyncRecord[]>([], async (stories, queue) => {
      const localIds = (await stories.index('by-last-modified').getAllKeys()).reverse();
      const found: SyncRecord[] = [];
      for (let first = 0; first < localIds.length && found.length < count; first += count) {
        const localIdsOfBatch = localIds.slice(first, first + count);
        const entries = await Promise.all(
          localIdsOfBatch.map(async (localId) =>
            this.toRecord(...(await Promise.all([stories.get(localId), queue.get(localId)]))),
          ),
        );
        found.push(...entries.filter((entry) => entry.document && isWanted(entry)));
      }
      return found.slice(0, count);
    });
  }

  /** The records that aren't synced or are queued. The texts of the others, which are most, aren't read. */
  unsent(): Promise<SyncRecord[]> {
    return this.readTransaction<SyncRecord[]>([], async (stories, queue) => {
      const [localIds, synced, items] = await Promise.all([
        stories.getAllKeys(),
        stories.index('by-sync-status').getAllKeys('synced'),
        queue.getAll(),
      ]);
      const itemOf = new Map(items.map((item) => [item.id, item]));
      const sentIds = new Set(synced.filter((localId) => !itemOf.has(localId)));
      const unsentIds = localIds.filter((localId) => !sentIds.has(localId));
      if (unsentIds.length > maxSingleReads)
        return (await this.joinItems(this.readInBatches(stories), Promise.resolve(items))).filter(
          ({ document }) => document && !sentIds.has(document.localId),
        );
      return Promise.all(
        unsentIds.map(async (localId) => this.toRecord(await stories.get(localId), itemOf.get(localId))),
      );
    });
  }

  /** The records that are queued. The texts of the others aren't read, because that delays typing. */
  waiting(): Promise<SyncRecord[]> {
    return this.readTransaction<SyncRecord[]>([], async (stories, queue) => {
      const items = (await queue.getAll()).filter(this.isOwn);
      if (items.length > maxSingleReads)
        return (await this.joinItems(this.readInBatches(stories), Promise.resolve(items))).filter(
          ({ item }) => item,
        );
      return Promise.all(items.map(async (item) => this.toRecord(await stories.get(item.id), item)));
    });
  }

  withStatus(status: SyncStatus): Promise<SyncRecord[]> {
    return this.readTransaction<SyncRecord[]>([], (stories, queue) =>
      this.joinItems(stories.index('by-sync-status').getAll(status), queue.getAll()),
    );
  }

  /** The records with a status that aren't queued. The texts of the others aren't read. */
  unqueued(status: SyncStatus): Promise<SyncRecord[]> {
    return this.readTransaction<SyncRecord[]>([], async (stories, queue) => {
      const [localIds, queued] = await Promise.all([
        stories.index('by-sync-status').getAllKeys(status),
        queue.getAllKeys(),
      ]);
      const queuedIds = new Set(queued);
      const unqueuedIds = localIds.filter((localId) => !queuedIds.has(localId));
      return Promise.all(
        unqueuedIds.map(async (localId) => {
          const stored = await stories.get(localId);
          this.timeouts.restart();
          return this.toRecord(stored);
        }),
      );
    });
  }

  /**
   * Reads, decides and writes in one transaction over both stores. Rejects with a StorageError, and has stored nothing, if the
   * device can't store.
   */
  async change(localId: string, decide: (stored: SyncRecord) => SyncRecord): Promise<SyncRecord> {
    try {
      const after = await this.keep(localId, decide);
      this.setProblem(null);
      return after;
    } catch (error) {
      if (error instanceof StorageError) this.setProblem(error);
      throw error;
    }
  }

  /** Like change(), for a text that the server has as well: if the device can't store it, nobody is notified. */
  keep(localId: string, decide: (stored: SyncRecord) => SyncRecord): Promise<SyncRecord> {
    let transaction: { abort(): void } | null = null;
    let isCancelled = false;
    /** Returns false if the transaction has ended or is being committed. */
    const abort = () => {
      try {
        transaction?.abort();
        return true;
      } catch {
        return false;
      }
    };
    const work = this.withConnection(async (connection) => {
      if (isCancelled) throw new StorageError('blocked');
      const writing = connection.transaction(bothStores, 'readwrite', { durability: 'strict' });
      transaction = writing;
      const stories = writing.objectStore('stories');
      const queue = writing.objectStore('syncQueue');
      // A failed transaction rejects `done`, which would be an unhandled rejection without a listener.
      writing.done.catch(() => {});
      try {
        const stored = this.toRecord(...(await Promise.all([stories.get(localId), queue.get(localId)])));
        const { document, item } = decide(stored);
        if (document !== stored.document)
          await (document ? stories.put(toStoredDocument(document)) : stories.delete(localId));
        if (item !== stored.item)
          await (item && document ? queue.put(toStoredItem(item)) : queue.delete(localId));
        await writing.done;
        return { document, item };
      } catch (error) {
        if (isCancelled) throw new StorageError('blocked', { cause: error });
        abort();
        throw error;
      }
    });
    return this.timeouts.limit(work, this.patienceMs, () => {
      isCancelled = true;
      if (abort()) return true;
      // It ends as a change that took long.
      this.setProblem(new StorageError('blocked'));
      return false;
    });
  }

  /** Removes those of the synced documents that `choose` returns, if there are more than `moreThan`. */
  prune(choose: (entries: readonly SyncRecord[]) => readonly string[], moreThan = 0): Promise<void> {
    const work = this.withConnection(async (connection) => {
      const transaction = connection.transaction(bothStores, 'readwrite');
      transaction.done.catch(() => {});
      const stories = transaction.objectStore('stories');
      const synced = stories.index('by-sync-status');
      if ((await synced.count('synced')) > moreThan) {
        const entries = await this.joinItems(
          synced.getAll('synced'),
          transaction.objectStore('syncQueue').getAll(),
        );
        await Promise.all(choose(entries).map((localId) => stories.delete(localId)));
      }
      await transaction.done;
    });
    return this.timeouts.limit(work, this.patienceMs);
  }

  /** All records of the store `stories`, in batches, between which the page can do something else. */
  private async readInBatches(stories: Stories): Promise<StoredDocument[]> {
    const all: StoredDocument[] = [];
    for (;;) {
      const last = all.at(-1)?.localId;
      const after = last === undefined ? null : IDBKeyRange.lowerBound(last, true);
      const part = await stories.getAll(after, batchSize);
      this.timeouts.restart();
      all.push(...part);
      if (part.length < batchSize) return all;
    }
  }

  private readonly isOwn = (record: StoredDocument | StoredItem) => record.memberId === this.deps.memberId;

  /** The document and its queue item as a record, without those of other members. */
  private toRecord(stored?: StoredDocument, item?: StoredItem): SyncRecord {
    const ownItem = item && this.isOwn(item) ? item : null;
    return stored && this.isOwn(stored)
      ? fromStored(stored, ownItem)
      : { document: null, item: ownItem && fromStoredItem(ownItem) };
  }

  /** The member's documents, each with its queue item. */
  private async joinItems(
    documentsRead: Promise<StoredDocument[]>,
    itemsRead: Promise<StoredItem[]>,
  ): Promise<SyncRecord[]> {
    const [documents, items] = await Promise.all([documentsRead, itemsRead]);
    const itemOf = new Map(items.map((item) => [item.id, item]));
    return documents.filter(this.isOwn).map((stored) => this.toRecord(stored, itemOf.get(stored.localId)));
  }

  /** Reads; resolves to `nothing` if the device doesn't answer in time, or refuses. */
  private async readTransaction<T>(
    nothing: T,
    work: (stories: Stories, queue: Queue) => Promise<T>,
  ): Promise<T> {
    const reading = this.withConnection((connection) => {
      const transaction = connection.transaction(bothStores);
      return work(transaction.objectStore('stories'), transaction.objectStore('syncQueue'));
    });
    const isBlocked = this.lastProblem?.kind === 'blocked';
    try {
      const found = await this.timeouts.limit(reading, this.patienceMs * (isBlocked ? 1 : readTimeoutFactor));
      // A full device can be read.
      if (this.lastProblem?.kind !== 'full') this.setProblem(null);
      return found;
    } catch (error) {
      this.setProblem(toStorageError(error));
      return nothing;
    }
  }

  private setProblem(next: StorageError | null): void {
    if (this.lastProblem?.kind === next?.kind) return;
    this.lastProblem = next;
    this.deps.onProblem?.(next);
  }

  /** Runs work on the connection, and once more on a new one if that was lost. */
  private async withConnection<T>(work: (connection: OfflineConnection) => Promise<T>): Promise<T> {
    const { database } = this.deps;
    await database.init();
    try {
      return await work(database.connection());
    } catch (error) {
      if (!isLost(error)) throw error;
      database.renew();
      await database.init();
      return work(database.connection());
    }
  }
}
