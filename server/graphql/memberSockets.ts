import type { WebSocket } from 'ws';
import type { Services } from '../context';
import { AppError } from '../errors';
import type { ViewerIdentity } from '../viewer';

/** As for a token that is refused: the client refreshes, and where that is refused too it is signed out. */
const signInEnded = 4403;
const tryAgainLater = 1013;
/** Node's timers take no longer time. */
const longestTimerMs = 2 ** 31 - 1;
/** How long a client may take to answer that it heard. */
const farewellMs = 2_000;
/** Members whose sign-ins are looked up together when all are looked at. */
const batch = 200;

/**
 * The members' open sockets on this server. Where sign-ins end, on whatever server, an event names the member; which of
 * the member's sockets must go, the database says.
 */
export class MemberSockets {
  /** The sign-in that opened each socket, by member. */
  private readonly byMember = new Map<string, Map<WebSocket, string>>();
  /** Counts what was heard: a sign-in that is just being looked up may have ended since. */
  heard = 0;

  constructor(private readonly services: Pick<Services, 'authenticator' | 'pubSub' | 'log'>) {
    services.pubSub.listen('signInsEnded', {
      heard: ({ userId }) => {
        this.heard += 1;
        void this.recheck(userId);
      },
      missed: () => {
        this.heard += 1;
        void this.recheckAll();
      },
    });
  }

  /** How many sockets of the member's are open. */
  count(userId: string): number {
    return this.byMember.get(userId)?.size ?? 0;
  }

  /** Keeps a socket until it closes. `heardBefore`: the count when the look-up of its sign-in began. */
  add(socket: WebSocket, { id, signInId, token }: ViewerIdentity, heardBefore: number): void {
    if (socket.readyState !== socket.OPEN) return;
    const sockets = this.byMember.get(id) ?? new Map<WebSocket, string>();
    this.byMember.set(id, sockets.set(socket, signInId));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.byMember.get(id) === sockets) this.byMember.delete(id);
    });
    if (token?.expiresAt) closeAt(socket, token.expiresAt);
    if (this.heard !== heardBefore) void this.recheck(id);
  }

  private async recheck(userId: string): Promise<void> {
    const sockets = this.byMember.get(userId);
    if (!sockets) return;
    await Promise.all(
      [...new Set(sockets.values())].map(async (signInId) => {
        const code = await this.reasonToClose(signInId, userId);
        if (code) for (const [socket, openedBy] of sockets) if (openedBy === signInId) end(socket, code);
      }),
    );
  }

  private async recheckAll(): Promise<void> {
    const members = [...this.byMember.keys()];
    while (members.length > 0)
      await Promise.all(members.splice(0, batch).map((userId) => this.recheck(userId)));
  }

  private async reasonToClose(signInId: string, userId: string): Promise<number | undefined> {
    try {
      await this.services.authenticator.stillSignedIn(signInId, userId);
      return undefined;
    } catch (error) {
      if (error instanceof AppError) return signInEnded;
      // Nobody can say now: the client comes back and is asked anew.
      this.services.log.warn({ err: error }, 'a socket was closed, as its sign-in could not be looked up');
      return tryAgainLater;
    }
  }
}

/** Closes a socket when the token that opened it expires. */
function closeAt(socket: WebSocket, expiresAt: Date) {
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    const ms = expiresAt.getTime() - Date.now();
    if (ms <= 0) end(socket, signInEnded);
    else {
      timer = setTimeout(wait, Math.min(ms, longestTimerMs));
      timer.unref();
    }
  };
  wait();
  socket.once('close', () => clearTimeout(timer));
}

/** Closes a socket whose sign-in has ended. */
export const endSocket = (socket: WebSocket): void => end(socket, signInEnded);

function end(socket: WebSocket, code: number) {
  socket.close(code, code === signInEnded ? 'The sign-in or token has ended' : 'Try again later');
  const timer = setTimeout(() => socket.terminate(), farewellMs);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}
