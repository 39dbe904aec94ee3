interface Limits {
  /** How many have their turn at the same time, each of them another's. */
  atOnce: number;
  mostWaiting: number;
  /** How many one and the same may have, waiting or at work. */
  mostOfOne: number;
}

interface Waiting {
  whose: string;
  come(): void;
}

/**
 * Lets a few at a time do something costly, in the order in which they came. Nobody has two turns at once: what takes
 * long for one leaves the other turns to everyone else.
 */
export class Turns {
  private readonly atWork = new Set<string>();
  private readonly waiting: Waiting[] = [];

  constructor(private readonly limits: Limits) {}

  /** Waits for a turn, and gives what ends it. Throws `busy()` where too many wait, or the wait is cut short. */
  async take(whose: string, signal: AbortSignal, busy: () => Error): Promise<() => void> {
    const { atOnce, mostWaiting, mostOfOne } = this.limits;
    const ownWaiting = this.waiting.filter((other) => other.whose === whose).length;
    const isAtWork = this.atWork.has(whose);
    const mustWait = isAtWork || this.atWork.size >= atOnce;
    if (ownWaiting + Number(isAtWork) >= mostOfOne || (mustWait && this.waiting.length >= mostWaiting))
      throw busy();
    if (!mustWait) this.atWork.add(whose);
    else if (!(await this.wait(whose, signal))) throw busy();
    return () => {
      this.atWork.delete(whose);
      this.next();
    };
  }

  /** The turn goes from hand to hand, so that nobody who comes now is before those who wait. */
  private next() {
    const place = this.waiting.findIndex(({ whose }) => !this.atWork.has(whose));
    const [next] = place < 0 ? [] : this.waiting.splice(place, 1);
    if (!next) return;
    this.atWork.add(next.whose);
    next.come();
  }

  /** Whether the turn came before the signal. */
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
