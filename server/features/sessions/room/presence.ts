import type { Logger } from 'pino';
import { LessThanOrEqual } from 'typeorm';
import type { Database } from '../../../db/database';
import { isUnavailable } from '../../../db/failures';
import { publishSessionRoomChanged } from '../../../events/publish';
import { asWork } from '../../../lib/eventLoop';
import { SessionPresence } from '../../../model/room.entity';
import type { Services } from '../../../request/context';
import { raiseSessionVersion } from '../table/raiseSessionVersion';
import { presenceGraceMs } from './room.loaders';

const touchMs = 15_000;
const sweepMs = 5_000;

/** Stands for a server id when the connection was lost. The server to which the member reconnects replaces it. */
const lostServerId = 'lost';

interface Deps extends Pick<Services, 'pubSub' | 'now' | 'serverId'> {
  db: Database;
  log: Logger;
}

/** A member in a room, through this server's open connections. */
interface Attendee {
  sessionId: string;
  userId: string;
  connections: number;
  /** Whether the last connection was lost. */
  isLost: boolean;
  /** Whether the table has a row for them. */
  isWritten: boolean;
  /** The last of their writes to the table, which run one after another. */
  lastWrite: Promise<void>;
}

const keyOf = (sessionId: string, userId: string) => `${sessionId} ${userId}`;

/**
 * Tracks who is in the sessions' rooms, for any number of servers. Each server writes rows for its own
 * connections and touches them periodically. Any server removes rows not touched within the grace period, so
 * a killed server leaves nobody behind.
 */
export class Presence {
  private readonly attendees = new Map<string, Attendee>();
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private touchedAt = 0;
  /** Time of the last successful upkeep, initially the time of construction. */
  lastSuccessAt = Date.now();
  private isClosed = false;

  constructor(private readonly deps: Deps) {}

  /** Touches and removes rows every few seconds, until closed. */
  start(): void {
    if (this.isClosed) return;
    // Jitter, so that servers started together don't poll at the same time.
    this.timer = setTimeout(
      () => {
        this.working = asWork('keeping presence', () => this.tick())
          .then(() => {
            this.lastSuccessAt = Date.now();
          })
          .catch((error: unknown) => this.warn(error, 'presence could not be kept'))
          .then(() => this.start());
      },
      sweepMs * (0.8 + Math.random() * 0.4),
    );
    this.timer.unref();
  }

  /** Touches this server's rows when due, and removes rows that exceeded the grace period. */
  async tick(): Promise<void> {
    const now = this.deps.now().getTime();
    if (now - this.touchedAt >= touchMs || now < this.touchedAt) {
      await this.touch();
      this.touchedAt = now;
    }
    await this.sweep();
  }

  /** Stops, and shows all members until the grace period ends, because their clients reconnect to another server. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.working;
    await Promise.all([...this.attendees.values()].map(({ lastWrite }) => lastWrite));
    if (this.attendees.size === 0) return;
    const { db, serverId, now } = this.deps;
    const handOver = db.transaction(async (tx) => {
      const seenAt = now();
      await tx.execute(
        `INSERT INTO session_presences (session_id, user_id, server_id, seen_at)
         SELECT session_id, user_id, ?, ? FROM session_presences WHERE server_id = ?
         ON DUPLICATE KEY UPDATE seen_at = ?`,
        [lostServerId, seenAt, serverId, seenAt],
      );
      await tx.delete(SessionPresence, { serverId });
    });
    await handOver.catch((error: unknown) => this.warn(error, 'presence was left as it was'));
  }

  /** Adds a connection of the member; resolves once the row is written. */
  async enter(sessionId: string, userId: string): Promise<void> {
    const attendee = this.attendeeOf(sessionId, userId);
    attendee.connections += 1;
    try {
      await this.queueWrite(attendee);
    } catch (error) {
      await this.leave(sessionId, userId, { isLost: false });
      throw error;
    }
  }

  /**
   * Removes a connection. The last one removes the member at once or, if it was lost, after the grace period.
   */
  async leave(sessionId: string, userId: string, { isLost }: { isLost: boolean }): Promise<void> {
    const attendee = this.attendees.get(keyOf(sessionId, userId));
    // close() handles all members together.
    if (!attendee || this.isClosed) return;
    attendee.connections -= 1;
    attendee.isLost = isLost;
    await this.queueWrite(attendee).catch((error: unknown) =>
      // The next touch detects the extra row.
      this.warn(error, 'someone who left a room could not be taken out of it'),
    );
  }

