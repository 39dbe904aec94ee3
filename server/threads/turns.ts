interface Limits {
  /** Number of turns at the same time, each for a different owner. */
  atOnce: number;
  maxWaiting: number;
  /** Maximum per owner, waiting or active. */
  maxOfOne: number;
}

interface Waiting {
  whose: string;
  come(): void;
}

/**
 * Limits concurrency of expensive work, first come, first served, with at most one turn per owner: slow work
 * of one owner doesn't block the others.
 */
export class Turns {
  private readonly atWork = new Set<string>();
  private readonly waiting: Waiting[] = [];

  constructor(private readonly limits: Limits) {}

  get counts(): { active: number; waiting: number } {
    return { active: this.atWork.size, waiting: this.waiting.length };
  }

  /**
   * Waits for a turn and returns the function that ends it. Throws `busy()` if too many are waiting, or the
   * signal aborts the wait.
   */
  async take(whose: string, signal: AbortSignal, busy: () => Error): Promise<() => void> {
    const { atOnce, maxWaiting, maxOfOne } = this.limits;
    const ownWaiting = this.waiting.filter((other) => other.whose === whose).length;
    const isAtWork = this.atWork.has(whose);
    const mustWait = isAtWork || this.atWork.size >= atOnce;
    if (ownWaiting + Number(isAtWork) >= maxOfOne || (mustWait && this.waiting.length >= maxWaiting))
      throw busy();
    if (!mustWait) this.atWork.add(whose);
    else if (!(await this.wait(whose, signal))) throw busy();
    return () => {
      this.atWork.delete(whose);
      this.next(whose);
    };
  }

  /** Passes the turn on directly, so that a new caller can't overtake those waiting; to the same owner if to no other. */
  private next(last: string) {
    const free = this.waiting.filter(({ whose }) => !this.atWork.has(whose));
    const next = free.find(({ whose }) => whose !== last) ?? free[0];
    if (!next) return;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    this.atWork.add(next.whose);
    next.come();
  }

  /** Resolves to true if the turn came before the signal. */
  private wait(whose: string, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const waiting: Waiting = {
        whose,
        come: () => {
          signal.removeEventListener('abort', giveUp);
          resolve(true);
        },
      };
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        resolve(false);
      };
      this.waiting.push(waiting);
      signal.addEventListener('abort', giveUp, { once: true });
      if (signal.aborted) giveUp();
    });
  }
}
