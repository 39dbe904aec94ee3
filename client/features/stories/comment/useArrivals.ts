import { useEffect, useRef } from 'react';

/** Calls `onArrivals` with items added at the end of a list, but not with earlier ones that were loaded. */
export function useArrivals<T extends { readonly id: string }>(
  list: readonly T[],
  onArrivals: (arrivals: readonly T[]) => void,
): void {
  const knownIds = useRef<ReadonlySet<string> | null>(null);
  const callback = useRef(onArrivals);
  useEffect(() => {
    callback.current = onArrivals;
  });
  useEffect(() => {
    const idsBefore = knownIds.current;
    knownIds.current = new Set(list.map(({ id }) => id));
    if (!idsBefore) return;
    const arrivals = list.slice(list.findLastIndex(({ id }) => idsBefore.has(id)) + 1);
    if (arrivals.length > 0) callback.current(arrivals);
  }, [list]);
}
