interface Limits {
  /** Number of turns at the same time, each for a different owner. */
  atOnce: number;
  maxWaiting: number;
  /** Maximum per owner, waiting or active. */
  maxOfOne: number;
}

interface Asked {
  whose: string;
  /** Whether it takes long. Of such turns there is one at a time, whoever asks. */
  isLong: boolean;
}

interface Waiting extends Asked {
  come(): void;
}

/**
 * Limits concurrency of expensive work, first come, first served, with at most one turn per owner, and one long turn: slow work
 * doesn't block the others.
 */
export class Turns {
  private readonly atWork = new Set<string>();
  private isLongAtWork = false;
  private readonly waiting: Waiting[] = [];

  constructor(private readonly limits: Limits) {}

  get counts(): { active: number; waiting: number } {
    return { active: this.atWork.size, waiting: this.waiting.length };
  }

  /**
   * Waits for a turn and returns the function that ends it. Throws `busy()` if too many are waiting, or the
   * signal aborts the wait.
   */
  async take(whose: string, signal: AbortSignal, busy: () => Error, isLong = false): Promise<() => void> {
    const asked = { whose, isLong };
    const { maxWaiting, maxOfOne } = this.limits;
    const ownWaiting = this.waiting.filter((other) => other.whose === whose).length;
    const isAtWork = this.atWork.has(whose);
    const mustWait = !this.canBegin(asked);
    if (ownWaiting + Number(isAtWork) >= maxOfOne || (mustWait && this.waiting.length >= maxWaiting))
      throw busy();
    if (!mustWait) this.begin(asked);
    else if (!(await this.wait(asked, signal))) throw busy();
    return () => {
      this.atWork.delete(whose);
      if (isLong) this.isLongAtWork = false;
      this.passOn(whose);
    };
  }

  private canBegin({ whose, isLong }: Asked): boolean {
    return this.atWork.size < this.limits.atOnce && !this.atWork.has(whose) && !(isLong && this.isLongAtWork);
  }

  private begin({ whose, isLong }: Asked) {
    this.atWork.add(whose);
    if (isLong) this.isLongAtWork = true;
  }

  /** Passes turns on directly, so that a new caller can't overtake those waiting; to the same owner if to no other. */
  private passOn(last: string) {
    for (;;) {
      const free = this.waiting.filter((waiting) => this.canBegin(waiting));
      const next = free.find(({ whose }) => whose !== last) ?? free[0];
      if (!next) return;
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.begin(next);
      next.come();
    }
  }

  /** Resolves to true if the turn came before the signal. */
  private wait(asked: Asked, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const waiting: Waiting = {
        ...asked,
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
