import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection, Pool, PoolConnection } from 'mysql2';
import type { Connection as PromiseConnection } from 'mysql2/promise';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import {
  DatabaseUnavailable,
  errnoOf,
  type Hindrance,
  hindranceOf,
  isConnectionLost,
  isDamaged,
  tableOf,
} from './failures';

/** What mysql2 (pinned) does not document: the tests of a silent database fail where a new version has it otherwise. */
interface GuardedConnection extends PoolConnection {
  _command: { sql?: string } | null;
  authorized: boolean;
  stream: Socket;
}
interface Ring {
  length: number;
  get(index: number): GuardedConnection;
}
interface GuardedPool extends Omit<Pool, 'getConnection'> {
  _allConnections: Ring;
  _freeConnections: Ring;
  _closed: boolean;
  getConnection: Pool['getConnection'];
}
type Take = Parameters<Pool['getConnection']>[0];

const tickMs = 250;
/** How long a request's statement may go without an answer. */
const statementMs = 2_500;
/** Once it is sent, nobody can say any more whether the work was done: worth waiting for, as long as a request may take. */
const commitMs = 4_000;
/** How long a request may wait for a connection while none comes free. */
const acquireMs = 2_500;
/** Migrations and the tools of the command line: enough to rebuild the largest table. */
const longStatementMs = 30 * 60_000;
/** How long opening a connection may take that is to show whether the database answers. */
export const probeMs = 1_500;
const probePauseMs = 250;
const refusalLogMs = 60_000;
/** Less than a statement may take, so that who waits for a lock hears of it. In seconds. */
const lockSeconds = 2;

const declared = /^\/\* within (\d+) s \*\//;

/** A statement that may go without an answer for so long: what it declares counts, in place of a request's limit. */
export const within = (seconds: number, sql: string) => `/* within ${seconds} s */ ${sql}`;

/** For a text as it is saved: a novel's pages may have to reach a slow disk before its COMMIT is answered. */
export const secondsFor = (text: string | undefined): number => ((text?.length ?? 0) > 100_000 ? 30 : 0);

const guards = new WeakMap<DataSource, PoolGuard>();

/** The guard of a data source that `openDatabase` opened. */
export function guardOf(dataSource: DataSource): PoolGuard {
  const guard = guards.get(dataSource);
  if (!guard) throw new Error('openDatabase did not open this data source');
  return guard;
}

const ringOf = (ring: Ring) => Array.from({ length: ring.length }, (_, at) => ring.get(at));

/**
 * Sees that no use of a pool waits for ever: whoever uses it, and however. Time is counted in ticks of the event loop, so
 * that a process that stood still blames nobody. One connection that is not answered makes all idle ones doubtful, as they
 * led to the same machine: they are ended, and a new one shows whether the database answers. Until it does, asking for a
 * connection fails at once.
 */
export class PoolGuard {
  /** Multiplies the limits of requests: for tests, which share a machine with many others. */
  patience = 1;
  private readonly pool: GuardedPool;
  private readonly take: Pool['getConnection'];
  private readonly waiting = new Set<{ ticks: number; give: Take }>();
  private readonly seen = new WeakMap<GuardedConnection, { command: object; bytes: number; ticks: number }>();
  private readonly allowances = new WeakMap<object, { seconds: number }>();
  private granted = false;
  /** The look at whether the database answers that is under way, and who waits for its first result. */
  private checking = false;
  private held: (() => void)[] = [];
  private awaySince: number | undefined;
  private readonly refusedAt = new Map<Hindrance, number>();
  private readonly damageToldAt = new Map<string, number>();
  private leaving = false;
  private log: Logger | undefined;

  constructor(
    dataSource: DataSource,
    /** Opens a connection beside those of the pool. */
    readonly connect: () => Promise<PromiseConnection>,
  ) {
    this.pool = (dataSource.driver as unknown as { pool: GuardedPool }).pool;
    this.take = this.pool.getConnection.bind(this.pool);
    this.pool.getConnection = (give) => this.getConnection(give);
    this.pool.on('connection', (connection) => {
      // Those who use a connection hear of its errors by their statements; one that nobody hears would end the process.
      (connection as unknown as Connection).on('error', () => undefined);
      if (this.log)
        connection.query(
          `SET SESSION innodb_lock_wait_timeout = ${lockSeconds * this.patience},
           lock_wait_timeout = ${lockSeconds * this.patience}`,
          () => undefined,
        );
    });
    const timer = setInterval(() => {
      if (this.pool._closed) clearInterval(timer);
      else this.tick();
    }, tickMs);
    timer.unref();
    guards.set(dataSource, this);
  }

  /** From now on the limits are those of requests. */
  serve(log: Logger): void {
    this.log = log;
    this.endIdle();
  }

  /** The server is going: nobody waits for a database that does not answer. */
  leave(): void {
    this.leaving = true;
  }

  /** A write that the database refused, though it answers: the log has it once a minute. */
  refused(error: unknown): void {
    const why = hindranceOf(error);
    if (!why) return;
    const now = performance.now();
    if (now - (this.refusedAt.get(why) ?? Number.NEGATIVE_INFINITY) > refusalLogMs)
      this.log?.error({ err: error, why }, 'the database refuses writes');
    this.refusedAt.set(why, now);
  }

  /** A statement whose table is damaged: the log names the table once a minute. */
  damaged(error: unknown): void {
    if (!isDamaged(error)) return;
    const table = tableOf(error);
    const now = performance.now();
    if (now - (this.damageToldAt.get(table) ?? Number.NEGATIVE_INFINITY) < refusalLogMs) return;
    this.damageToldAt.set(table, now);
    this.log?.error({ err: error, table }, 'a table is damaged: restore a backup');
  }

