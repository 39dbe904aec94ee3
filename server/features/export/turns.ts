interface Limits {
  /** How many have their turn at the same time. */
  atOnce: number;
  mostWaiting: number;
  /** How many one and the same may have, waiting or at work. */
  mostOfOne: number;
}

/** Lets a few at a time do something costly, in the order in which they came. */
export class Turns {
  private atWork = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly countOf = new Map<string, number>();

  constructor(private readonly limits: Limits) {}

  /** Waits for a turn, and gives what ends it. Throws `busy()` where too many wait, or the wait is cut short. */
  async take(whose: string, signal: AbortSignal, busy: () => Error): Promise<() => void> {
    const { atOnce, mostWaiting, mostOfOne } = this.limits;
    const count = this.countOf.get(whose) ?? 0;
    const mustWait = this.atWork >= atOnce;
    if (count >= mostOfOne || (mustWait && this.waiting.length >= mostWaiting)) throw busy();
    this.countOf.set(whose, count + 1);
    if (mustWait) {
      if (!(await this.wait(signal))) {
        this.leave(whose);
        throw busy();
      }
    } else this.atWork += 1;
    return () => {
      this.leave(whose);
      const next = this.waiting.shift();
      // The turn goes from hand to hand, so that nobody who comes now is before those who wait.
      if (next) next();
      else this.atWork -= 1;
    };
  }

  /** Whether the turn came before the signal. */
  private wait(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const come = () => {
        signal.removeEventListener('abort', giveUp);
        resolve(true);
      };
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(come), 1);
        resolve(false);
      };
      this.waiting.push(come);
      signal.addEventListener('abort', giveUp, { once: true });
      if (signal.aborted) giveUp();
    });
  }

  private leave(whose: string) {
    const left = (this.countOf.get(whose) ?? 0) - 1;
    if (left > 0) this.countOf.set(whose, left);
    else this.countOf.delete(whose);
  }
}
