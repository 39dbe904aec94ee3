import { type OfflineConnection, type OfflineDatabase, StorageError, toStorageError } from './database';

/** Rejects with StorageError('blocked') if the device does not answer in time. */
export function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const limit = setTimeout(() => reject(new StorageError('blocked')), ms);
    work.then(resolve, (error) => reject(toStorageError(error))).finally(() => clearTimeout(limit));
  });
}

/** The browser may close a connection at any time, without an event. */
const isLost = (error: unknown) =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError', 'AbortError'].includes(error.name);

/** Runs work on the connection, and once more on a new one if that was lost. */
export function withConnection(database: OfflineDatabase) {
  return async <T>(work: (connection: OfflineConnection) => Promise<T>): Promise<T> => {
    await database.init();
    try {
      return await work(database.connection());
    } catch (error) {
      if (!isLost(error)) throw error;
      database.renew();
      await database.init();
      return work(database.connection());
    }
  };
}
