import { createListeners } from '../../../lib/store';
import { backOff } from '../../../relay/backOff';

/** One reading of the server's clock, with times of the device's monotonic clock in milliseconds. */
export interface ClockReading {
  serverTime: number;
  sentAt: number;
  receivedAt: number;
}

const roundTripOf = ({ sentAt, receivedAt }: ClockReading) => receivedAt - sentAt;

/**
 * The server time's offset from the device's monotonic clock, from the reading with the shortest round trip:
 * its error is at most half of that.
 */
export function offsetOf(readings: readonly ClockReading[]): number | null {
  const [first, ...others] = readings;
  if (!first) return null;
  const best = others.reduce(
    (quickest, one) => (roundTripOf(one) < roundTripOf(quickest) ? one : quickest),
    first,
  );
  return best.serverTime + roundTripOf(best) / 2 - best.receivedAt;
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

const readingsPerMeasurement = 3;

/** The server's clock, based on the device's monotonic clock: the device's time of day may be wrong or change. */
export function createServerClock(
  readServerTime: () => Promise<number>,
  monotonicNow: () => number = () => performance.now(),
): ServerClock {
  const changes = createListeners();
  let offset: number | null = null;
  let measuring: Promise<void> | null = null;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function takeReadings() {
    const readings: ClockReading[] = [];
    for (let count = 0; count < readingsPerMeasurement; count += 1) {
      const sentAt = monotonicNow();
      const serverTime = await readServerTime();
      readings.push({ serverTime, sentAt, receivedAt: monotonicNow() });
      offset = offsetOf(readings);
      changes.notify();
    }
  }

  function scheduleRetry() {
    if (offset !== null || changes.isEmpty()) return;
    retry = setTimeout(measure, backOff(failures));
    failures += 1;
  }

  function measure() {
    clearTimeout(retry);
    measuring ??= takeReadings()
      .catch(scheduleRetry)
      .finally(() => {
        measuring = null;
      });
    return measuring;
  }

  return {
    now: () => (offset === null ? null : monotonicNow() + offset),
    measure,
    subscribe(listener) {
      const unsubscribe = changes.subscribe(listener);
      return () => {
        unsubscribe();
        if (changes.isEmpty()) clearTimeout(retry);
      };
    },
  };
}
