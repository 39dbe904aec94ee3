import type { Clock } from './browserPorts';

/** Interval of the work. Source: specification, section 9. */
const periodMs = 30_000;
/** Maximum extra wait of a tab after another did the work; the wait is random, so that one tab takes over at a time. */
const extraWaitMs = 5_000;

interface PeriodDeps {
  clock: Clock;
  random: () => number;
  work: () => Promise<void>;
  /** Notifies the member's other tabs that this one does the work. */
  post: () => void;
}

/**
 * Runs the member's periodic work in one tab. It notifies the others each time, and these wait a little longer. When it is
 * closed, frozen or stuck, the first tab whose wait is over takes over.
 */
export function createPeriods({ clock, random, work, post }: PeriodDeps) {
  let timer: unknown = null;
  let isStopped = true;

  function schedule(afterMs: number) {
    clock.clearTimeout(timer);
    if (isStopped) return;
    timer = clock.setTimeout(() => {
      post();
      void work()
        .catch(() => {})
        .finally(() => schedule(periodMs));
    }, afterMs);
  }

  return {
    start() {
      isStopped = false;
      schedule(periodMs);
    },
    /** Called when another tab does the work. */
    postpone: () => schedule(periodMs + extraWaitMs * (0.2 + 0.8 * random())),
    stop() {
      isStopped = true;
      clock.clearTimeout(timer);
    },
  };
}

export type Periods = ReturnType<typeof createPeriods>;
