/**
 * Returns a function that runs work with the same key one after the other, and other work at once. After `patienceMs` the next begins
 * although the one before hasn't ended: it may never do.
 */
export function createTurns(patienceMs?: number) {
  /** The end of the work that came last, by key. */
  const ends = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = ends.get(key);
    const result = before ? before.then(work) : work();
    const end = Promise.resolve(before)
      .then(() => (patienceMs === undefined ? result : Promise.race([result, pause(patienceMs)])))
      .catch(() => {})
      .finally(() => {
        if (ends.get(key) === end) ends.delete(key);
      });
    ends.set(key, end);
    return result;
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
