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
const oneByOne = 20;

/** Reading this number of records holds up the page for a few milliseconds. */
const readAtOnce = 200;

/** The browser may close a connection at any time, without an event. */
const isLost = (error: unknown) =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError', 'AbortError'].includes(error.name);

/** A member's records in IndexedDB. Its methods take as long as the device does, and throw what it throws. */
export class DeviceRecords {
  constructor(
    private readonly memberId: string,
    private readonly database: OfflineDatabase,
    /** Called when the device has answered with a part of what is being read. */
    private readonly onPart: () => void,
  ) {}

  read(localId: string): Promise<SyncRecord> {
    return this.reading(async (stories, queue) =>
      this.own(...(await Promise.all([stories.get(localId), queue.get(localId)]))),
    );
  }

  all(): Promise<SyncRecord[]> {
    return this.reading((stories, queue) => this.together(this.inParts(stories), queue.getAll()));
  }

  /** The last changed of those that are asked for, at most `count`: reads as few texts as possible. */
  latest(count: number, isAsked: (entry: SyncRecord) => boolean): Promise<SyncRecord[]> {
    return this.reading(async (stories, queue) => {
      const localIds = (await stories.index('by-last-modified').getAllKeys()).reverse();
      const found: SyncRecord[] = [];
      for (let first = 0; first < localIds.length && found.length < count; first += count) {
        const some = localIds.slice(first, first + count);
        const entries = await Promise.all(
          some.map(async (localId) =>
            this.own(...(await Promise.all([stories.get(localId), queue.get(localId)]))),
          ),
        );
        found.push(...entries.filter((entry) => entry.document && isAsked(entry)));
      }
      return found.slice(0, count);
    });
  }

  /** The records that aren't synced or are queued. The texts of the others, which are most, aren't read. */
  unsent(): Promise<SyncRecord[]> {
    return this.reading(async (stories, queue) => {
      const [localIds, synced, items] = await Promise.all([
        stories.getAllKeys(),
        stories.index('by-sync-status').getAllKeys('synced'),
        queue.getAll(),
      ]);
      const itemOf = new Map(items.map((item) => [item.id, item]));
      const isLeft = new Set(synced.filter((localId) => !itemOf.has(localId)));
      const asked = localIds.filter((localId) => !isLeft.has(localId));
      if (asked.length > oneByOne)
        return (await this.together(this.inParts(stories), Promise.resolve(items))).filter(
          ({ document }) => document && !isLeft.has(document.localId),
        );
      return Promise.all(
        asked.map(async (localId) => this.own(await stories.get(localId), itemOf.get(localId))),
      );
    });
  }

  /** The records that are queued. The texts of the others aren't read, because that delays typing. */
  waiting(): Promise<SyncRecord[]> {
    return this.reading(async (stories, queue) => {
      const items = (await queue.getAll()).filter(this.isOwn);
      if (items.length > oneByOne)
        return (await this.together(this.inParts(stories), Promise.resolve(items))).filter(
          ({ item }) => item,
        );
      return Promise.all(items.map(async (item) => this.own(await stories.get(item.id), item)));
    });
  }

  withStatus(status: SyncStatus): Promise<SyncRecord[]> {
    return this.reading((stories, queue) =>
      this.together(stories.index('by-sync-status').getAll(status), queue.getAll()),
    );
  }

  /** The records with a status that aren't queued. The texts of the others aren't read. */
  unqueued(status: SyncStatus): Promise<SyncRecord[]> {
    return this.reading(async (stories, queue) => {
      const [localIds, queued] = await Promise.all([
        stories.index('by-sync-status').getAllKeys(status),
        queue.getAllKeys(),
      ]);
      const others = new Set(queued);
      const left = localIds.filter((localId) => !others.has(localId));
      return Promise.all(
        left.map(async (localId) => {
          const stored = await stories.get(localId);
          this.onPart();
          return this.own(stored);
        }),
      );
    });
  }

  /** Reads, decides and writes in one transaction over both stores. */
  change(localId: string, decide: (stored: SyncRecord) => SyncRecord): Promise<SyncRecord> {
    return this.connected(async (connection) => {
      const transaction = connection.transaction(bothStores, 'readwrite', { durability: 'strict' });
      const stories = transaction.objectStore('stories');
      const queue = transaction.objectStore('syncQueue');
      // A failed transaction rejects `done`, which would be an unhandled rejection without a listener.
      transaction.done.catch(() => {});
      try {
        const stored = this.own(...(await Promise.all([stories.get(localId), queue.get(localId)])));
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

  prune(choose: (entries: readonly SyncRecord[]) => readonly string[], moreThan: number): Promise<void> {
    return this.connected(async (connection) => {
      const transaction = connection.transaction(bothStores, 'readwrite');
      transaction.done.catch(() => {});
      const stories = transaction.objectStore('stories');
      const synced = stories.index('by-sync-status');
      if ((await synced.count('synced')) > moreThan) {
        const entries = await this.together(
          synced.getAll('synced'),
          transaction.objectStore('syncQueue').getAll(),
        );
        await Promise.all(choose(entries).map((localId) => stories.delete(localId)));
      }
      await transaction.done;
    });
  }

  /** All of a store's records; between its parts, the page can do something else. */
  private async inParts(stories: Stories): Promise<StoredDocument[]> {
    const all: StoredDocument[] = [];
    for (;;) {
      const last = all.at(-1)?.localId;
      const after = last === undefined ? null : IDBKeyRange.lowerBound(last, true);
      const part = await stories.getAll(after, readAtOnce);
      this.onPart();
      all.push(...part);
      if (part.length < readAtOnce) return all;
    }
  }

  private readonly isOwn = (record: StoredDocument | StoredItem) => record.memberId === this.memberId;

  private own(stored?: StoredDocument, item?: StoredItem): SyncRecord {
    const ownItem = item && this.isOwn(item) ? item : null;
    return stored && this.isOwn(stored)
      ? fromStored(stored, ownItem)
      : { document: null, item: ownItem && fromStoredItem(ownItem) };
  }

  private async together(
    asked: Promise<StoredDocument[]>,
    askedItems: Promise<StoredItem[]>,
  ): Promise<SyncRecord[]> {
    const [documents, items] = await Promise.all([asked, askedItems]);
    const itemOf = new Map(items.map((item) => [item.id, item]));
    return documents.filter(this.isOwn).map((stored) => this.own(stored, itemOf.get(stored.localId)));
  }

  private reading<T>(work: (stories: Stories, queue: Queue) => Promise<T>): Promise<T> {
    return this.connected((connection) => {
      const transaction = connection.transaction(bothStores);
      return work(transaction.objectStore('stories'), transaction.objectStore('syncQueue'));
    });
  }

  /** Runs work on the connection, and once more on a new one if that was lost. */
  private async connected<T>(work: (connection: OfflineConnection) => Promise<T>): Promise<T> {
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
