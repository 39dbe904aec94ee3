/** So long after a connection was lost the server is likely to be there again at any moment. */
const quickForMs = 30_000;
const quickWaitsMs = { least: 200, most: 1_400 };
const longestWaitMs = 15_000;

/** Calls the listener when the network is back and when the page is looked at again. */
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

/** Milliseconds to wait, not the same for everyone, when the connection has been gone for so long and so many tries failed. */
function waitMs(goneForMs: number, failures: number): number {
  const { least, most } = quickWaitsMs;
  // Nothing can be reached before the browser tells of a network; that it does is not relied on.
  if (!navigator.onLine) return longestWaitMs;
  if (goneForMs < quickForMs) return least + Math.random() * (most - least);
  return Math.min(longestWaitMs, most * 2 ** failures) * (0.5 + Math.random() / 2);
}

/** When to try to connect again: at short intervals at first, then at longer ones, and at once on waking. */
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
