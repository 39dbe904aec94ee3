import { useEffect, useRef } from 'react';

/** Calls back with items added at the end of a list, not with earlier ones that were loaded. */
export function useArrivals<T extends { readonly id: string }>(
  list: readonly T[],
  onArrivals: (arrivals: readonly T[]) => void,
): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const callback = useRef(onArrivals);
  useEffect(() => {
    callback.current = onArrivals;
  });
  useEffect(() => {
    const before = known.current;
    known.current = new Set(list.map(({ id }) => id));
    if (!before) return;
    const arrivals = list.slice(list.findLastIndex(({ id }) => before.has(id)) + 1);
    if (arrivals.length > 0) callback.current(arrivals);
  }, [list]);
}
