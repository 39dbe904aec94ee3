import type { Logger } from 'pino';

type Stop = () => Promise<unknown>;

/** Time for stopping everything after the grace: slightly more than current requests get, and less than 10 seconds. */
const stopMs = 9_500;

/** Signals within this time count as one: a Ctrl-C arrives from the terminal and again from npm, which forwards it. */
const sameKeyPressMs = 500;

/**
 * Stops everything in reverse order of starting when the process gets a signal to end; a second signal ends it at
 * once. `add` registers something that was started.
 */
export function stopOnSignals(
  log: Logger,
  graceMs: number,
): { add(stop: Stop): void; stopAll(): Promise<void> } {
  const stops: Stop[] = [];
  let askedAt: number | undefined;

  const stopAll = async () => {
    for (const stop of stops.splice(0).reverse())
      await stop().catch((error: unknown) => log.error({ err: error }, 'a part did not stop as it should'));
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > sameKeyPressMs) process.exit(1);
      return;
    }
    askedAt = performance.now();
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopMs + graceMs).unref();
    void stopAll().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  // `npm start` was killed: release the port and the data folder for the next start.
  process.once('disconnect', () => onSignal('SIGHUP'));

  return { add: (stop) => void stops.push(stop), stopAll };
}
