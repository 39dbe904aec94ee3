import { backOff } from './backOff';

/** After losing a connection, retries are frequent for this long. */
const quickForMs = 30_000;
const quickWaitsMs = { least: 200, most: 1_400 };
const longestWaitMs = 15_000;

/** Calls the listener when the network returns or the page becomes visible. */
export function onWake(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * Milliseconds until the next attempt, with jitter, from the duration of the outage and the number of
 * failures.
 */
function waitMs(goneForMs: number, failures: number): number {
  const { least, most } = quickWaitsMs;
  // Offline, wait for the browser's 'online' event, but retry occasionally in case it never comes.
  if (!navigator.onLine) return longestWaitMs;
  if (goneForMs < quickForMs) return least + Math.random() * (most - least);
  return backOff(failures, { firstMs: most, longestMs: longestWaitMs });
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
    wait(): Promise<void> {
      lostAt ??= performance.now();
      const goneFor = performance.now() - lostAt;
      if (goneFor >= quickForMs) failures += 1;
      const delay = waitMs(goneFor, failures);
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
