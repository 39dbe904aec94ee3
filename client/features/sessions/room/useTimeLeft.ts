import { useEffect, useEffectEvent, useReducer } from 'react';
import { nextTick, nextWithin } from '../../../ui/content/timeLeft';
import type { ServerClock } from './serverClock';
import { useServerClock } from './useServerClock';

type Time = string | null | undefined;

/** The time left in milliseconds, at least 0; null until the server's time is known, and without `until`. */
function leftUntil(until: Time, clock: ServerClock): number | null {
  const now = clock.now();
  return until == null || now === null ? null : Math.max(0, Date.parse(until) - now);
}

/**
 * The time left by the server's clock, which a parent component must measure, as `useIsOver` does. Calls `onStep` at each multiple of
 * `step` milliseconds down to 0, but not while the page is hidden: a countdown lasts hours, so it must cost little.
 */
export function useCountdown(until: Time, step: number, onStep: (left: number) => void): number | null {
  const clock = useServerClock({ measures: false });
  const left = leftUntil(until, clock);
  const isKnown = left !== null;
  const notify = useEffectEvent(onStep);
  useEffect(() => {
    if (!isKnown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const next = nextTick(leftUntil(until, clock) ?? 0, step);
      // Rounded up, because a timer drops fractions and would be early.
      if (next !== null && !document.hidden) timer = setTimeout(tick, Math.ceil(next));
    };
    const tick = () => {
      notify(leftUntil(until, clock) ?? 0);
      wait();
    };
    const onVisibility = () => {
      clearTimeout(timer);
      if (!document.hidden) tick();
    };
    const stopListening = clock.subscribe(onVisibility);
    document.addEventListener('visibilitychange', onVisibility);
    wait();
    return () => {
      clearTimeout(timer);
      stopListening();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [clock, isKnown, step, until]);
  return left;
}

/** The time left, rendered again at each step. For steps of a second, use `TimeLeft`, which costs less. */
export function useTimeLeft(until: Time, step: number): number | null {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  return useCountdown(until, step, tick);
}

/** Whether the time is past or at most `within` milliseconds away; null until the server's time is known. Renders when that changes. */
function useIsAtMost(until: Time, within: number): boolean | null {
  const left = leftUntil(until, useServerClock());
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const wait = left === null ? null : nextWithin(left, within);
    if (wait === null) return;
    const timer = setTimeout(tick, Math.ceil(wait));
    return () => clearTimeout(timer);
  }, [left, within]);
  return left === null ? null : left <= within;
}

/** Whether the time has come; null until the server's time is known, and without a time. */
export const useIsOver = (until: Time): boolean | null => useIsAtMost(until, 0);

/** Whether the time is past or at most `within` milliseconds away. */
export const useIsWithin = (until: Time, within: number): boolean => useIsAtMost(until, within) === true;
