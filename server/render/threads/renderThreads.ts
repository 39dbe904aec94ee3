import path from 'node:path';
import type { Logger } from 'pino';
import Piscina from 'piscina';
import { projectRoot } from '../../lib/paths';
import { Turns } from '../../lib/turns';

/** Idle threads end after this time to free their memory. */
const idleMs = 30_000;

export interface ThreadLimits {
  /** Number of threads. */
  threads: number;
  /** Tasks that may wait for a thread; readers wouldn't wait for more. */
  maxWaiting: number;
  /** Tasks per reader, waiting or in progress. */
  maxOfOne: number;
  /** Maximum wait for a thread, in milliseconds. */
  waitLimitMs: number;
  /** Maximum processing time of a task, in milliseconds. */
  timeLimitMs: number;
  /** Heap limit per thread. */
  megabytes: number;
}

interface Work {
  /** The file that threads run, without its extension. */
  file: string;
  limits: ThreadLimits;
  /** The error if too many are waiting. */
  busy: () => Error;
  /** The error if a task exceeds its time or memory, or is refused by the thread because it would be too much work. */
  tooMuch: () => Error;
}

const extension = path.extname(__filename);

interface Signals {
  /** Aborted when the time is over. */
  timedOut: AbortSignal;
  /** Aborted when the time is over or the caller cancels. */
  aborted: AbortSignal;
}

/**
 * Runs work with a time limit. It uses its own timer, which is referenced until the work is done: a timer
 * from AbortSignal.timeout() that only AbortSignal.any() references can be garbage-collected before it fires.
 */
async function withTimeLimit<T>(
  ms: number,
  signal: AbortSignal,
  work: (signals: Signals) => Promise<T>,
): Promise<T> {
  const timedOut = new AbortController();
  const aborted = new AbortController();
  const abort = () => aborted.abort();
  const timer = setTimeout(() => {
    timedOut.abort();
    abort();
  }, ms);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await work({ timedOut: timedOut.signal, aborted: aborted.signal });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** Renders files in worker threads, so that other requests aren't delayed. */
export class RenderThreads<Task> {
  private readonly turns: Turns;
  private pool: Piscina<Task, Uint8Array | null> | undefined;

  constructor(
    private readonly log: Pick<Logger, 'error'>,
    private readonly work: Work,
  ) {
    this.turns = new Turns({ atOnce: work.limits.threads, ...work.limits });
  }

  /** The numbers of tasks that are being rendered and that wait. */
  get counts(): { active: number; waiting: number } {
    return this.turns.counts;
  }

  /** Renders for a reader, who has one task in progress at a time. Of the long tasks of all readers, one is in progress. */
  async render(
    task: Task,
    reader: string,
    signal: AbortSignal,
    { isLong = false } = {},
  ): Promise<Uint8Array> {
    const { limits, busy, tooMuch } = this.work;
    const endTurn = await withTimeLimit(limits.waitLimitMs, signal, ({ aborted }) =>
      this.turns.take(reader, aborted, busy, isLong),
    );
    try {
      const file = await withTimeLimit(limits.timeLimitMs, signal, async ({ aborted, timedOut }) => {
        try {
          // Aborting ends the thread as well.
          return await this.threads().run(task, { signal: aborted });
        } catch (error) {
          const isOutOfMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
          if (timedOut.aborted || isOutOfMemory) throw tooMuch();
          throw error;
        }
      });
      if (!file) throw tooMuch();
      return file;
    } finally {
      endTurn();
    }
  }

  /**
   * The pool of threads, started by the first task. Tasks never queue in the pool itself: cancelling a queued task there ends a
   * thread, and nothing starts another.
   */
  private threads(): Piscina<Task, Uint8Array | null> {
    if (this.pool) return this.pool;
    const { file, limits } = this.work;
    const pool: Piscina<Task, Uint8Array | null> = new Piscina({
      filename: `${file}${extension}`,
      // When running from sources, the threads compile TypeScript as the process does.
      execArgv: extension === '.ts' ? ['-r', path.join(projectRoot, 'scripts/lib/readTypeScript.cjs')] : [],
      minThreads: 0,
      maxThreads: limits.threads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32 },
      recordTiming: false,
    });
    // The event means that a thread failed outside a task, for example at start. Tasks that wait for it would wait forever.
    pool.on('error', (error) => {
      this.log.error({ err: error, file: path.basename(file) }, 'a thread that renders files failed');
      if (this.pool === pool) this.pool = undefined;
      void pool.destroy();
    });
    this.pool = pool;
    return pool;
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }
}
