/** Few enough that no server refuses one because too many wait. */
const atATime = 8;

/** Does the work for each item, several at a time; resolves to the results in the order of the items. */
export async function severalAtATime<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let first = 0; first < items.length; first += atATime)
    results.push(...(await Promise.all(items.slice(first, first + atATime).map(work))));
  return results;
}
