/** Sockets of whoever is not known to be a member, on this server. */
const most = {
  /** Visitors' at one address, which a class may share. */
  ofAddress: 100,
  /** With those that have not said yet who they are: all of a school may come back at once. */
  openingOfAddress: 500,
  altogether: 2_000,
};

interface Count {
  opening: number;
  visitors: number;
}

/** The place that an open socket takes among those of strangers. */
export interface StrangersPlace {
  /** It is a visitor's; false where its address has too many. */
  stay(): boolean;
  /** It is a member's, who has a bound of their own, or it closed. */
  leave(): void;
}

/** Bounds the sockets of visitors by address, and those of strangers altogether. `factor`: as for rate limits; 0 is off. */
export class VisitorSockets {
  private readonly byAddress = new Map<string, Count>();
  private all = 0;

  constructor(private readonly factor: number) {}

  private isFull(count: number, limit: number): boolean {
    return this.factor > 0 && count >= Math.max(1, Math.round(limit * this.factor));
  }

  /** Undefined where there are too many already. */
  enter(address: string): StrangersPlace | undefined {
    const count = this.byAddress.get(address) ?? { opening: 0, visitors: 0 };
    if (this.isFull(this.all, most.altogether)) return undefined;
    if (this.isFull(count.opening + count.visitors, most.openingOfAddress)) return undefined;
    let kind: keyof Count | undefined = 'opening';
    count.opening += 1;
    this.all += 1;
    this.byAddress.set(address, count);
    return {
      stay: () => {
        if (kind !== 'opening') return true;
        if (this.isFull(count.visitors, most.ofAddress)) return false;
        count.opening -= 1;
        count.visitors += 1;
        kind = 'visitors';
        return true;
      },
      leave: () => {
        if (!kind) return;
        count[kind] -= 1;
        kind = undefined;
        this.all -= 1;
        if (count.opening + count.visitors === 0) this.byAddress.delete(address);
      },
    };
  }
}
