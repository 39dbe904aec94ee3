/** Limits for sockets on this server that aren't known to be members'. */
const limits = {
  /** Visitors' sockets per address, which a class may share. */
  visitorsOfAddress: 100,
  /** Plus unauthenticated sockets: a whole school may reconnect at once. */
  ofAddress: 500,
  altogether: 2_000,
};

interface OpenSocket {
  address: string;
  /** Its client has said that it has no token. */
  isVisitor: boolean;
}

/** The sockets that aren't known to be members', which have a separate limit. */
export class VisitorSockets {
  private readonly open = new Map<object, OpenSocket>();

  /** `factor`: as for rate limits; 0 disables the limits. */
  constructor(private readonly factor: number) {}

  /** Counts a new socket; false if a limit is reached. */
  add(socket: object, address: string): boolean {
    if (this.isFull('altogether') || this.isFull('ofAddress', (one) => one.address === address)) return false;
    this.open.set(socket, { address, isVisitor: false });
    return true;
  }

  /** Counts an open socket as a visitor's; false if its address has too many. */
  setVisitor(socket: object): boolean {
    const opened = this.open.get(socket);
    if (!opened || opened.isVisitor) return true;
    const isOther = ({ address, isVisitor }: OpenSocket) => isVisitor && address === opened.address;
    opened.isVisitor = !this.isFull('visitorsOfAddress', isOther);
    return opened.isVisitor;
  }

  /** Called when the socket is a member's, or has closed. */
  remove(socket: object): void {
    this.open.delete(socket);
  }

  private isFull(limit: keyof typeof limits, counts: (one: OpenSocket) => boolean = () => true): boolean {
    if (this.factor === 0) return false;
    let count = 0;
    for (const one of this.open.values()) if (counts(one)) count += 1;
    return count >= Math.max(1, Math.round(limits[limit] * this.factor));
  }
}
