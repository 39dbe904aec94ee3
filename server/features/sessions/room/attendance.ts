import type { Logger } from 'pino';
import { dropInSessionId } from '../../../contract/dropIn';
import type { Database } from '../../../db/database';
import type { ClosableSocket, Services } from '../../../request/context';
import type { Presence } from './presence';

interface Deps extends Pick<Services, 'pubSub'> {
  db: Database;
  log: Logger;
  presence: Presence;
}

interface Attendance {
  userId: string;
  /** Ends the subscription of a member who may not stay. */
  end(): void;
}

/** The attendances of one session on this server; they share one subscription to its changes. */
interface Room {
  attendances: Set<Attendance>;
  stop(): void;
  /** Ends the attendances of members who may no longer stay. */
  check(): Promise<void>;
}

/**
 * Close codes of connections that were closed on purpose (by the client, by leaving the page, by the end of
 * the sign-in). All others count as lost.
 */
const intendedCloseCodes: ReadonlySet<number> = new Set([1000, 1001, 1005, 4403]);

/** Members present in rooms through open subscriptions on this server. */
export class Attendances {
  private readonly rooms = new Map<string, Room>();

  constructor(private readonly deps: Deps) {}

  /**
   * Shows the member as present until the subscription ends, the session is over or the member leaves the
   * session. Yields once.
   */
  async attend(
    sessionId: string,
    userId: string,
    socket: ClosableSocket | undefined,
  ): Promise<AsyncIterableIterator<true>> {
    const { presence } = this.deps;
    const room = this.roomOf(sessionId);
    let isOver = false;
    let hasEntered = false;
    let hasYielded = false;
    let wake = () => {};
    const end = async ({ lost }: { lost: boolean }) => {
      if (isOver) return;
      isOver = true;
      room.attendances.delete(attendance);
      if (room.attendances.size === 0) this.closeRoom(sessionId, room);
      wake();
      if (hasEntered) await presence.leave(sessionId, userId, { isLost: lost });
    };
    const attendance: Attendance = { userId, end: () => void end({ lost: false }) };
    room.attendances.add(attendance);
    try {
      // The subscription to changes is active from here; this check covers changes before it.
      await room.check();
      if (!isOver) {
        await presence.enter(sessionId, userId);
        hasEntered = true;
        // If the attendance ended meanwhile, there was no row yet that `end` could remove.
        if (isOver) await presence.leave(sessionId, userId, { isLost: false });
      }
    } catch (error) {
      await end({ lost: false });
      throw error;
    }
    const stop = async () => {
      const closedWith = socket?.closedWith;
      await end({ lost: closedWith !== undefined && !intendedCloseCodes.has(closedWith) });
      return { done: true as const, value: undefined };
    };
    // Not a generator, whose return() would wait for the pending next().
    const iterator: AsyncIterableIterator<true> = {
      async next() {
        if (!hasYielded) {
          hasYielded = true;
          return { done: false, value: true };
        }
        if (!isOver)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        return { done: true, value: undefined };
      },
      return: stop,
      throw: stop,
      [Symbol.asyncIterator]() {
        return this;
      },
    };
    return iterator;
  }

  private roomOf(sessionId: string): Room {
    const known = this.rooms.get(sessionId);
    if (known) return known;
    const changes = this.deps.pubSub.watch(['sessionChanged', sessionId]);
    const room: Room = {
      attendances: new Set(),
      stop: () => void changes.return?.(),
      check: () => this.check(sessionId, room),
    };
    this.rooms.set(sessionId, room);
    void (async () => {
      for await (const _ of changes) await room.check();
    })();
    return room;
  }

  private closeRoom(sessionId: string, room: Room): void {
    room.stop();
    if (this.rooms.get(sessionId) === room) this.rooms.delete(sessionId);
  }

  private async check(sessionId: string, { attendances }: Room): Promise<void> {
    // The standing session is always open, to every member.
    if (sessionId === dropInSessionId) return;
    try {
      const rows = await this.deps.db.read<{ userId: string }>(
        `SELECT s.leader_id AS userId FROM sessions s WHERE s.id = ? AND s.status IN ('scheduled', 'in_progress')
         UNION ALL
         SELECT p.user_id FROM session_participants p JOIN sessions s ON s.id = p.session_id
         WHERE p.session_id = ? AND s.status IN ('scheduled', 'in_progress')`,
        [sessionId, sessionId],
      );
      const mayStay = new Set(rows.map(({ userId }) => userId));
      for (const attendance of [...attendances]) if (!mayStay.has(attendance.userId)) attendance.end();
    } catch (error) {
      // The next change checks again, and the room doesn't show members who don't belong there.
      this.deps.log.warn({ err: error }, 'who may stay in a room could not be read');
    }
  }
}
