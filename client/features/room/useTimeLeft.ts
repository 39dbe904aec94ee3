import { useEffect, useReducer } from 'react';
import { nextTick } from '../../ui/content/timeLeft';
import { useServerClock } from './useServerClock';

/** Milliseconds until then by the server's clock; rendered again with each second or, where it is given, `within` that. */
function useLeft(until: string | null | undefined, within?: number): number | null {
  const now = useServerClock().now();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const left = until == null || now === null ? null : Math.max(0, Date.parse(until) - now);
  useEffect(() => {
    const wait = left === null ? null : nextTick(left, within);
    if (wait === null) return;
    const timer = setTimeout(tick, wait);
    return () => clearTimeout(timer);
  }, [left, within]);
  return left;
}

/** Counts down to 0 with each second; null as long as the server's time is unknown. */
export const useTimeLeft = (until: string | null | undefined): number | null => useLeft(until);

/** Whether that is no further off than so many milliseconds, or past. */
export function useIsWithin(until: string | null | undefined, within: number): boolean {
  const left = useLeft(until, within);
  return left !== null && left <= within;
}
