import type { CacheConfig } from 'relay-runtime';
import { responseTimeoutMs } from './eventOrder';

/**
 * The `cacheConfig` of mutations that change the same thing, such as a switch that is clicked twice: each waits for the response to
 * the one before, so that the server keeps the last and no response shows an earlier state. After `responseTimeoutMs`, the next is
 * sent anyway.
 */
export const queueConfig = (key: string): CacheConfig => ({ metadata: { queueKey: key } });

/** Resolves when the work has ended, also if it failed, or after `responseTimeoutMs`. */
const waitForEnd = (work: Promise<unknown>) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, responseTimeoutMs);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(end, end);
  });

/** Returns a function that runs mutations with the same key one after the other, and others at once. */
export function createMutationQueues() {
  /** The end of the mutation that was queued last, by key. */
  const lastByKey = new Map<string, Promise<void>>();
  return <T>({ metadata }: CacheConfig, work: () => Promise<T>): Promise<T> => {
    const key = metadata?.queueKey;
    if (typeof key !== 'string') return work();
    const before = lastByKey.get(key) ?? Promise.resolve();
    const result = before.then(work);
    const ended = before
      .then(() => waitForEnd(result))
      .then(() => {
        if (lastByKey.get(key) === ended) lastByKey.delete(key);
      });
    lastByKey.set(key, ended);
    return result;
  };
}
