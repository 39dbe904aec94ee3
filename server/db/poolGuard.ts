import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection, Pool } from 'mysql2';
import type { Connection as PromiseConnection } from 'mysql2/promise';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { DatabaseHost } from './databaseUrl';
import { FailureLog } from './failureLog';
import { DatabaseUnavailable, isOutOfConnections, isUnreachable } from './failures';
import { answers, giveUp, type Waited } from './overdueStatement';
import { end, type GuardedConnection, type GuardedPool, ringOf } from './poolInternals';
import { setUp } from './sessionSettings';
import { commitMs, declaredSeconds, limitedIn, longStatementMs, statementMs } from './statementLimits';
import { StatementWatch } from './statementWatch';
import type { Writer } from './writer';

type Take = Parameters<Pool['getConnection']>[0];

interface Wait {
  ticks: number;
  give: Take;
}

const tickMs = 250;
/** While others have all connections that the database allows: one of ours comes free, or one of theirs. */
const fullPauseMs = 100;
/** Limit on waiting for a free connection. */
const acquireMs = 2_500;
/** Limit on opening a connection that probes the database. */
const probeMs = 1_500;
const probePauseMs = 250;
/** For an answer that the database stopped a statement. */
const graceMs = 500;
/** In seconds; shorter than the statement limit, so that the caller gets the lock error. */
const lockSeconds = 2;

const guards = new WeakMap<DataSource, PoolGuard>();

/** Returns the guard of a data source opened by `openDatabase`. */
export function guardOf(dataSource: DataSource): PoolGuard {
  const guard = guards.get(dataSource);
  if (!guard) throw new Error('openDatabase did not open this data source');
  return guard;
}

/**
 * Limits all waiting on a pool, whoever uses it. Time is counted in ticks of the event loop, so that a
 * suspended process doesn't blame the database. If one connection doesn't respond, all idle ones are suspect,
 * because they lead to the same machine: they are closed, and a new connection probes the database. Until it
 * responds, requests for a connection fail at once.
 */
export class PoolGuard {
  /** Multiplies the limits, for tests on a busy machine. */
  patience = 1;
  private readonly pool: GuardedPool;
  private readonly dialect: string;
  private readonly take: Pool['getConnection'];
  private readonly waiting = new Set<Wait>();
  private readonly seen = new WeakMap<GuardedConnection, Waited>();
  private readonly allowances = new WeakMap<object, { seconds: number }>();
  /** Connections to a host that is no longer used. */
  private readonly left = new WeakSet<object>();
  private granted = false;
  /** State of the running probe, and callers waiting for its first result. */
  private checking = false;
  private held: (() => void)[] = [];
  private awaySince: number | undefined;
  private leaving = false;
  log: Logger | undefined;
  readonly failureLog = new FailureLog();
  readonly statements = new StatementWatch();

  constructor(
    dataSource: DataSource,
    private readonly writer: Writer,
  ) {
    this.dialect = dataSource.options.type;
    this.pool = (dataSource.driver as unknown as { pool: GuardedPool }).pool;
    this.take = this.pool.getConnection.bind(this.pool);
    this.pool.getConnection = (give) => this.getConnection(give);
    // Once for each connection, not for each transaction. The first one exists already.
    for (const connection of ringOf(this.pool._allConnections)) setUp(connection);
    this.pool.on('connection', (connection) => {
      setUp(connection);
      // Each read waits for writes of other servers on other nodes, for example the end of a sign-in.
      if (writer.isNode) connection.query('SET SESSION wsrep_sync_wait = 1', () => undefined);
      // Users get connection errors from their statements; without a listener an error would end the process.
      (connection as unknown as Connection).on('error', () => undefined);
      if (this.log)
        connection.query(
          `SET SESSION innodb_lock_wait_timeout = ${lockSeconds * this.patience},
           lock_wait_timeout = ${lockSeconds * this.patience}`,
          () => undefined,
        );
    });
    // Those of a host that is left for an earlier one are used to the end of their work.
    this.pool.on('release', (connection) => {
      if (this.left.has(connection)) end(connection as GuardedConnection);
    });
    writer.onMove = (gone) => this.move(gone);
    // It may have moved since the pool was made.
    this.useHost();
    const timer = setInterval(() => {
      if (!this.pool._closed) return this.tick();
      clearInterval(timer);
      writer.close();
    }, tickMs);
    timer.unref();
    guards.set(dataSource, this);
  }

  /** The database host in use. */
  get host(): DatabaseHost {
    return this.writer.host;
  }

  /** Opens a connection outside the pool. */
  connect(): Promise<PromiseConnection> {
    return this.writer.connect(probeMs);
  }

  /** From now on the limits for requests apply, and statements that take `slowMs` are logged. */
  serve(log: Logger, slowMs = 0): void {
    this.log = log;
    this.statements.slowMs = slowMs;
    this.failureLog.log = log;
    this.writer.serve(log);
    this.statements.log = log;
    this.endIdle();
  }

