import type { CacheConfig } from 'relay-runtime';
import { answerPatienceMs } from './eventOrder';

/**
 * For mutations that change the same thing, such as a switch that is pressed twice: each waits for the response to the one before, so
 * that the server keeps the last and no response shows an earlier state. After `answerPatienceMs`, the next is sent anyway.
 */
export const queuedBy = (key: string): CacheConfig => ({ metadata: { queueKey: key } });

/** Resolves when the work is over, or after `answerPatienceMs`. */
const endOrTimeOut = (work: Promise<unknown>) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, answerPatienceMs);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(end, end);
  });

/** Returns a function that runs mutations with the same key one after the other, and others at once. */
export function createMutationQueues() {
  const last = new Map<string, Promise<void>>();
  return <T>({ metadata }: CacheConfig, work: () => Promise<T>): Promise<T> => {
    const key = metadata?.queueKey;
    if (typeof key !== 'string') return work();
    const before = last.get(key) ?? Promise.resolve();
    const done = before.then(work);
    const over = before
      .then(() => endOrTimeOut(done))
      .then(() => {
        if (last.get(key) === over) last.delete(key);
      });
    last.set(key, over);
    return done;
  };
}
