import { backOff } from './backOff';

/** After losing a connection, retries are frequent for this long. */
const quickRetriesForMs = 30_000;
const quickWaitMs = { min: 200, max: 1_400 };
const longestWaitMs = 15_000;

/** Calls the listener when the network returns or the page becomes visible. */
export function onWake(listener: () => void): () => void {
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** Milliseconds until the next attempt, with jitter, from the duration of the outage and the number of failures. */
function nextWaitMs(lostForMs: number, failures: number): number {
  const { min, max } = quickWaitMs;
  // Offline, wait for the browser's 'online' event, but retry occasionally in case it never comes.
  if (!navigator.onLine) return longestWaitMs;
  if (lostForMs < quickRetriesForMs) return min + Math.random() * (max - min);
  return backOff(failures, { firstMs: max, longestMs: longestWaitMs });
}

/** Back-off for reconnecting: short at first, then longer, and immediately on waking. */
export function createReconnecting() {
  let lostAt: number | null = null;
  let failures = 0;
  return {
    succeeded() {
      lostAt = null;
      failures = 0;
    },
    /** Resolves when it is time for the next attempt. */
    wait(): Promise<void> {
      lostAt ??= performance.now();
      const lostForMs = performance.now() - lostAt;
      if (lostForMs >= quickRetriesForMs) failures += 1;
      const delay = nextWaitMs(lostForMs, failures);
      return new Promise((resolve) => {
        const proceed = () => {
          clearTimeout(timer);
          stop();
          resolve();
        };
        const timer = setTimeout(proceed, delay);
        const stop = onWake(proceed);
      });
    },
  };
}
