import { type OfflineConnection, type OfflineDatabase, StorageError, toStorageError } from './database';

/** A device that does not answer is one that keeps nothing. */
export function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const limit = setTimeout(() => reject(new StorageError('blocked')), ms);
    work.then(resolve, (error) => reject(toStorageError(error))).finally(() => clearTimeout(limit));
  });
}

/** A connection that the browser ended, as it may at any time, and now and then without telling. */
const isLost = (error: unknown) =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError', 'AbortError'].includes(error.name);

/** Does with a connection what there is to do, and once more with a new one where that was lost. */
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
