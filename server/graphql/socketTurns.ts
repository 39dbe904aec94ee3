import { messages } from '../contract/messages';
import { Counts } from '../lib/counts';
import { AppError } from '../lib/errors';

/** Queries and mutations executing at once over sockets. */
const maxExecuting = { ofAddress: 8, altogether: 16 };
/** Operations per socket that are executing or whose responses are unread. */
const maxOfSocket = 4;
/** Each waiting operation keeps its message, which may be long. */
const maxWaiting = { ofAddress: 200, altogether: 1_000 };
const retryAfter = 2;
const done = { done: true as const, value: undefined };

/**
 * One operation on a socket. At graphql-ws it takes the place of the operation's stream, whose return() is called when the client
 * completes the operation or disconnects.
 */
export class SocketTurn implements AsyncIterableIterator<never> {
  stage: 'none' | 'waiting' | 'executed' | 'answered' = 'none';
  /** Nobody waits for the operation any more. */
  isCancelled = false;
  onCancel: (() => void) | undefined;
  /** Called when a waiting operation may execute. */
  onStart: (() => void) | undefined;
  onEnd: (() => void) | undefined;

  constructor(
    readonly socket: object,
    readonly address: string,
  ) {}

  async return(): Promise<typeof done> {
    this.isCancelled = true;
    this.onCancel?.();
    return done;
  }

  async next(): Promise<typeof done> {
    return done;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/**
 * Limits concurrent queries and mutations over sockets, because each holds its data until the response is
 * sent. Others wait in order. A client that doesn't read its responses delays only its own socket.
 */
export class SocketTurns {
  private readonly queue = new Set<SocketTurn>();
  private readonly waitingOfAddress = new Counts<string>();
  private readonly executingOfAddress = new Counts<string>();
  private readonly ofSocket = new Counts<object>();
  private executingCount = 0;

  /** Resolves when the operation may execute; true if it had to wait. RATE_LIMITED if too many are waiting. */
  async waitForStart(turn: SocketTurn): Promise<boolean> {
    if (this.mayStart(turn)) {
      this.start(turn);
      return false;
    }
    if (
      this.queue.size >= maxWaiting.altogether ||
      this.waitingOfAddress.of(turn.address) >= maxWaiting.ofAddress
    )
      throw new AppError('RATE_LIMITED', messages.askedTooMuch, { retryAfter });
    await new Promise<void>((resolve) => {
      turn.stage = 'waiting';
      turn.onStart = resolve;
      this.queue.add(turn);
      this.waitingOfAddress.change(turn.address, 1);
    });
    return true;
  }

  /** Called when the result is about to be sent. */
  answered(turn: SocketTurn): void {
    if (turn.stage !== 'executed') return;
    turn.stage = 'answered';
    this.executingCount -= 1;
    this.executingOfAddress.change(turn.address, -1);
    this.startNext();
  }

  /** Called when the response was written to the network, or there is none. */
  end(turn: SocketTurn): void {
    turn.onEnd?.();
    turn.onEnd = undefined;
    this.answered(turn);
    if (turn.stage !== 'answered') return;
    turn.stage = 'none';
    this.ofSocket.change(turn.socket, -1);
    this.startNext();
  }

  private mayStart({ socket, address }: SocketTurn): boolean {
    return (
      this.executingCount < maxExecuting.altogether &&
      this.executingOfAddress.of(address) < maxExecuting.ofAddress &&
      this.ofSocket.of(socket) < maxOfSocket
    );
  }

  private start(turn: SocketTurn): void {
    turn.stage = 'executed';
    this.executingCount += 1;
    this.executingOfAddress.change(turn.address, 1);
    this.ofSocket.change(turn.socket, 1);
  }

  private startNext(): void {
    for (const turn of this.queue) {
      if (!this.mayStart(turn)) continue;
      this.queue.delete(turn);
      this.waitingOfAddress.change(turn.address, -1);
      this.start(turn);
      turn.onStart?.();
    }
  }
}
