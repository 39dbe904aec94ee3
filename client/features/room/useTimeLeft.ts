import { useEffect, useReducer } from 'react';
import { nextTick } from './timeLeft';
import { useServerClock } from './useServerClock';

/**
 * Milliseconds until then by the server's clock, counting down to 0; null as long as that is unknown, and where it is
 * further off than `within`.
 */
export function useTimeLeft(
  until: string | null | undefined,
  within = Number.POSITIVE_INFINITY,
): number | null {
  const now = useServerClock().now();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const left = until == null || now === null ? null : Math.max(0, Date.parse(until) - now);
  useEffect(() => {
    const wait = left === null ? null : nextTick(left, within);
    if (wait === null) return;
    const timer = setTimeout(tick, wait);
    return () => clearTimeout(timer);
  }, [left, within]);
  return left !== null && left <= within ? left : null;
}
