/** The state last sent to a subscriber. */
export interface LastSent {
  isRemoved: boolean;
}

/**
 * A story's events for one subscriber. After a removal nothing is sent until they may read it again: the times at which the
 * author saves a private story are as private as its text.
 */
export function storyEvents(
  events: AsyncIterableIterator<unknown>,
  mayReadNow: () => Promise<boolean>,
): AsyncIterableIterator<LastSent> {
  const last: LastSent = { isRemoved: false };
  const end = async () => {
    await events.return?.();
    return { done: true as const, value: undefined };
  };
  return {
    async next() {
      for (;;) {
        const { done } = await events.next();
        if (done) return { done: true, value: undefined };
        if (!last.isRemoved || (await mayReadNow())) return { done: false, value: last };
      }
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
