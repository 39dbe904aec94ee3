import { AsyncResource } from 'node:async_hooks';
import type { Logger } from 'pino';
import { isUnavailable } from '../db/failures';

interface Pace {
  pollMs: number;
  /** How many may work at once on this server. */
  hands: number;
  /** What the log says if work fails. */
  failure: string;
}

/** Works on rows that are due, on any number of servers: when kicked, and by polling for those of servers that died. */
export abstract class QueueWorker {
  private readonly working = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  protected closed = false;
  /** When it last found nothing more to do, or did something; at first when it was made. */
  lastSuccessAt = Date.now();

  /** Not in the context of the request that kicks it, which it would keep alive. */
  private readonly workApart = AsyncResource.bind(() => this.work());

  constructor(
    private readonly log: Logger,
    private readonly pace: Pace,
  ) {}

  protected progressed(): void {
    this.lastSuccessAt = Date.now();
  }

  /** Works on all that is due. */
  protected abstract work(): Promise<void>;

  /** Polls until closed. */
  start(): void {
    this.timer = setTimeout(
      () => {
        this.lendAHand();
        this.start();
      },
      // Jitter, so that servers started together don't poll at the same time.
      this.pace.pollMs * (0.5 + Math.random()),
    );
    this.timer.unref();
  }

  /** Works on what is due now. */
  kick(): void {
    this.lendAHand();
  }

  /** Goes to work once more in parallel, if that is allowed: what hangs blocks only itself. */
  protected lendAHand(): void {
    if (this.closed || this.working.size >= this.pace.hands) return;
    const work = this.workApart()
      .then(() => this.progressed())
      .catch((error: unknown) => {
        // A failure caused by the database's state is logged once elsewhere.
        if (!isUnavailable(error)) this.log.warn({ err: error }, this.pace.failure);
      })
      .finally(() => this.working.delete(work));
    this.working.add(work);
  }

  /** Works on all that is due; resolves when nothing is in progress on this server. */
  async drain(): Promise<void> {
    // Once more at the end, for what became due while they were finishing.
    for (let times = 0; times < 2; times += 1) {
      this.lendAHand();
      while (this.working.size > 0) await Promise.all(this.working);
    }
  }

  /** Takes nothing new and waits for what is in progress. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await Promise.all(this.working);
  }
}
