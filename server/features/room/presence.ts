import type { Logger } from 'pino';
import { LessThanOrEqual } from 'typeorm';
import type { Services } from '../../context';
import type { Database, Transaction } from '../../db/database';
import { isConnectionLost } from '../../db/failures';
import { asWork } from '../../eventLoop';
import { publishSessionRoomChanged } from '../../events/publish';
import { SessionPresence } from '../../model/room.entity';
import { graceMs } from './room.loaders';

const touchMs = 15_000;
const sweepMs = 5_000;

/** In a server's place: the connection was lost, and whichever server the member comes back to takes over. */
const nobody = 'lost';

interface Deps extends Pick<Services, 'pubSub' | 'now' | 'serverId'> {
  db: Database;
  log: Logger;
}

/** A member in a room, by this server's open connections. */
interface Attendee {
  sessionId: string;
  userId: string;
  connections: number;
  /** Whether the last connection was lost. */
  lost: boolean;
  /** Whether the table has them. */
  written: boolean;
  /** Their writes to the table, one after the other. */
  writing: Promise<void>;
}

const keyOf = (sessionId: string, userId: string) => `${sessionId} ${userId}`;

/**
 * Who is in the sessions' rooms, on any number of servers. Each server writes those who are there by its own connections, and
 * says every few seconds that they still are; who was not seen for longer than the grace is gone, and any server says so: so
 * nobody stays behind in a room where their server was killed.
 */
export class Presence {
  private readonly attendees = new Map<string, Attendee>();
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private touchedAt = 0;
  private closed = false;

  constructor(private readonly deps: Deps) {}

  /** Touches and sweeps every few seconds, until it is closed. */
  start(): void {
    if (this.closed) return;
    // Servers that started together come at different times.
    this.timer = setTimeout(
      () => {
        this.working = asWork('keeping presence', () => this.tick())
          .catch((error: unknown) => this.warn(error, 'presence could not be kept'))
          .then(() => this.start());
      },
      sweepMs * (0.8 + Math.random() * 0.4),
    );
    this.timer.unref();
  }

  /** Says who is still there, when it is time to, and sweeps out who was not seen for longer than the grace. */
  async tick(): Promise<void> {
    const now = this.deps.now().getTime();
    if (now - this.touchedAt >= touchMs || now < this.touchedAt) {
      await this.touch();
      this.touchedAt = now;
    }
    await this.sweep();
  }

  /** Leaves everybody to the grace: their clients come back to another server, as this one's connections end. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.working;
    await Promise.all([...this.attendees.values()].map(({ writing }) => writing));
    if (this.attendees.size === 0) return;
    const { serverId } = this.deps;
    await this.write(async (tx) => {
      await tx.execute(
        `INSERT INTO session_presences (session_id, user_id, server_id, seen_at)
         SELECT session_id, user_id, ?, ? FROM session_presences WHERE server_id = ?
         ON DUPLICATE KEY UPDATE seen_at = VALUES(seen_at)`,
        [nobody, this.deps.now(), serverId],
      );
      await tx.delete(SessionPresence, { serverId });
    }).catch((error: unknown) => this.warn(error, 'presence was left as it was'));
  }

  /** One more connection of the member's in the room; resolves once the room has them. */
  async enter(sessionId: string, userId: string): Promise<void> {
    const attendee = this.attendeeOf(sessionId, userId);
    attendee.connections += 1;
    try {
      await this.settle(attendee);
    } catch (error) {
      await this.leave(sessionId, userId, { lost: false });
      throw error;
    }
  }

  /** One connection less: the last one takes them out of the room at once or, where it was lost, after the grace. */
  async leave(sessionId: string, userId: string, { lost }: { lost: boolean }): Promise<void> {
    const attendee = this.attendees.get(keyOf(sessionId, userId));
    // The rest is done for all of them together.
    if (!attendee || this.closed) return;
    attendee.connections -= 1;
    attendee.lost = lost;
    await this.settle(attendee).catch((error: unknown) =>
      // The next touch finds the row too many.
      this.warn(error, 'someone who left a room could not be taken out of it'),
    );
  }

