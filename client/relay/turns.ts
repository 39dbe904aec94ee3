import type { CacheConfig } from 'relay-runtime';
import { answerPatienceMs } from './eventOrder';

/**
 * For mutations that change the same thing, such as a switch that is pressed twice: each waits for the response to the one before, so
 * that the server keeps the last and no response shows an earlier state. The wait has a time-out.
 */
export const inTurn = (what: string): CacheConfig => ({ metadata: { turn: what } });

/** Resolves when the work is over, or has taken too long. */
const overOrLate = (work: Promise<unknown>) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, answerPatienceMs);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(end, end);
  });

/** Returns a function that does the work at once, or in its turn. */
export function createTurns() {
  const last = new Map<string, Promise<void>>();
  return <T>({ metadata }: CacheConfig, work: () => Promise<T>): Promise<T> => {
    const what = metadata?.turn;
    if (typeof what !== 'string') return work();
    const before = last.get(what) ?? Promise.resolve();
    const done = before.then(work);
    const over = before
      .then(() => overOrLate(done))
      .then(() => {
        if (last.get(what) === over) last.delete(what);
      });
    last.set(what, over);
    return done;
  };
}
