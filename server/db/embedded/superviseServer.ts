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

const firstPauseMs = 200;
const longestPauseMs = 30_000;
/** After running this long, a server's next failure restarts the back-off. */
const wellAfterMs = 60_000;
/** Free bytes; a server needs more to start. */
const fullBelowBytes = 32_000_000;
/** Once so many more bytes are free, a start is worth a try. */
const worthATryBytes = 1_000_000;
const lookEveryMs = 250;
const readyWithinMs = 5 * 60_000;
const stopWithinMs = 8_000;

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
    let pauseMs = firstPauseMs;
    let startedAt = Date.now();
    for (;;) {
      const endReason = await ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt > wellAfterMs) pauseMs = firstPauseMs;
      const freeBefore = freeBytes();
      const isFull = freeBefore < fullBelowBytes;
      const hasMoreSpace = () => isFull && freeBytes() > freeBefore + worthATryBytes;
      report(
        `the database ended unasked (${endReason})${fullDiskNote(isFull, freeBefore)}; starting it again in ${pauseMs} ms`,
      );
      const hasSpace = await sleepUntil(pauseMs, hasMoreSpace, stopping.signal);
      if (stopping.signal.aborted) return;
      pauseMs = hasSpace ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
      startedAt = Date.now();
      const starting = new AbortController();
      // A database server that waits for space looks for it only once a minute, so it is restarted as soon as there is some.
      if (isFull && !hasSpace)
        void sleepUntil(readyWithinMs, hasMoreSpace, starting.signal).then((hasSpaceNow) => {
          if (!hasSpaceNow) return;
          pauseMs = firstPauseMs;
          child.kill('SIGKILL');
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
    const killer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
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
  const supervision = keepRunning();
  return {
    async stop() {
      stopping.abort();
      await stopChild();
      await supervision;
    },
  };
}

const fullDiskNote = (isFull: boolean, freeBefore: number) =>
  isFull
    ? `: the disk is full, ${Math.floor(freeBefore / 1e6)} MB are free, and it starts as soon as there is space`
    : '';

/** Sleeps for `ms`, or until `happens` returns true; returns whether it did. */
async function sleepUntil(ms: number, happens: () => boolean, signal: AbortSignal): Promise<boolean> {
  for (const until = Date.now() + ms; Date.now() < until && !signal.aborted; ) {
    await sleep(Math.min(lookEveryMs, ms), undefined, { signal }).catch(() => undefined);
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
  const deadline = Date.now() + readyWithinMs;
  let endReason: string | undefined;
  void ended.then((reason) => {
    endReason = reason;
  });
  while (Date.now() < deadline) {
    if (endReason !== undefined)
      throw new ServerEnded(`The database server ended at its start (${endReason})`);
    if (signal.aborted) return;
    if (await isReady()) return;
    await sleep(25);
  }
  child.kill('SIGTERM');
  throw new Error(`The database server did not answer within ${readyWithinMs / 60_000} minutes`);
}
