import type { Logger } from 'pino';
import type { ClosableSocket, Services } from '../../context';
import type { Database } from '../../db/database';
import type { Presence } from './presence';

interface Deps extends Pick<Services, 'pubSub'> {
  db: Database;
  log: Logger;
  presence: Presence;
}

interface Attendance {
  userId: string;
  /** Ends it where its member may not stay. */
  end(): void;
}

/** The attendances of one session on this server, which hear of its changes together. */
interface Room {
  attendances: Set<Attendance>;
  stop(): void;
  /** Ends the attendances of those who may not stay any longer. */
  check(): Promise<void>;
}

/** Closed on purpose: by the client, by a page that was left, or because the sign-in ended. All else is a lost connection. */
const onPurpose: ReadonlySet<number> = new Set([1000, 1001, 1005, 4403]);

/** Members who are in rooms by an open subscription on this server. */
export class Attendances {
  private readonly rooms = new Map<string, Room>();

  constructor(private readonly deps: Deps) {}

  /**
   * Shows the member as there until the reader goes, the session is over or they give their seat back. Yields once, and ends
   * when they may not stay.
   */
  async attend(
    sessionId: string,
    userId: string,
    socket: ClosableSocket | undefined,
  ): Promise<AsyncIterableIterator<true>> {
    const { presence } = this.deps;
    const room = this.roomOf(sessionId);
    let over = false;
    let entered = false;
    let told = false;
    let wake = () => {};
    const end = async ({ lost }: { lost: boolean }) => {
      if (over) return;
      over = true;
      room.attendances.delete(attendance);
      if (room.attendances.size === 0) this.closeRoom(sessionId, room);
      wake();
      if (entered) await presence.leave(sessionId, userId, { lost });
    };
    const attendance: Attendance = { userId, end: () => void end({ lost: false }) };
    room.attendances.add(attendance);
    try {
      // From here on every change is heard; what came before, this tells.
      await room.check();
      if (!over) {
        await presence.enter(sessionId, userId);
        entered = true;
        // It ended meanwhile, when there was nothing to leave yet.
        if (over) await presence.leave(sessionId, userId, { lost: false });
      }
    } catch (error) {
      await end({ lost: false });
      throw error;
    }
    const stop = async () => {
      const code = socket?.closedWith;
      await end({ lost: code !== undefined && !onPurpose.has(code) });
      return { done: true as const, value: undefined };
    };
    const iterator: AsyncIterableIterator<true> = {
      async next() {
        if (!told) {
          told = true;
          return { done: false, value: true };
        }
        if (!over)
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
    const changes = this.deps.pubSub.watch('sessionChanged', sessionId);
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
      // The next change asks again; the room itself shows nobody who does not belong there.
      this.deps.log.warn({ err: error }, 'who may stay in a room could not be read');
    }
  }
}
