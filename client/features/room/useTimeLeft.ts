import { useEffect, useReducer } from 'react';
import { nextTick } from '../../ui/content/timeLeft';
import { useServerClock } from './useServerClock';

/**
 * Milliseconds left by the server's clock. Renders every second or, if given, once when `within` is reached.
 */
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

/** Counts down to 0 every second; null until the server's time is known. */
export const useTimeLeft = (until: string | null | undefined): number | null => useLeft(until);

/** Whether the time is at most that many milliseconds away, or past. */
export function useIsWithin(until: string | null | undefined, within: number): boolean {
  const left = useLeft(until, within);
  return left !== null && left <= within;
}
