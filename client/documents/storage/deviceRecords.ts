import type { IDBPObjectStore } from 'idb';
import type { SyncStatus } from '../model/model';
import type { SyncRecord } from '../sync/syncRequest';
import type { OfflineConnection, OfflineDatabase, OfflineSchema } from './database';
import {
  fromStored,
  fromStoredItem,
  type StoredDocument,
  type StoredItem,
  toStoredDocument,
  toStoredItem,
} from './storedRecords';

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

/** A member's records in IndexedDB. Its methods take as long as the device does, and throw what it throws. */
export class DeviceRecords {
  constructor(
    private readonly memberId: string,
    private readonly database: OfflineDatabase,
    /** Called when the device has returned a part of a long read. */
    private readonly onBatch: () => void,
  ) {}

  read(localId: string): Promise<SyncRecord> {
    return this.readTransaction(async (stories, queue) =>
      this.toRecord(...(await Promise.all([stories.get(localId), queue.get(localId)]))),
    );
  }

  all(): Promise<SyncRecord[]> {
    return this.readTransaction((stories, queue) =>
      this.joinItems(this.readInBatches(stories), queue.getAll()),
    );
  }

  /** The last changed of the wanted records, at most `count`. Reads as few texts as possible. */
  latest(count: number, isWanted: (entry: SyncRecord) => boolean): Promise<SyncRecord[]> {
    return this.readTransaction(async (stories, queue) => {
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
    return this.readTransaction(async (stories, queue) => {
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
    return this.readTransaction(async (stories, queue) => {
      const items = (await queue.getAll()).filter(this.isOwn);
      if (items.length > maxSingleReads)
        return (await this.joinItems(this.readInBatches(stories), Promise.resolve(items))).filter(
          ({ item }) => item,
        );
      return Promise.all(items.map(async (item) => this.toRecord(await stories.get(item.id), item)));
    });
  }

  withStatus(status: SyncStatus): Promise<SyncRecord[]> {
    return this.readTransaction((stories, queue) =>
      this.joinItems(stories.index('by-sync-status').getAll(status), queue.getAll()),
    );
  }

  /** The records with a status that aren't queued. The texts of the others aren't read. */
  unqueued(status: SyncStatus): Promise<SyncRecord[]> {
    return this.readTransaction(async (stories, queue) => {
      const [localIds, queued] = await Promise.all([
        stories.index('by-sync-status').getAllKeys(status),
        queue.getAllKeys(),
      ]);
      const queuedIds = new Set(queued);
      const unqueuedIds = localIds.filter((localId) => !queuedIds.has(localId));
      return Promise.all(
        unqueuedIds.map(async (localId) => {
          const stored = await stories.get(localId);
          this.onBatch();
          return this.toRecord(stored);
        }),
      );
    });
  }

  /** Reads, decides and writes in one transaction over both stores. */
  change(localId: string, decide: (stored: SyncRecord) => SyncRecord): Promise<SyncRecord> {
    return this.withConnection(async (connection) => {
      const transaction = connection.transaction(bothStores, 'readwrite', { durability: 'strict' });
      const stories = transaction.objectStore('stories');
      const queue = transaction.objectStore('syncQueue');
      // A failed transaction rejects `done`, which would be an unhandled rejection without a listener.
      transaction.done.catch(() => {});
      try {
        const stored = this.toRecord(...(await Promise.all([stories.get(localId), queue.get(localId)])));
        const { document, item } = decide(stored);
        if (document !== stored.document)
          await (document ? stories.put(toStoredDocument(document)) : stories.delete(localId));
        if (item !== stored.item)
          await (item && document ? queue.put(toStoredItem(item)) : queue.delete(localId));
        await transaction.done;
        return { document, item };
      } catch (error) {
        try {
          transaction.abort();
        } catch {
          // It has ended by itself.
        }
        throw error;
      }
    });
  }

  /** Removes those of the synced documents that `choose` returns, if there are more than `moreThan`. */
  prune(choose: (entries: readonly SyncRecord[]) => readonly string[], moreThan: number): Promise<void> {
    return this.withConnection(async (connection) => {
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
  }

  /** All records of the store `stories`, in batches, between which the page can do something else. */
  private async readInBatches(stories: Stories): Promise<StoredDocument[]> {
    const all: StoredDocument[] = [];
    for (;;) {
      const last = all.at(-1)?.localId;
      const after = last === undefined ? null : IDBKeyRange.lowerBound(last, true);
      const part = await stories.getAll(after, batchSize);
      this.onBatch();
      all.push(...part);
      if (part.length < batchSize) return all;
    }
  }

  private readonly isOwn = (record: StoredDocument | StoredItem) => record.memberId === this.memberId;

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

  private readTransaction<T>(work: (stories: Stories, queue: Queue) => Promise<T>): Promise<T> {
    return this.withConnection((connection) => {
      const transaction = connection.transaction(bothStores);
      return work(transaction.objectStore('stories'), transaction.objectStore('syncQueue'));
    });
  }

  /** Runs work on the connection, and once more on a new one if that was lost. */
  private async withConnection<T>(work: (connection: OfflineConnection) => Promise<T>): Promise<T> {
    const { database } = this;
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
