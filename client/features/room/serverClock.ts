/** One reading of the server's clock; the latter two by the device's steady clock, in milliseconds. */
export interface ClockReading {
  serverTime: number;
  sentAt: number;
  receivedAt: number;
}

const wayOf = ({ sentAt, receivedAt }: ClockReading) => receivedAt - sentAt;

/**
 * How far the server's time is ahead of the device's steady clock: by the reading that was quickest there and back, as
 * half its way is the most that it can be wrong by.
 */
export function offsetOf(readings: readonly ClockReading[]): number | null {
  const [first, ...others] = readings;
  if (!first) return null;
  const best = others.reduce((quickest, one) => (wayOf(one) < wayOf(quickest) ? one : quickest), first);
  return best.serverTime + wayOf(best) / 2 - best.receivedAt;
}

export interface ServerClock {
  /** The server's time in milliseconds since 1970; null as long as it was never read. */
  now(): number | null;
  /**
   * Reads it anew. What was known holds until the first answer, and where none comes. Where nothing is known yet it is tried
   * again, at longer and longer intervals, as long as anyone listens.
   */
  measure(): Promise<void>;
  /** Tells of a better or another offset. */
  subscribe(listener: () => void): () => void;
}

const readingsAtOnce = 3;
const shortestWaitMs = 1_000;
const longestWaitMs = 30_000;

/**
 * The server's clock on a device whose own may be off by hours, or be set while the page is open: so it goes by the steady
 * clock, which only counts.
 */
export function createServerClock(
  readServerTime: () => Promise<number>,
  steadyNow: () => number = () => performance.now(),
): ServerClock {
  const listeners = new Set<() => void>();
  let offset: number | null = null;
  let measuring: Promise<void> | null = null;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function readAll() {
    const readings: ClockReading[] = [];
    for (let count = 0; count < readingsAtOnce; count += 1) {
      const sentAt = steadyNow();
      const serverTime = await readServerTime();
      readings.push({ serverTime, sentAt, receivedAt: steadyNow() });
      offset = offsetOf(readings);
      for (const listener of [...listeners]) listener();
    }
  }

  function tryAgainLater() {
    if (offset !== null || listeners.size === 0) return;
    const wait = Math.min(longestWaitMs, shortestWaitMs * 2 ** failures);
    failures += 1;
    // Not all pages at the same moment.
    retry = setTimeout(measure, wait * (0.5 + Math.random() / 2));
  }

  function measure() {
    clearTimeout(retry);
    measuring ??= readAll()
      .catch(tryAgainLater)
      .finally(() => {
        measuring = null;
      });
    return measuring;
  }

  return {
    now: () => (offset === null ? null : steadyNow() + offset),
    measure,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(retry);
      };
    },
  };
}