  /** Shutdown: no longer wait for an unresponsive database. */
  leave(): void {
    this.leaving = true;
  }

  /** Connections in use and free, and callers that wait for one. */
  get counts(): { used: number; free: number; waiting: number } {
    const free = this.pool._freeConnections.length;
    return { used: this.pool._allConnections.length - free, free, waiting: this.waiting.size };
  }

  /** The statement with the limit that it declares: see `within`. */
  limited(sql: string): string {
    const seconds = declaredSeconds(sql) * this.patience;
    return this.log && seconds > 0 ? limitedIn(this.dialect, sql, seconds) : sql;
  }

  /** Allows each statement on this connection to take that long until the returned function is called. */
  allow(connection: object, seconds: number): () => void {
    const allowance = { seconds };
    this.allowances.set(connection, allowance);
    return () => {
      // The connection's next user may have set an allowance already.
      if (this.allowances.get(connection) === allowance) this.allowances.delete(connection);
    };
  }

  endAll(): void {
    for (const connection of ringOf(this.pool._allConnections))
      end(connection, new DatabaseUnavailable('The server is going'));
  }

  /** Resolves to whether the database responds, after a running probe or `ms`. */
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
      this.grant(wait);
    }
  }

  /** Gives a connection that comes free, or a new one. */
  private grant(wait: Wait): void {
    this.take((error, connection) => {
      if (isOutOfConnections(error) && this.waiting.has(wait)) {
        setTimeout(() => this.waiting.has(wait) && this.grant(wait), fullPauseMs).unref();
        return;
      }
      this.granted = true;
      if (error && isUnreachable(error)) this.doubt(error);
      if (this.waiting.delete(wait)) wait.give(error, connection);
      else connection?.release();
    });
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
    // Opening a connection has its own limit.
    if (!command || !connection.authorized) return void this.seen.delete(connection);
    const bytes = connection.stream.bytesRead;
    const seen = this.seen.get(connection);
    if (seen?.command !== command || seen.bytes !== bytes) {
      this.seen.set(connection, { command, bytes, ticks: 0, isGivenUp: false });
      return;
    }
    seen.ticks += 1;
    if (seen.isGivenUp || seen.ticks * tickMs < this.limitOf(connection, command.sql)) return;
    seen.isGivenUp = true;
    void giveUp(connection, seen.ticks * tickMs, this);
  }

  private limitOf(connection: object, sql = ''): number {
    if (!this.log) return longStatementMs;
    const usual = (sql === 'COMMIT' ? commitMs : statementMs) * this.patience;
    // While the database is unresponsive, the usual limit applies to every statement.
    if (this.awaySince !== undefined) return usual;
    const seconds = Math.max(declaredSeconds(sql), this.allowances.get(connection)?.seconds ?? 0);
    // The database stops those with a limit in them; they are given up only if it doesn't.
    return seconds > 0 ? Math.max(usual, seconds * 1_000 * this.patience + graceMs) : usual;
  }

  /** Continues on the writer's current host. */
  private useHost(): void {
    Object.assign(this.pool.config.connectionConfig, this.writer.host);
  }

  private move(gone: boolean): void {
    this.useHost();
    if (gone) {
      const lost = Object.assign(new Error('Another database host is used'), {
        code: 'PROTOCOL_CONNECTION_LOST',
      });
      for (const connection of ringOf(this.pool._allConnections)) end(connection, lost);
    } else {
      for (const connection of ringOf(this.pool._allConnections)) this.left.add(connection);
      this.endIdle();
    }
  }

  private endIdle(): void {
    for (const connection of ringOf(this.pool._freeConnections)) end(connection);
  }

  /** A connection is dead, so others may be. */
  doubt(reason: Error): void {
    this.endIdle();
    if (this.checking) return;
    this.checking = true;
    void this.check(reason);
  }

  /** Probes until the database responds; logs the outage and the recovery once. */
  private async check(reason: Error): Promise<void> {
    const since = performance.now();
    while (!this.pool._closed && !(await answers(this, probeMs))) {
      if (this.awaySince === undefined) {
        this.awaySince = since;
        this.log?.error({ reason: reason.message }, 'the database does not answer');
        this.resumeHeld();
      }
      await sleep(probePauseMs, undefined, { ref: false });
    }
    if (this.pool._closed) return this.resumeHeld();
    const seconds = Math.round((performance.now() - since) / 100) / 10;
    if (this.awaySince !== undefined) this.log?.warn({ seconds }, 'the database answers again');
    else this.log?.warn({ reason: reason.message }, 'a connection to the database was given up');
    this.awaySince = undefined;
    this.checking = false;
    this.resumeHeld();
  }

  private resumeHeld(): void {
    for (const goOn of this.held.splice(0)) goOn();
  }
}
