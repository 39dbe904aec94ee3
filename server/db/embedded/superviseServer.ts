import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

interface Supervision {
  launch(): ChildProcess;
  isReady(): Promise<boolean>;
  report(line: string): void;
  /** Bytes that are free for its data. */
  freeBytes(): number;
}

export interface SupervisedServer {
  stop(): Promise<void>;
}

const firstPause = 200;
const longestPause = 30_000;
/** After running this long, a server's next failure restarts the back-off. */
const wellAfter = 60_000;
/** Free bytes; a server needs more to start. */
const fullBelow = 32_000_000;
/** Once so many more are free, a start is worth a try. */
const worthATry = 1_000_000;
const lookEvery = 250;
const readyWithin = 5 * 60_000;
const stopWithin = 8_000;

/** Thrown when a server exits before it is ready; its own log has the reason. */
export class ServerEnded extends Error {}

/** Starts a server, resolves when it is ready, and restarts it whenever it exits unexpectedly. */
export async function superviseServer({
  launch,
  isReady,
  report,
  freeBytes,
}: Supervision): Promise<SupervisedServer> {
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
      const free = freeBytes();
      const isFull = free < fullBelow;
      const spaceCame = () => isFull && freeBytes() > free + worthATry;
      report(
        `the database ended unasked (${how})${fullness(isFull, free)}; starting it again in ${pause} ms`,
      );
      const hasSpace = await sleepUnless(pause, spaceCame, stopping.signal);
      if (stopping.signal.aborted) return;
      pause = hasSpace ? firstPause : Math.min(pause * 2, longestPause);
      startedAt = Date.now();
      const starting = new AbortController();
      // A server that waits for space looks only once a minute.
      if (isFull && !hasSpace)
        void sleepUnless(readyWithin, spaceCame, starting.signal).then((came) => {
          if (came) pause = firstPause;
          if (came) child.kill('SIGKILL');
        });
      await start()
        .then(
          () => report('the database is back'),
          () => undefined,
        )
        .finally(() => starting.abort());
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

const fullness = (isFull: boolean, free: number) =>
  isFull
    ? `: the disk is full, ${Math.floor(free / 1e6)} MB are free, and it starts as soon as there is space`
    : '';

/** Sleeps; true, and earlier, if it `happens` meanwhile. */
async function sleepUnless(ms: number, happens: () => boolean, signal: AbortSignal): Promise<boolean> {
  for (const until = Date.now() + ms; Date.now() < until && !signal.aborted; ) {
    await sleep(Math.min(lookEvery, ms), undefined, { signal }).catch(() => undefined);
    if (happens()) return true;
  }
  return false;
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
