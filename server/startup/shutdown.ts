import type { Logger } from 'pino';

type Stop = () => Promise<unknown>;

/** A little more than the app gives its requests; what is left then is ended, so that a stop takes 10 seconds at most. */
const longest = 9_500;

/** One Ctrl-C can arrive twice: from the terminal, and from npm, which passes it on. */
const sameKeyPress = 500;

/**
 * Stops what was started, the latest first, when the process is asked to end; a second request ends it at once.
 * Returns the function that adds what has been started.
 */
export function stopOnSignals(log: Logger): { add(stop: Stop): void; stopAll(): Promise<void> } {
  const stops: Stop[] = [];
  let askedAt: number | undefined;

  const stopAll = async () => {
    for (const stop of stops.splice(0).reverse())
      await stop().catch((error: unknown) => log.error({ err: error }, 'a part did not stop as it should'));
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > sameKeyPress) process.exit(1);
      return;
    }
    askedAt = performance.now();
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), longest).unref();
    void stopAll().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  // `npm start` was killed: the port and the data folder are for the next one.
  process.once('disconnect', () => onSignal('SIGHUP'));

  return { add: (stop) => void stops.push(stop), stopAll };
}
