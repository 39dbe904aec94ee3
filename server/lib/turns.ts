interface Limits {
  /** Maximum number of active turns, each of a different owner. */
  atOnce: number;
  maxWaiting: number;
  /** Maximum per owner, waiting or active. */
  maxOfOne: number;
}

interface Turn {
  owner: string;
  /** Whether it takes long. Only one such turn is active at a time, whoever owns it. */
  isLong: boolean;
}

interface WaitingTurn extends Turn {
  /** Called when the turn begins. */
  onBegin(): void;
}

/**
 * Limits the concurrency of expensive work, first come, first served. Each owner has at most one active turn, and at most one active
 * turn is long, so that slow work doesn't block the others.
 */
export class Turns {
  private readonly activeOwners = new Set<string>();
  private isLongActive = false;
  private readonly waiting: WaitingTurn[] = [];

  constructor(private readonly limits: Limits) {}

  get counts(): { active: number; waiting: number } {
    return { active: this.activeOwners.size, waiting: this.waiting.length };
  }

  /**
   * Waits for a turn and returns the function that ends it. Throws `busy()` if too many are waiting, or the
   * signal aborts the wait.
   */
  async take(owner: string, signal: AbortSignal, busy: () => Error, isLong = false): Promise<() => void> {
    const turn = { owner, isLong };
    const { maxWaiting, maxOfOne } = this.limits;
    const ownWaiting = this.waiting.filter((other) => other.owner === owner).length;
    const ownActive = Number(this.activeOwners.has(owner));
    const mustWait = !this.canBegin(turn);
    if (ownWaiting + ownActive >= maxOfOne || (mustWait && this.waiting.length >= maxWaiting)) throw busy();
    if (!mustWait) this.begin(turn);
    else if (!(await this.wait(turn, signal))) throw busy();
    return () => {
      this.activeOwners.delete(owner);
      if (isLong) this.isLongActive = false;
      this.beginNext(owner);
    };
  }

  private canBegin({ owner, isLong }: Turn): boolean {
    const { size } = this.activeOwners;
    return size < this.limits.atOnce && !this.activeOwners.has(owner) && !(isLong && this.isLongActive);
  }

  private begin({ owner, isLong }: Turn) {
    this.activeOwners.add(owner);
    if (isLong) this.isLongActive = true;
  }

  /** Begins waiting turns at once, so that no new caller overtakes them; one of the last owner only if there is no other. */
  private beginNext(lastOwner: string) {
    for (;;) {
      const ready = this.waiting.filter((turn) => this.canBegin(turn));
      const next = ready.find(({ owner }) => owner !== lastOwner) ?? ready[0];
      if (!next) return;
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.begin(next);
      next.onBegin();
    }
  }

  /** Resolves to true if the turn began before the signal aborted. */
  private wait(turn: Turn, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const waiting: WaitingTurn = {
        ...turn,
        onBegin: () => {
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
