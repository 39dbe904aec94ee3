import type { SyncStatus } from '../model/model';
import type { SyncRecord } from '../sync/syncRequest';
import type { OfflineConnection, OfflineDatabase } from './database';
import { withConnection } from './deviceAnswers';
import {
  fromStoredDocument,
  fromStoredItem,
  memberOf,
  type StoredDocument,
  type StoredItem,
  toStoredDocument,
  toStoredItem,
} from './storedRecords';

const bothStores = ['stories', 'syncQueue'] as const;
/** Up to this number, reading records one by one is faster than reading all. */
const oneByOne = 20;

/** A member's records in IndexedDB. Its methods take as long as the device does, and throw what it throws. */
export function createDeviceRecords(memberId: string, database: OfflineDatabase) {
  const connected = withConnection(database);

  const isOwn = (record: StoredDocument | StoredItem) => memberOf(record) === memberId;
  const own = (story?: StoredDocument, item?: StoredItem): SyncRecord => ({
    story: story && isOwn(story) ? fromStoredDocument(story) : null,
    item: item && isOwn(item) ? fromStoredItem(item) : null,
  });

  async function together(
    asked: Promise<StoredDocument[]>,
    askedItems: Promise<StoredItem[]>,
  ): Promise<SyncRecord[]> {
    const [stories, items] = await Promise.all([asked, askedItems]);
    const itemOf = new Map(items.map((item) => [item.id, item]));
    return stories.filter(isOwn).map((story) => own(story, itemOf.get(story.localId)));
  }

  async function commit(
    connection: OfflineConnection,
    localId: string,
    decide: (stored: SyncRecord) => SyncRecord,
  ): Promise<SyncRecord> {
    const transaction = connection.transaction(bothStores, 'readwrite', { durability: 'strict' });
    const stories = transaction.objectStore('stories');
    const queue = transaction.objectStore('syncQueue');
    // A failed transaction rejects `done`, which would be an unhandled rejection without a listener.
    transaction.done.catch(() => {});
    try {
      const stored = own(...(await Promise.all([stories.get(localId), queue.get(localId)])));
      const { story, item } = decide(stored);
      if (story !== stored.story)
        await (story ? stories.put(toStoredDocument(story)) : stories.delete(localId));
      if (item !== stored.item) await (item && story ? queue.put(toStoredItem(item)) : queue.delete(localId));
      await transaction.done;
      return { story, item };
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
      throw error;
    }
  }

  return {
    read: (localId: string) =>
      connected(async (connection) => {
        const transaction = connection.transaction(bothStores);
        return own(
          ...(await Promise.all([
            transaction.objectStore('stories').get(localId),
            transaction.objectStore('syncQueue').get(localId),
          ])),
        );
      }),
    all: () =>
      connected((connection) => {
        const transaction = connection.transaction(bothStores);
        return together(
          transaction.objectStore('stories').getAll(),
          transaction.objectStore('syncQueue').getAll(),
        );
      }),
    /** Reading texts delays typing: reads only the queued ones. */
    waiting: () =>
      connected(async (connection) => {
        const transaction = connection.transaction(bothStores);
        const items = (await transaction.objectStore('syncQueue').getAll()).filter(isOwn);
        const stories = transaction.objectStore('stories');
        if (items.length > oneByOne)
          return (await together(stories.getAll(), Promise.resolve(items))).filter(({ item }) => item);
        return Promise.all(items.map(async (item) => own(await stories.get(item.id), item)));
      }),
    withStatus: (status: SyncStatus) =>
      connected((connection) => {
        const transaction = connection.transaction(bothStores);
        return together(
          transaction.objectStore('stories').index('by-sync-status').getAll(status),
          transaction.objectStore('syncQueue').getAll(),
        );
      }),
    /** Reads, decides and writes in one transaction over both stores. */
    change: (localId: string, decide: (stored: SyncRecord) => SyncRecord) =>
      connected((connection) => commit(connection, localId, decide)),
    prune: (choose: (entries: readonly SyncRecord[]) => readonly string[], moreThan: number) =>
      connected(async (connection) => {
        const transaction = connection.transaction(bothStores, 'readwrite');
        transaction.done.catch(() => {});
        const stories = transaction.objectStore('stories');
        if ((await stories.count()) > moreThan) {
          const entries = await together(stories.getAll(), transaction.objectStore('syncQueue').getAll());
          await Promise.all(choose(entries).map((localId) => stories.delete(localId)));
        }
        await transaction.done;
      }),
  };
}
