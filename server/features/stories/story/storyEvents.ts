/** What a subscriber was told last. */
export interface Told {
  isRemoved: boolean;
}

/**
 * A story's events for one subscriber. Who was told that it is removed hears no more until they may read it again: when its
 * author saves what is private now is as private as the text.
 */
export function storyEvents(
  events: AsyncIterableIterator<true>,
  mayReadNow: () => Promise<boolean>,
): AsyncIterableIterator<Told> {
  const told: Told = { isRemoved: false };
  const end = async () => {
    await events.return?.();
    return { done: true as const, value: undefined };
  };
  return {
    async next() {
      for (;;) {
        const { done } = await events.next();
        if (done) return { done: true, value: undefined };
        if (!told.isRemoved || (await mayReadNow())) return { done: false, value: told };
      }
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
