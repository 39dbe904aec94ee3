import { StorageError, toStorageError } from './database';

/** Time limits of requests to the device, which begin anew when it has returned a part of any long read. */
export class Timeouts {
  private readonly restarts = new Set<() => void>();

  restart(): void {
    for (const restart of this.restarts) restart();
  }

  /** Rejects with StorageError('blocked') if the device does not answer in time, unless `cancel` returns false: it then goes on. */
  limit<T>(work: Promise<T>, ms: number, cancel = () => true): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const restart = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (cancel()) reject(new StorageError('blocked'));
        }, ms);
      };
      restart();
      this.restarts.add(restart);
      work
        // Other errors are not the device's.
        .then(resolve, (error) => reject(error instanceof DOMException ? toStorageError(error) : error))
        .finally(() => {
          this.restarts.delete(restart);
          clearTimeout(timer);
        });
    });
  }
}
