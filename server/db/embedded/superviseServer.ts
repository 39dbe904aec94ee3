import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

interface Supervision {
  launch(): ChildProcess;
  isReady(): Promise<boolean>;
  report(line: string): void;
}

export interface SupervisedServer {
  stop(): Promise<void>;
}

const firstPause = 200;
const longestPause = 30_000;
/** After running this long, a server's next failure restarts the back-off. */
const wellAfter = 60_000;
const readyWithin = 5 * 60_000;
const stopWithin = 8_000;

/** Thrown when a server exits before it is ready; its own log has the reason. */
export class ServerEnded extends Error {}

/** Starts a server, resolves when it is ready, and restarts it whenever it exits unexpectedly. */
export async function superviseServer({ launch, isReady, report }: Supervision): Promise<SupervisedServer> {
  const stopping = new AbortController();
  let child: ChildProcess;
  let ended: Promise<string>;

  const start = async () => {
    const started = launch();
    child = started;
    ended = new Promise((resolve) => {
      started.once('error', (error) => resolve(error.message));
      started.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    });
    await untilReady(started, ended, isReady, stopping.signal);
  };

  const keepRunning = async () => {
    let pause = firstPause;
    let startedAt = Date.now();
    for (;;) {
      const how = await ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt > wellAfter) pause = firstPause;
      report(`the database ended unasked (${how}); starting it again in ${pause} ms`);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      pause = Math.min(pause * 2, longestPause);
      startedAt = Date.now();
      await start().then(
        () => report('the database is back'),
        () => undefined,
      );
    }
  };

  // Last resort if this process exits without stopping the server, for example after an uncaught error.
  const onExit = () => child.kill('SIGTERM');
  process.once('exit', onExit);
  const stopChild = async () => {
    child.kill('SIGTERM');
    const killer = setTimeout(() => child.kill('SIGKILL'), stopWithin);
    await ended;
    clearTimeout(killer);
    process.off('exit', onExit);
  };

  try {
    await start();
  } catch (error) {
    await stopChild();
    throw error;
  }
  const kept = keepRunning();
  return {
    async stop() {
      stopping.abort();
      await stopChild();
      await kept;
    },
  };
}

async function untilReady(
  child: ChildProcess,
  ended: Promise<string>,
  isReady: () => Promise<boolean>,
  signal: AbortSignal,
) {
  const deadline = Date.now() + readyWithin;
  let how: string | undefined;
  void ended.then((reason) => {
    how = reason;
  });
  while (Date.now() < deadline) {
    if (how !== undefined) throw new ServerEnded(`The database server ended at its start (${how})`);
    if (signal.aborted) return;
    if (await isReady()) return;
    await sleep(25);
  }
  child.kill('SIGTERM');
  throw new Error(`The database server did not answer within ${readyWithin / 60_000} minutes`);
}
