import type { Connection } from 'mysql2/promise';
import { errnoOf, type Hindrance, hindranceOf, isConnectionLost } from './failures';
import { findLocks, takeLocksSql } from './lockedTables';
import type { PoolGuard } from './poolGuard';

export type DatabaseState = 'ready' | 'failing' | Hindrance;

const cacheMs = 1_000;
const timeoutMs = 1_900;
/** How often locked tables are named. */
const repeatMs = 60_000;
const deadlock = 1213;
/** A small write can succeed while larger ones find the disk full. */
const fullForMs = 4_000;

/**
 * Tests whether the database accepts writes, by writing one row on a separate connection, and whether the tables of members'
 * writes are locked. The result is cached for a second.
 */
export class Readiness {
  private connection: Connection | undefined;
  private latest: { state: Promise<DatabaseState>; until: number } | undefined;
  private closed = false;
  private nameLocksAt = 0;

  constructor(private readonly guard: PoolGuard) {}

  state(): Promise<DatabaseState> {
    if (this.latest && performance.now() < this.latest.until) return this.latest.state;
    const latest = { state: this.checkInTime(), until: Number.POSITIVE_INFINITY };
    this.latest = latest;
    void latest.state.then(() => {
      latest.until = performance.now() + cacheMs;
    });
    return latest.state;
  }

  close(): void {
    this.closed = true;
    this.dropConnection();
  }

  private async checkInTime(): Promise<DatabaseState> {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<DatabaseState>((resolve) => {
      timer = setTimeout(() => {
        this.dropConnection();
        resolve('unreachable');
      }, timeoutMs);
    });
    try {
      const state = await Promise.race([this.writeHeartbeat(), timedOut]);
      if (state !== 'ready') return state;
      if (this.guard.failureLog.wasFullWithin(fullForMs)) return 'full';
      this.guard.failureLog.writeSucceeded();
      return state;
    } finally {
      clearTimeout(timer);
    }
  }

  private async writeHeartbeat(): Promise<DatabaseState> {
    const connectionBefore = this.connection;
    try {
      this.connection ??= await this.open();
      const heartbeat = new Date().toISOString();
      await this.connection.query(
        `INSERT INTO installation_settings (name, value) VALUES ('heartbeat', ?)
         ON DUPLICATE KEY UPDATE value = ?`,
        [heartbeat, heartbeat],
      );
      await this.connection.query(takeLocksSql);
      return 'ready';
    } catch (error) {
      // Another server in the cluster wrote its heartbeat, so writes are accepted.
      if (errnoOf(error) === deadlock) return 'ready';
      // The database has closed the connection since the last check, as it does with idle ones, or as a restart does.
      const hasEnded =
        connectionBefore !== undefined && connectionBefore === this.connection && isConnectionLost(error);
      const hindrance = hindranceOf(error);
      if (hindrance === 'locked') {
        void this.nameLocks();
      } else {
        // A server that becomes writable or rejoins its cluster may close old connections.
        this.dropConnection();
      }
      if (hasEnded) return this.writeHeartbeat();
      // Logged here because a proxy sends no requests to a server that isn't ready, so nothing else would log why.
      this.guard.failureLog.report(error);
      return hindrance ?? (isConnectionLost(error) ? 'unreachable' : 'failing');
    }
  }

  /** Logs which tables are locked, once a minute, on a connection of its own: it may take longer than a check. */
  private async nameLocks(): Promise<void> {
    if (performance.now() < this.nameLocksAt) return;
    this.nameLocksAt = performance.now() + repeatMs;
    const connection = await this.guard.connect().catch(() => undefined);
    if (!connection) return;
    try {
      const locks = await findLocks(async (sql) => (await connection.query({ sql, timeout: repeatMs }))[0]);
      if (locks.tables.length > 0)
        this.guard.failureLog.log?.error({ ...locks }, 'tables are locked: writes wait for them');
    } catch (error) {
      this.guard.failureLog.report(error);
    } finally {
      connection.destroy();
    }
  }

  private async open(): Promise<Connection> {
    const connection = await this.guard.connect();
    if (this.closed) {
      connection.destroy();
      throw new Error('Closed while connecting');
    }
    await connection.query('SET SESSION autocommit = 1, innodb_lock_wait_timeout = 1, lock_wait_timeout = 1');
    return connection;
  }

  private dropConnection(): void {
    this.connection?.destroy();
    this.connection = undefined;
  }
}
