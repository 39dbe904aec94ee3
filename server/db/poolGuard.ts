import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection, Pool } from 'mysql2';
import type { Connection as PromiseConnection } from 'mysql2/promise';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { DatabaseHost } from './databaseUrl';
import { FailureLog } from './failureLog';
import { DatabaseUnavailable, isOutOfConnections, isUnreachable } from './failures';
import { giveUp, responds, type WatchedCommand } from './overdueStatement';
import { closeConnection, connectionsIn, type GuardedConnection, type GuardedPool } from './poolInternals';
import { applySessionSettings } from './sessionSettings';
import { commitMs, declaredSeconds, limitedIn, longStatementMs, statementMs } from './statementLimits';
import { StatementWatch } from './statementWatch';
import type { WritableHost } from './writableHost';

type Callback = Parameters<Pool['getConnection']>[0];

interface Waiter {
  ticks: number;
  callback: Callback;
}

const tickMs = 250;
/** Pause before the next attempt while all connections that the database allows are taken. */
const fullPauseMs = 100;
/** Limit on waiting for a free connection. */
const acquireMs = 2_500;
/** Limit on opening a connection that probes the database. */
const probeMs = 1_500;
const probePauseMs = 250;
/** Time for the database to report that it stopped a statement at its limit. */
const graceMs = 500;
/** Limit on waiting for a lock, shorter than the statement limit, so that the caller gets the lock error. */
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
  private readonly takeFromPool: Pool['getConnection'];
  private readonly waiting = new Set<Waiter>();
  private readonly watched = new WeakMap<GuardedConnection, WatchedCommand>();
  private readonly allowances = new WeakMap<object, { seconds: number }>();
  /** Connections to a host that is no longer used. */
  private readonly abandoned = new WeakSet<object>();
  private hasServed = false;
  private isProbing = false;
  /** Requests for a connection that wait for the probe's first result. */
  private paused: (() => void)[] = [];
  private awaySince: number | undefined;
  private isShuttingDown = false;
  log: Logger | undefined;
  readonly failureLog = new FailureLog();
  readonly statements = new StatementWatch();

  constructor(
    dataSource: DataSource,
    private readonly writer: WritableHost,
  ) {
    this.dialect = dataSource.options.type;
    this.pool = (dataSource.driver as unknown as { pool: GuardedPool }).pool;
    this.takeFromPool = this.pool.getConnection.bind(this.pool);
    this.pool.getConnection = (give) => this.getConnection(give);
    // The settings are sent once for each connection, not for each transaction. The first connection exists already.
    for (const connection of connectionsIn(this.pool._allConnections)) applySessionSettings(connection);
    this.pool.on('connection', (connection) => {
      applySessionSettings(connection);
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
    // Connections to a host that is abandoned for an earlier one are used to the end of their work.
    this.pool.on('release', (connection) => {
      if (this.abandoned.has(connection)) closeConnection(connection as GuardedConnection);
    });
    writer.onMove = (isGone) => this.changeHost(isGone);
    // The writer may have chosen another host since the pool was made.
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
    this.isShuttingDown = true;
  }

  /** Connections in use and free, and callers that wait for one. */
  get counts(): { used: number; free: number; waiting: number } {
    const free = this.pool._freeConnections.length;
    return { used: this.pool._allConnections.length - free, free, waiting: this.waiting.size };
  }

  /** The statement with the limit that it declares: see `declareLimit`. */
  limited(sql: string): string {
    const seconds = declaredSeconds(sql) * this.patience;
    return this.log && seconds > 0 ? limitedIn(this.dialect, sql, seconds) : sql;
  }

  /** Allows each statement on this connection to take that long until the returned function is called. */
  allowLonger(connection: object, seconds: number): () => void {
    const allowance = { seconds };
    this.allowances.set(connection, allowance);
    return () => {
      // The connection's next user may have set an allowance already.
      if (this.allowances.get(connection) === allowance) this.allowances.delete(connection);
    };
  }

  /** Closes all connections at shutdown. */
  endAll(): void {
    for (const connection of connectionsIn(this.pool._allConnections))
      closeConnection(connection, new DatabaseUnavailable('The server is going'));
  }

  /** Resolves to whether the database responds, after a running probe or `ms`. */
  async answersWithin(ms: number): Promise<boolean> {
    for (const until = performance.now() + ms; this.isProbing; await sleep(20))
      if (this.isShuttingDown || performance.now() > until) return false;
    return true;
  }

  private getConnection(callback: Callback): void {
    if (this.awaySince !== undefined) {
      process.nextTick(callback, new DatabaseUnavailable('The database does not answer'), undefined);
    } else if (this.isProbing) {
      this.paused.push(() => this.getConnection(callback));
    } else if (this.pool._freeConnections.length > 0) {
      this.takeFromPool(callback);
    } else {
      const waiter = { ticks: 0, callback };
      this.waiting.add(waiter);
      this.serveWaiter(waiter);
    }
  }

  /** Gives a connection that comes free, or a new one. */
  private serveWaiter(waiter: Waiter): void {
    this.takeFromPool((error, connection) => {
      if (isOutOfConnections(error) && this.waiting.has(waiter)) {
        setTimeout(() => this.waiting.has(waiter) && this.serveWaiter(waiter), fullPauseMs).unref();
        return;
      }
      this.hasServed = true;
      if (error && isUnreachable(error)) this.suspectOthers(error);
      if (this.waiting.delete(waiter)) waiter.callback(error, connection);
      else connection?.release();
    });
  }

  private tick(): void {
    for (const connection of connectionsIn(this.pool._allConnections)) this.watchCommand(connection);
    for (const waiter of this.waiting) {
      waiter.ticks = this.hasServed ? 0 : waiter.ticks + 1;
      if (!this.log || waiter.ticks * tickMs < acquireMs * this.patience) continue;
      this.waiting.delete(waiter);
      waiter.callback(
        new DatabaseUnavailable('No connection came free') as unknown as NodeJS.ErrnoException,
        undefined as never,
      );
    }
    this.hasServed = false;
  }

  private watchCommand(connection: GuardedConnection): void {
    const command = connection._command;
    // Opening a connection has its own limit.
    if (!command || !connection.authorized) return void this.watched.delete(connection);
    const bytes = connection.stream.bytesRead;
    const watched = this.watched.get(connection);
    if (watched?.command !== command || watched.bytes !== bytes) {
      this.watched.set(connection, { command, bytes, ticks: 0, isGivenUp: false });
      return;
    }
    watched.ticks += 1;
    if (watched.isGivenUp || watched.ticks * tickMs < this.limitOf(connection, command.sql)) return;
    watched.isGivenUp = true;
    void giveUp(connection, watched.ticks * tickMs, this);
  }

  private limitOf(connection: object, sql = ''): number {
    if (!this.log) return longStatementMs;
    const usual = (sql === 'COMMIT' ? commitMs : statementMs) * this.patience;
    // While the database is unresponsive, the usual limit applies to every statement.
    if (this.awaySince !== undefined) return usual;
    const seconds = Math.max(declaredSeconds(sql), this.allowances.get(connection)?.seconds ?? 0);
    // The database stops statements with a limit in them; they are given up only if it doesn't.
    return seconds > 0 ? Math.max(usual, seconds * 1_000 * this.patience + graceMs) : usual;
  }

  /** Continues on the writer's current host. */
  private useHost(): void {
    Object.assign(this.pool.config.connectionConfig, this.writer.host);
  }

  private changeHost(isGone: boolean): void {
    this.useHost();
    if (isGone) {
      const lost = Object.assign(new Error('Another database host is used'), {
        code: 'PROTOCOL_CONNECTION_LOST',
      });
      for (const connection of connectionsIn(this.pool._allConnections)) closeConnection(connection, lost);
    } else {
      for (const connection of connectionsIn(this.pool._allConnections)) this.abandoned.add(connection);
      this.endIdle();
    }
  }

  private endIdle(): void {
    for (const connection of connectionsIn(this.pool._freeConnections)) closeConnection(connection);
  }

  /** Called when a connection is dead: closes idle ones, which may be dead, too, and probes the database. */
  suspectOthers(reason: Error): void {
    this.endIdle();
    if (this.isProbing) return;
    this.isProbing = true;
    void this.probe(reason);
  }

  /** Probes until the database responds; logs the outage and the recovery once. */
  private async probe(reason: Error): Promise<void> {
    const since = performance.now();
    while (!this.pool._closed && !(await responds(this, probeMs))) {
      if (this.awaySince === undefined) {
        this.awaySince = since;
        this.log?.error({ reason: reason.message }, 'the database does not answer');
        this.resumePaused();
      }
      await sleep(probePauseMs, undefined, { ref: false });
    }
    if (this.pool._closed) return this.resumePaused();
    const seconds = Math.round((performance.now() - since) / 100) / 10;
    if (this.awaySince !== undefined) this.log?.warn({ seconds }, 'the database answers again');
    else this.log?.warn({ reason: reason.message }, 'a connection to the database was given up');
    this.awaySince = undefined;
    this.isProbing = false;
    this.resumePaused();
  }

  private resumePaused(): void {
    for (const resume of this.paused.splice(0)) resume();
  }
}