  /** Logs a failure, unless the database's state caused it, which is logged once elsewhere. */
  private warn(error: unknown, message: string): void {
    if (!isUnavailable(error)) this.deps.log.warn({ err: error }, message);
  }

  private attendeeOf(sessionId: string, userId: string): Attendee {
    const key = keyOf(sessionId, userId);
    const known = this.attendees.get(key);
    if (known) return known;
    const attendee: Attendee = {
      sessionId,
      userId,
      connections: 0,
      isLost: false,
      isWritten: false,
      lastWrite: Promise.resolve(),
    };
    this.attendees.set(key, attendee);
    return attendee;
  }

  /**
   * Queues a write that makes the row match the connections at the time it runs; with `rereads`, after looking whether there is a
   * row.
   */
  private queueWrite(attendee: Attendee, { rereads = false } = {}): Promise<void> {
    const written = attendee.lastWrite.then(async () => {
      if (rereads) attendee.isWritten = await this.hasRow(attendee);
      await this.writeRow(attendee);
      if (attendee.connections === 0) this.attendees.delete(keyOf(attendee.sessionId, attendee.userId));
    });
    attendee.lastWrite = written.catch(() => undefined);
    return written;
  }

  private async writeRow(attendee: Attendee): Promise<void> {
    const isPresent = attendee.connections > 0;
    if (isPresent === attendee.isWritten) return;
    const { sessionId, userId } = attendee;
    const { serverId, now } = this.deps;
    const isLost = !isPresent && attendee.isLost;
    const absentServerId = isLost ? lostServerId : undefined;
    const newServerId = isPresent ? serverId : absentServerId;
    await this.deps.db.transaction(async (tx) => {
      const seenAt = now();
      // A lost member is still shown, so nothing changes for others.
      if (!isLost) await raiseSessionVersion(tx, sessionId);
      // INSERT IGNORE: the session or member may just have been deleted.
      if (newServerId)
        await tx.execute(
          `INSERT IGNORE INTO session_presences (session_id, user_id, server_id, seen_at) VALUES (?, ?, ?, ?)
           ON DUPLICATE KEY UPDATE seen_at = ?`,
          [sessionId, userId, newServerId, seenAt, seenAt],
        );
      await tx.delete(SessionPresence, { sessionId, userId, serverId: isPresent ? lostServerId : serverId });
      if (!isLost) publishSessionRoomChanged(tx, this.deps, sessionId);
    });
    attendee.isWritten = isPresent;
  }

  private async hasRow({ sessionId, userId }: Attendee): Promise<boolean> {
    const rows = await this.deps.db.read(
      'SELECT 1 FROM session_presences WHERE session_id = ? AND user_id = ? AND server_id = ?',
      [sessionId, userId, this.deps.serverId],
    );
    return rows.length > 0;
  }

  private async touch(): Promise<void> {
    if (this.attendees.size === 0) return;
    const { db, serverId, now } = this.deps;
    const touched = await db.transaction((tx) => tx.update(SessionPresence, { serverId }, { seenAt: now() }));
    const presentAttendees = [...this.attendees.values()].filter(
      ({ connections, isWritten }) => connections > 0 && isWritten,
    );
    if (touched !== presentAttendees.length) await this.recover();
  }

  /** After a database outage, other servers may have removed this server's rows, or its own writes failed. */
  private async recover(): Promise<void> {
    const rows = await this.deps.db.read<{ sessionId: string; userId: string }>(
      'SELECT session_id AS sessionId, user_id AS userId FROM session_presences WHERE server_id = ?',
      [this.deps.serverId],
    );
    const inTable = new Set(rows.map(({ sessionId, userId }) => keyOf(sessionId, userId)));
    for (const { sessionId, userId } of rows) this.attendeeOf(sessionId, userId);
    const inconsistent = [...this.attendees].filter(
      ([key, { connections }]) => inTable.has(key) !== connections > 0,
    );
    await Promise.all(inconsistent.map(([, attendee]) => this.queueWrite(attendee, { rereads: true })));
  }

  private async sweep(): Promise<void> {
    const { db, now } = this.deps;
    const before = new Date(now().getTime() - presenceGraceMs);
    const rooms = await db.read<{ id: string }>(
      'SELECT DISTINCT session_id AS id FROM session_presences WHERE seen_at <= ?',
      [before],
    );
    if (rooms.length === 0) return;
    await db.transaction(async (tx) => {
      await raiseSessionVersion(tx, ...rooms.map(({ id }) => id));
      await tx.delete(SessionPresence, { seenAt: LessThanOrEqual(before) });
      for (const { id } of rooms) publishSessionRoomChanged(tx, this.deps, id);
    });
  }
}
