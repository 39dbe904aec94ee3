import path from 'node:path';
import type { Logger } from 'pino';
import Piscina from 'piscina';
import { messages } from '../../contract/messages';
import { AppError, badInput } from '../../errors';
import type { RenderedStory } from '../../model/renderedStory';
import { projectRoot } from '../../paths';
import { Turns } from './turns';

/** More than one, on small machines too: a story that takes long leaves the other to the next reader. */
const threads = 2;
/** An idle thread gives its memory back. */
const idleMs = 30_000;

const usualLimits = {
  /** Stories that wait for a thread: more would wait longer than their readers. */
  mostWaiting: 20,
  /** Stories of one reader, waiting or under way: nobody keeps everyone else waiting. */
  mostOfOne: 3,
  /** How long a story waits for a thread. */
  waitLimitMs: 60_000,
  /** How long a thread works on a story. A novel takes a few seconds. */
  timeLimitMs: 60_000,
  /** Of each thread. A story of the longest kind stays far below it. */
  megabytes: 384,
};

const extension = path.extname(__filename);

const busy = () => new AppError('RATE_LIMITED', messages.download.busy, { retryAfter: 5 });

interface Limited {
  /** Aborted when the time is over. */
  overdue: AbortSignal;
  /** Aborted then, or when nobody wants the work any more. */
  either: AbortSignal;
}

/**
 * Does something within a time. The timer is our own and kept until the work is done: one that AbortSignal.timeout()
 * makes may be collected as garbage before it fires, once it is known only by AbortSignal.any().
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

/** Sets stories as PDF and EPUB in threads of their own, so that no other request waits for them. */
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
   * A story for a reader, who may be an address. RATE_LIMITED where too many wait already; BAD_USER_INPUT where this
   * story takes too much.
   */
  async render(story: RenderedStory, reader: string, signal: AbortSignal): Promise<Uint8Array> {
    const { waitLimitMs, timeLimitMs } = this.limits;
    const done = await within(waitLimitMs, signal, ({ either }) => this.turns.take(reader, either, busy));
    try {
      return await within(timeLimitMs, signal, async ({ either, overdue }) => {
        try {
          // The signal ends the thread along with the work.
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

  /** No story waits in the pool itself: one that is cancelled there takes its thread along, and nothing starts another. */
  private threads(): Piscina<RenderedStory, Uint8Array> {
    if (this.pool) return this.pool;
    const pool: Piscina<RenderedStory, Uint8Array> = new Piscina({
      filename: path.join(__dirname, `renderWorker${extension}`),
      // From sources the threads read TypeScript, as the process does.
      execArgv: extension === '.ts' ? ['-r', path.join(projectRoot, 'scripts/lib/readTypeScript.cjs')] : [],
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes, maxYoungGenerationSizeMb: 32 },
      recordTiming: false,
    });
    // A thread that failed beside its work, as before it had any: what waits for it would wait for ever.
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
