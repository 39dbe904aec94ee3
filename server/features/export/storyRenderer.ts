import path from 'node:path';
import type { Logger } from 'pino';
import Piscina from 'piscina';
import { messages } from '../../contract/messages';
import { AppError, badInput } from '../../errors';
import type { RenderedStory } from '../../model/renderedStory';
import { projectRoot } from '../../paths';
import { Turns } from './turns';

/** Two threads even on small machines, so that one slow story doesn't block the next reader. */
const threads = 2;
/** Idle threads end after this time to free their memory. */
const idleMs = 30_000;

const usualLimits = {
  /** Stories waiting for a thread; more would wait longer than readers do. */
  mostWaiting: 20,
  /** Stories per reader, waiting or in progress. */
  mostOfOne: 3,
  /** Maximum wait for a thread, in milliseconds. */
  waitLimitMs: 60_000,
  /** Maximum processing time for a story, in milliseconds. A novel takes a few seconds. */
  timeLimitMs: 60_000,
  /** Heap limit per thread. The longest stories stay far below it. */
  megabytes: 384,
};

const extension = path.extname(__filename);

const busy = () => new AppError('RATE_LIMITED', messages.download.busy, { retryAfter: 5 });

interface Limited {
  /** Aborted when the time is over. */
  overdue: AbortSignal;
  /** Aborted when the time is over or the caller cancels. */
  either: AbortSignal;
}

/**
 * Runs work with a time limit. It uses its own timer, which is referenced until the work is done: a timer
 * from AbortSignal.timeout() that only AbortSignal.any() references can be garbage-collected before it fires.
 */
async function within<T>(
  ms: number,
  signal: AbortSignal,
  work: (limited: Limited) => Promise<T>,
): Promise<T> {
  const overdue = new AbortController();
  const either = new AbortController();
  const end = () => either.abort();
  const timer = setTimeout(() => {
    overdue.abort();
    end();
  }, ms);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  try {
    return await work({ overdue: overdue.signal, either: either.signal });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** Renders stories as PDF and EPUB in worker threads, so that other requests aren't delayed. */
export class StoryRenderer {
  private readonly limits: typeof usualLimits;
  private readonly turns: Turns;
  private pool: Piscina<RenderedStory, Uint8Array> | undefined;

  constructor(
    private readonly log: Pick<Logger, 'error'>,
    limits: Partial<typeof usualLimits> = {},
  ) {
    this.limits = { ...usualLimits, ...limits };
    this.turns = new Turns({ atOnce: threads, ...this.limits });
  }

  /**
   * Renders a story for a reader (a member's id or an address). RATE_LIMITED if too many are waiting;
   * BAD_USER_INPUT if this story exceeds the limits.
   */
  async render(story: RenderedStory, reader: string, signal: AbortSignal): Promise<Uint8Array> {
    const { waitLimitMs, timeLimitMs } = this.limits;
    const done = await within(waitLimitMs, signal, ({ either }) => this.turns.take(reader, either, busy));
    try {
      return await within(timeLimitMs, signal, async ({ either, overdue }) => {
        try {
          // Aborting ends the thread as well.
          return await this.threads().run(story, { signal: either });
        } catch (error) {
          const outOfMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
          if (overdue.aborted || outOfMemory) throw badInput({ content: messages.download.tooMuch });
          throw error;
        }
      });
    } finally {
      done();
    }
  }

  /**
   * Stories never queue in the pool itself: cancelling a queued task there ends a thread, and nothing starts
   * another.
   */
  private threads(): Piscina<RenderedStory, Uint8Array> {
    if (this.pool) return this.pool;
    const pool: Piscina<RenderedStory, Uint8Array> = new Piscina({
      filename: path.join(__dirname, `renderWorker${extension}`),
      // When running from sources, the threads compile TypeScript as the process does.
      execArgv: extension === '.ts' ? ['-r', path.join(projectRoot, 'scripts/lib/readTypeScript.cjs')] : [],
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes, maxYoungGenerationSizeMb: 32 },
      recordTiming: false,
    });
    // A thread failed outside a task, for example at start: tasks that wait for it would wait forever.
    pool.on('error', (error) => {
      this.log.error({ err: error }, 'a thread that makes files of stories failed');
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
