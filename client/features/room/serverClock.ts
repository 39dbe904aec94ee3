/** One reading of the server's clock, with times of the device's monotonic clock in milliseconds. */
export interface ClockReading {
  serverTime: number;
  sentAt: number;
  receivedAt: number;
}

const wayOf = ({ sentAt, receivedAt }: ClockReading) => receivedAt - sentAt;

/**
 * The server time's offset from the device's monotonic clock, from the reading with the shortest round trip:
 * its error is at most half of that.
 */
export function offsetOf(readings: readonly ClockReading[]): number | null {
  const [first, ...others] = readings;
  if (!first) return null;
  const best = others.reduce((quickest, one) => (wayOf(one) < wayOf(quickest) ? one : quickest), first);
  return best.serverTime + wayOf(best) / 2 - best.receivedAt;
}

export interface ServerClock {
  /** The server's time in milliseconds since 1970; null until it was read. */
  now(): number | null;
  /**
   * Reads it again, keeping the old offset until an answer arrives. If it is unknown, retries with back-off
   * while there are subscribers.
   */
  measure(): Promise<void>;
  /** Notifies about a new offset. */
  subscribe(listener: () => void): () => void;
}

const readingsAtOnce = 3;
const shortestWaitMs = 1_000;
const longestWaitMs = 30_000;

/** The server's clock on a device whose own may be wrong or change: based on the monotonic clock. */
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
    // Jitter, so that not all pages retry at the same moment.
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
