/** Limits for sockets on this server that aren't known to be members'. */
const limits = {
  /** Visitors' sockets per address, which a class may share. */
  ofAddress: 100,
  /** Plus unauthenticated sockets: a whole school may reconnect at once. */
  openingOfAddress: 500,
  altogether: 2_000,
};

interface Count {
  opening: number;
  visitors: number;
}

/**
 * Limits visitors' sockets per address, and unauthenticated and visitors' sockets in total. `factor`: as for
 * rate limits; 0 disables the limits.
 */
export class VisitorSockets {
  private readonly byAddress = new Map<string, Count>();
  private total = 0;

  constructor(private readonly factor: number) {}

  private isFull(count: number, limit: number): boolean {
    return this.factor > 0 && count >= Math.max(1, Math.round(limit * this.factor));
  }

  /** Counts a new socket; undefined if a limit is reached. */
  enter(address: string): VisitorPlace | undefined {
    const count = this.byAddress.get(address) ?? { opening: 0, visitors: 0 };
    if (this.isFull(this.total, limits.altogether)) return undefined;
    if (this.isFull(count.opening + count.visitors, limits.openingOfAddress)) return undefined;
    count.opening += 1;
    this.total += 1;
    this.byAddress.set(address, count);
    return new VisitorPlace(this, address, count);
  }

  countAsVisitor(count: Count): boolean {
    if (this.isFull(count.visitors, limits.ofAddress)) return false;
    count.opening -= 1;
    count.visitors += 1;
    return true;
  }

  leave(address: string, count: Count, kind: keyof Count): void {
    count[kind] -= 1;
    this.total -= 1;
    if (count.opening + count.visitors === 0) this.byAddress.delete(address);
  }
}

/** The place of an open socket in these limits. */
export class VisitorPlace {
  private kind: keyof Count | undefined = 'opening';

  constructor(
    private readonly sockets: VisitorSockets,
    private readonly address: string,
    private readonly count: Count,
  ) {}

  /** Called for a visitor's socket; false if the address has too many. */
  countAsVisitor(): boolean {
    if (this.kind !== 'opening') return true;
    if (!this.sockets.countAsVisitor(this.count)) return false;
    this.kind = 'visitors';
    return true;
  }

  /** Called when the socket is a member's (which has a separate limit) or closes. */
  leave(): void {
    if (this.kind) this.sockets.leave(this.address, this.count, this.kind);
    this.kind = undefined;
  }
}
