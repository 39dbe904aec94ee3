import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { QueueItem } from './model';
import type { KeptStory } from './records';

/** Source: specification, section 9. */
export const databaseName = 'monday-writers';
const version = 1;

export type StorageErrorKind = 'blocked' | 'full' | 'unavailable';

/** This device keeps nothing: it has no room, it does not answer, or the browser refuses. */
export class StorageError extends Error {
  override name = 'StorageError';

  constructor(
    readonly kind: StorageErrorKind,
    options?: ErrorOptions,
  ) {
    super(`This device keeps nothing just now (${kind})`, options);
  }
}

export interface OfflineSchema extends DBSchema {
  stories: {
    key: string;
    value: KeptStory;
    indexes: { 'by-sync-status': string; 'by-last-modified': number };
  };
  syncQueue: { key: string; value: QueueItem };
}

export type OfflineConnection = IDBPDatabase<OfflineSchema>;

export interface OfflineDatabase {
  /** Opens it, once; asked again after a failure or a lost connection it tries anew. */
  init(): Promise<void>;
  /** Throws before init(). */
  connection(): OfflineConnection;
  /** Lets go of a connection that is of no use any more; the next init() opens another. */
  renew(): void;
}

export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const isFull = error instanceof Error && error.name === 'QuotaExceededError';
  return new StorageError(isFull ? 'full' : 'unavailable', { cause: error });
}

function upgrade(database: OfflineConnection, from: number) {
  // Step by step from whatever version a browser has: later versions add theirs below.
  if (from < 1) {
    const stories = database.createObjectStore('stories', { keyPath: 'localId' });
    stories.createIndex('by-sync-status', 'syncStatus');
    stories.createIndex('by-last-modified', 'lastModified');
    database.createObjectStore('syncQueue', { keyPath: 'id' });
  }
}

export function createDatabase(name = databaseName): OfflineDatabase {
  let opened: OfflineConnection | null = null;
  let opening: Promise<void> | null = null;

  async function open() {
    try {
      opened = await openDB<OfflineSchema>(name, version, {
        upgrade,
        // A newer version of the app in another tab must not wait for this one.
        blocking: (_current, _blocked, event) => {
          (event.target as IDBDatabase).close();
          opened = null;
        },
        terminated: () => {
          opened = null;
        },
      });
    } catch (error) {
      throw toStorageError(error);
    } finally {
      opening = null;
    }
  }

  return {
    init() {
      if (opened) return Promise.resolve();
      opening ??= open();
      return opening;
    },
    connection() {
      if (!opened) throw new Error('Database not initialized. Call init() first.');
      return opened;
    },
    renew() {
      opened?.close();
      opened = null;
    },
  };
}

/** The page's one connection: it stays open as long as the page, so that the last words of a closing editor find it. */
export const database = createDatabase();
