import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import Piscina from 'piscina';
import { messages } from '../../contract/messages';
import { AppError, badInput } from '../../errors';
import { projectRoot } from '../../paths';
import type { RenderedStory } from './renderedStory';
import { Turns } from './turns';

/** Threads beside the one that serves; the rest of the machine belongs to it and to the database. */
const threads = Math.max(1, Math.min(2, availableParallelism() - 1));
/** An idle thread gives its memory back. */
const idleMs = 30_000;

const usualLimits = {
  /** Stories that wait for a thread: more would wait longer than their readers. */
  mostWaiting: 20,
  /** Stories of one reader, waiting or under way: nobody keeps everyone else waiting. */
  mostOfOne: 3,
  /** What one story may take, and how long it waits for a thread. A novel takes a few seconds. */
  timeLimitMs: 60_000,
  /** Of each thread. A story of the longest kind stays far below it. */
  megabytes: 384,
};

const extension = path.extname(__filename);

const busy = () => new AppError('RATE_LIMITED', messages.download.busy, { retryAfter: 5 });

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
    const { timeLimitMs } = this.limits;
    const done = await this.turns.take(
      reader,
      AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
      busy,
    );
    const overdue = AbortSignal.timeout(timeLimitMs);
    try {
      return await this.threads().run(story, { signal: AbortSignal.any([signal, overdue]) });
    } catch (error) {
      const outOfMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (overdue.aborted || outOfMemory) throw badInput({ content: messages.download.tooMuch });
      throw error;
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
