import { AsyncResource } from 'node:async_hooks';
import type { Logger } from 'pino';
import { isUnavailable } from '../db/failures';

interface Options {
  pollMs: number;
  /** Maximum number of parallel workers on this server. */
  concurrency: number;
  /** Log message of a failure. */
  failure: string;
}

/** Processes due rows, on any number of servers: when kicked, and by polling, which finds those of servers that died. */
export abstract class QueueWorker {
  private readonly working = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  protected closed = false;
  /** When it last did something or found nothing to do; initially when it was created. */
  lastSuccessAt = Date.now();

  /** Detached from the async context of the request that kicks it, which would otherwise be kept alive. */
  private readonly workApart = AsyncResource.bind(() => this.work());

  constructor(
    private readonly log: Logger,
    private readonly options: Options,
  ) {}

  protected progressed(): void {
    this.lastSuccessAt = Date.now();
  }

  /** Processes all due rows. */
  protected abstract work(): Promise<void>;

  /** Polls until closed. */
  start(): void {
    this.timer = setTimeout(
      () => {
        this.startWorker();
        this.start();
      },
      // Jitter, so that servers started together don't poll at the same time.
      this.options.pollMs * (0.5 + Math.random()),
    );
    this.timer.unref();
  }

  /** Processes the rows that are due now. */
  kick(): void {
    this.startWorker();
  }

  /** Starts another worker, up to `concurrency`, so that one that hangs blocks only itself. */
  protected startWorker(): void {
    if (this.closed || this.working.size >= this.options.concurrency) return;
    const work = this.workApart()
      .then(() => this.progressed())
      .catch((error: unknown) => {
        // A failure caused by the database's state is logged once elsewhere.
        if (!isUnavailable(error)) this.log.warn({ err: error }, this.options.failure);
      })
      .finally(() => this.working.delete(work));
    this.working.add(work);
  }

  /** Processes all due rows; resolves when nothing is in progress on this server. */
  async drain(): Promise<void> {
    // A second pass, for rows that became due while the first was finishing.
    for (let times = 0; times < 2; times += 1) {
      this.startWorker();
      while (this.working.size > 0) await Promise.all(this.working);
    }
  }

  /** Starts nothing new and waits for the work in progress. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await Promise.all(this.working);
  }
}
