/**
 * Returns a function that runs work with the same key one after the other, and other work at once. After `patienceMs` the next begins
 * although the one before hasn't ended: it may never do.
 */
export function createTurns(patienceMs = Number.POSITIVE_INFINITY) {
  /** The end of the work that came last, by key. */
  const ends = new Map<string, Promise<void>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = ends.get(key);
    const result = before ? before.then(work) : work();
    const end = (before ?? Promise.resolve()).then(() => endOf(result, patienceMs));
    ends.set(key, end);
    void end.then(() => {
      if (ends.get(key) === end) ends.delete(key);
    });
    return result;
  };
}

/** Resolves when the work has ended, also if it failed, or its time is over. */
const endOf = (work: Promise<unknown>, patienceMs: number) =>
  new Promise<void>((resolve) => {
    const timer = patienceMs < Number.POSITIVE_INFINITY ? setTimeout(resolve, patienceMs) : undefined;
    void work
      .catch(() => {})
      .then(() => {
        clearTimeout(timer);
        resolve();
      });
  });
