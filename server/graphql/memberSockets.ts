import type { WebSocket } from 'ws';
import { AppError } from '../lib/errors';
import type { Services } from '../request/context';
import type { ViewerIdentity } from '../request/viewer';

/** The close code of a refused token: the client refreshes, and is signed out if that is refused. */
const signInEnded = 4403;
const tryAgainLater = 1013;
/** Maximum delay of Node's timers. */
const longestTimerMs = 2 ** 31 - 1;
/** Members whose sign-ins are checked together after an outage of Redis. */
const batchSize = 200;

interface MemberSocket {
  socket: WebSocket;
  viewer: ViewerIdentity;
}

/**
 * The members' open sockets on this server. When a sign-in ends on any server, an event names the member; the
 * database decides which of the member's sockets to close.
 */
export class MemberSockets {
  private readonly byMember = new Map<string, MemberSocket[]>();
  /** The number of events so far: if it grows while a sign-in is checked, that may have ended meanwhile. */
  eventCount = 0;

  constructor(private readonly services: Pick<Services, 'authenticator' | 'pubSub' | 'log'>) {
    services.pubSub.listen('signInsEnded', {
      heard: ({ userId }) => {
        this.eventCount += 1;
        void this.recheck(userId);
      },
      missed: () => {
        this.eventCount += 1;
        void this.recheckAll();
      },
    });
  }

  /** The number of the member's open sockets; those of sign-ins and of personal access tokens count apart. */
  count({ id, token }: ViewerIdentity): number {
    const sockets = this.byMember.get(id) ?? [];
    return sockets.filter(({ viewer }) => Boolean(viewer.token) === Boolean(token)).length;
  }

  /**
   * Registers an open socket until remove(). `eventCountBefore`: the value of `eventCount` when its sign-in was looked up.
   */
  add(socket: WebSocket, viewer: ViewerIdentity, eventCountBefore: number): void {
    if (socket.readyState !== socket.OPEN) return;
    const { id, token } = viewer;
    // A literal array of one takes less memory than a Map or a pushed array.
    const opened = { socket, viewer };
    this.byMember.set(id, [...(this.byMember.get(id) ?? []), opened]);
    if (token?.expiresAt) closeWhenExpired(socket, token.expiresAt);
    if (this.eventCount !== eventCountBefore) void this.recheck(id);
  }

  /** Called when a member's socket has closed. */
  remove(closed: WebSocket, { id }: ViewerIdentity): void {
    const others = this.byMember.get(id)?.filter(({ socket }) => socket !== closed) ?? [];
    if (others.length > 0) this.byMember.set(id, others);
    else this.byMember.delete(id);
  }

  private async recheck(userId: string): Promise<void> {
    const sockets = this.byMember.get(userId);
    if (!sockets) return;
    await Promise.all(
      [...new Set(sockets.map(({ viewer }) => viewer.signInId))].map(async (signInId) => {
        const code = await this.closeCodeOf(signInId, userId);
        if (!code) return;
        for (const { socket, viewer } of this.byMember.get(userId) ?? [])
          if (viewer.signInId === signInId) end(socket, code);
      }),
    );
  }

  private async recheckAll(): Promise<void> {
    const members = [...this.byMember.keys()];
    while (members.length > 0)
      await Promise.all(members.splice(0, batchSize).map((userId) => this.recheck(userId)));
  }

  private async closeCodeOf(signInId: string, userId: string): Promise<number | undefined> {
    try {
      await this.services.authenticator.stillSignedIn(signInId, userId);
      return undefined;
    } catch (error) {
      if (error instanceof AppError) return signInEnded;
      // Unknown: let the client reconnect and be checked again.
      this.services.log.warn({ err: error }, 'a socket was closed, as its sign-in could not be looked up');
      return tryAgainLater;
    }
  }
}

/** Closes a socket when its token expires. If that is further away than timers reach, its client reconnects before. */
function closeWhenExpired(socket: WebSocket, expiresAt: Date) {
  const ms = expiresAt.getTime() - Date.now();
  const code = ms > longestTimerMs ? tryAgainLater : signInEnded;
  const timer = setTimeout(() => end(socket, code), Math.min(ms, longestTimerMs));
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}

/** Closes the socket of an ended sign-in. */
export const endSocket = (socket: WebSocket): void => end(socket, signInEnded);

const end = (socket: WebSocket, code: number) =>
  socket.close(code, code === signInEnded ? 'The sign-in or token has ended' : 'Try again later');
