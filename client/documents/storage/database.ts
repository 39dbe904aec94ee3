import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredDocument, StoredItem } from './storedRecords';

/** Source, as of the stores and indexes below: specification, section 9. */
export const databaseName = 'monday-writers';
const version = 1;

export type StorageErrorKind = 'blocked' | 'full' | 'unavailable';

/** The device can't store: it is full, doesn't answer in time ('blocked'), or the browser refuses ('unavailable'). */
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
    value: StoredDocument;
    indexes: { 'by-sync-status': string; 'by-last-modified': number };
  };
  syncQueue: { key: string; value: StoredItem };
}

export type OfflineConnection = IDBPDatabase<OfflineSchema>;

export interface OfflineDatabase {
  /** Opens the database once; retries after a failure or a lost connection. */
  init(): Promise<void>;
  /** Throws before init(). */
  connection(): OfflineConnection;
  /** Drops a broken connection; the next init() opens a new one. */
  renew(): void;
}

/** Wraps any error of IndexedDB. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const isFull = error instanceof Error && error.name === 'QuotaExceededError';
  return new StorageError(isFull ? 'full' : 'unavailable', { cause: error });
}

/** Handles an error that the store's overview reports. */
export function ignoreStorageError(error: unknown): undefined {
  if (!(error instanceof StorageError)) throw error;
}

function upgrade(database: OfflineConnection, from: number) {
  // One step per version; later versions add theirs below.
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
        // Closes, so that a newer version of the app in another tab can upgrade the database.
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

/** The page's connection. It stays open, so that an editor that is closing can still write. */
export const database = createDatabase();
