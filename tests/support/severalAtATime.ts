/**
 * Does the work for each item, several at a time; resolves to the results in the order of the items. By default these are few
 * enough that no server refuses one because too many wait.
 */
export async function severalAtATime<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  atATime = 8,
): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const [place, item] of left) results[place] = await work(item);
    }),
  );
  return results;
}