  /** That the database is away is said once for all. */
  private warn(error: unknown, words: string): void {
    if (!isConnectionLost(error)) this.deps.log.warn({ err: error }, words);
  }

  private attendeeOf(sessionId: string, userId: string): Attendee {
    const key = keyOf(sessionId, userId);
    const known = this.attendees.get(key);
    if (known) return known;
    const attendee: Attendee = {
      ...{ sessionId, userId, connections: 0, lost: false, written: false },
      writing: Promise.resolve(),
    };
    this.attendees.set(key, attendee);
    return attendee;
  }

  /** Makes the table what the connections are by the time it is this write's turn. */
  private settle(attendee: Attendee, { anew = false } = {}): Promise<void> {
    const settled = attendee.writing.then(async () => {
      if (anew) attendee.written = await this.isWritten(attendee);
      await this.bringUpToDate(attendee);
      if (attendee.connections === 0) this.attendees.delete(keyOf(attendee.sessionId, attendee.userId));
    });
    attendee.writing = settled.catch(() => undefined);
    return settled;
  }

  private async bringUpToDate(attendee: Attendee): Promise<void> {
    const isThere = attendee.connections > 0;
    if (isThere === attendee.written) return;
    const { sessionId, userId } = attendee;
    const { serverId, now } = this.deps;
    const isLost = !isThere && attendee.lost;
    const [to, from] = isThere ? [serverId, nobody] : [isLost && nobody, serverId];
    await this.write(async (tx) => {
      // Without a word where the session or the member has just been deleted.
      if (to)
        await tx.execute(
          `INSERT IGNORE INTO session_presences (session_id, user_id, server_id, seen_at) VALUES (?, ?, ?, ?)
           ON DUPLICATE KEY UPDATE seen_at = VALUES(seen_at)`,
          [sessionId, userId, to, now()],
        );
      await tx.delete(SessionPresence, { sessionId, userId, serverId: from });
      // Who is lost is still shown.
      if (!isLost) publishSessionRoomChanged(tx, this.deps, sessionId);
    });
    attendee.written = isThere;
  }

  private async isWritten({ sessionId, userId }: Attendee): Promise<boolean> {
    const rows = await this.deps.db.read(
      'SELECT 1 FROM session_presences WHERE session_id = ? AND user_id = ? AND server_id = ?',
      [sessionId, userId, this.deps.serverId],
    );
    return rows.length > 0;
  }

  private async touch(): Promise<void> {
    if (this.attendees.size === 0) return;
    const { serverId, now } = this.deps;
    const touched = await this.write((tx) => tx.update(SessionPresence, { serverId }, { seenAt: now() }));
    const there = [...this.attendees.values()].filter(
      ({ connections, written }) => connections > 0 && written,
    );
    if (touched !== there.length) await this.recover();
  }

  /** After a time without the database others may have swept this server's rows, or some of its own writes failed. */
  private async recover(): Promise<void> {
    const rows = await this.deps.db.read<{ sessionId: string; userId: string }>(
      'SELECT session_id AS sessionId, user_id AS userId FROM session_presences WHERE server_id = ?',
      [this.deps.serverId],
    );
    const inTable = new Set(rows.map(({ sessionId, userId }) => keyOf(sessionId, userId)));
    for (const { sessionId, userId } of rows) this.attendeeOf(sessionId, userId);
    const doubtful = [...this.attendees].filter(
      ([key, { connections }]) => inTable.has(key) !== connections > 0,
    );
    await Promise.all(doubtful.map(([, attendee]) => this.settle(attendee, { anew: true })));
  }

  private async sweep(): Promise<void> {
    const { db, now } = this.deps;
    const before = new Date(now().getTime() - graceMs);
    const rooms = await db.read<{ id: string }>(
      'SELECT DISTINCT session_id AS id FROM session_presences WHERE seen_at <= ?',
      [before],
    );
    if (rooms.length === 0) return;
    await this.write(async (tx) => {
      await tx.delete(SessionPresence, { seenAt: LessThanOrEqual(before) });
      for (const { id } of rooms) publishSessionRoomChanged(tx, this.deps, id);
    });
  }

  private write<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.deps.db.transaction((tx) => {
      tx.skipPublicCacheBump();
      return work(tx);
    });
  }
}