  /** Each statement on this connection may take so long, until the function that it returns is called. */
  allow(connection: object, seconds: number): () => void {
    const allowance = { seconds };
    this.allowances.set(connection, allowance);
    return () => {
      // Its next user may have an allowance already.
      if (this.allowances.get(connection) === allowance) this.allowances.delete(connection);
    };
  }

  wasFullWithin(ms: number): boolean {
    return performance.now() - (this.refusedAt.get('full') ?? Number.NEGATIVE_INFINITY) < ms;
  }

  /** Ends every connection, whatever it does. */
  endAll(): void {
    for (const connection of ringOf(this.pool._allConnections))
      end(connection, new DatabaseUnavailable('The server is going'));
  }

  /** Whether the database answers, by the time that it is known or `ms` have gone by. */
  async answersWithin(ms: number): Promise<boolean> {
    for (const until = performance.now() + ms; this.checking; await sleep(20))
      if (this.leaving || performance.now() > until) return false;
    return true;
  }

  private getConnection(give: Take): void {
    if (this.awaySince !== undefined) {
      process.nextTick(give, new DatabaseUnavailable('The database does not answer'), undefined);
    } else if (this.checking) {
      this.held.push(() => this.getConnection(give));
    } else if (this.pool._freeConnections.length > 0) {
      this.take(give);
    } else {
      const wait = { ticks: 0, give };
      this.waiting.add(wait);
      this.take((error, connection) => {
        this.granted = true;
        if (error && isUnreachable(error)) this.doubt(error);
        if (this.waiting.delete(wait)) give(error, connection);
        else connection?.release();
      });
    }
  }

  private tick(): void {
    for (const connection of ringOf(this.pool._allConnections)) this.look(connection);
    for (const wait of this.waiting) {
      wait.ticks = this.granted ? 0 : wait.ticks + 1;
      if (!this.log || wait.ticks * tickMs < acquireMs * this.patience) continue;
      this.waiting.delete(wait);
      wait.give(
        new DatabaseUnavailable('No connection came free') as unknown as NodeJS.ErrnoException,
        undefined as never,
      );
    }
    this.granted = false;
  }

  private look(connection: GuardedConnection): void {
    const command = connection._command;
    // Opening a connection has a limit of its own.
    if (!command || !connection.authorized) return void this.seen.delete(connection);
    const bytes = connection.stream.bytesRead;
    const seen = this.seen.get(connection);
    if (seen?.command !== command || seen.bytes !== bytes) {
      this.seen.set(connection, { command, bytes, ticks: 0 });
      return;
    }
    seen.ticks += 1;
    if (seen.ticks * tickMs < this.limitOf(connection, command.sql)) return;
    const error = new DatabaseUnavailable(
      `A statement was not answered within ${(seen.ticks * tickMs) / 1_000} s`,
    );
    // Before its user hears of it, and tries again.
    this.doubt(error);
    end(connection, error);
  }

  private limitOf(connection: object, sql = ''): number {
    if (!this.log) return longStatementMs;
    const usual = (sql === 'COMMIT' ? commitMs : statementMs) * this.patience;
    // Nothing is worth waiting for that a database is asked which does not answer others, either.
    if (this.awaySince !== undefined) return usual;
    const seconds = Math.max(
      Number(declared.exec(sql)?.[1] ?? 0),
      this.allowances.get(connection)?.seconds ?? 0,
    );
    return Math.max(usual, seconds * 1_000);
  }

  private endIdle(): void {
    for (const connection of ringOf(this.pool._freeConnections)) end(connection);
  }

  private doubt(reason: Error): void {
    this.endIdle();
    if (this.checking) return;
    this.checking = true;
    void this.check(reason);
  }

  /** Asks until the database answers; says so once when it does not, and once when it does again. */
  private async check(reason: Error): Promise<void> {
    const since = performance.now();
    while (!this.pool._closed && !(await this.answers())) {
      if (this.awaySince === undefined) {
        this.awaySince = since;
        this.log?.error({ reason: reason.message }, 'the database does not answer');
        this.letGo();
      }
      await sleep(probePauseMs, undefined, { ref: false });
    }
    if (this.pool._closed) return this.letGo();
    const seconds = Math.round((performance.now() - since) / 100) / 10;
    if (this.awaySince !== undefined) this.log?.warn({ seconds }, 'the database answers again');
    else this.log?.warn({ reason: reason.message }, 'a connection to the database was given up');
    this.awaySince = undefined;
    this.checking = false;
    this.letGo();
  }

  private letGo(): void {
    for (const goOn of this.held.splice(0)) goOn();
  }

  private async answers(): Promise<boolean> {
    try {
      const connection = await this.connect();
      try {
        await connection.query({ sql: 'SELECT 1', timeout: probeMs });
        return true;
      } finally {
        connection.destroy();
      }
    } catch (error) {
      // What the server itself says is an answer, but for that it is going.
      return !isUnreachable(error);
    }
  }
}

/** No word from the database, or its last one. */
const isUnreachable = (error: unknown) => {
  const errno = errnoOf(error) ?? 0;
  return errno === 1053 || (errno < 1000 && isConnectionLost(error));
};

/** Ends a connection at once: its user hears of it, and it does not come back into the pool. */
function end(connection: GuardedConnection, reason?: Error): void {
  connection.destroy();
  connection.stream.destroy(reason);
}
