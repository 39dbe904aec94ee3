import { type Connection, createPool, type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { createConnection, type Connection as PromiseConnection } from 'mysql2/promise';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { DatabaseAddress } from './databaseUrl';
import { FailureLog } from './failureLog';
import { DatabaseUnavailable, isOutOfConnections, isUnreachable, NoConnectionFree } from './failures';
import { applyLimits, applySessionSettings } from './sessionSettings';
import {
  commitMs,
  declaredSeconds,
  limitedIn,
  limitSetting,
  longStatementMs,
  silentMs,
  usualSeconds,
} from './statementLimits';
import { endAfter, killStatement, tickMs } from './statementTimeout';
import { StatementWatch } from './statementWatch';

// Weighed: mysql2's `timeout` of a query leaves the connection in the pool and doesn't cover preparing, its pool has no limit for
// getting a connection, and a circuit breaker such as opossum knows neither.

type Give = Parameters<Pool['getConnection']>[0];
type Send = (...args: unknown[]) => ReturnType<Connection['query']>;
type Answer = (...results: unknown[]) => void;

/** Pause before the next attempt while all connections that the database allows are taken. */
const fullPauseMs = 100;
/** Limit on waiting for a connection while nobody else gets one. */
const acquireMs = 2_000;
/** Limit on opening a connection outside the pool. */
const connectMs = 1_500;
/** Work that lost its connection is repeated while the database has been away for less. */
const brieflyMs = 2_000;
const guards = new WeakMap<DataSource, PoolGuard>();

/** Returns the guard of a data source opened by `openDatabase`. */
export function guardOf(dataSource: DataSource): PoolGuard {
  const guard = guards.get(dataSource);
  if (!guard) throw new Error('openDatabase did not open this data source');
  return guard;
}

/**
 * Limits all waiting on a pool, whoever uses it. The database itself stops slow statements, so one without a response means a dead
 * connection: it is destroyed, and so are all opened before it, because they lead to the same machine. If no new one can be opened,
 * requests for one fail at once, except for one at a time that tries again.
 */
export class PoolGuard {
  /** Multiplies the limits, for tests on a busy machine. */
  patience = 1;
  log: Logger | undefined;
  readonly failureLog = new FailureLog();
  readonly statements = new StatementWatch();
  private readonly open = new Set<PoolConnection>();
  private readonly free = new Set<PoolConnection>();
  /** Connections that may be used again; others are destroyed when they would be. */
  private usable = new WeakSet<PoolConnection>();
  private readonly allowedSeconds = new WeakMap<object, number>();
  /** Ends the waiting of each statement without a response. */
  private readonly unanswered = new Set<Answer>();
  private waiting = 0;
  /** How many requests for a connection were served. */
  private served = 0;
  /** Since when connections are in doubt, until a new one works. */
  private doubtedSince: number | undefined;
  private isAway = false;
  private isTrying = false;
  private isEnding = false;

  constructor(
    private readonly address: DatabaseAddress,
    private readonly dialect: string,
  ) {}

  /** Opens the pool of a data source, whose driver calls it. */
  createPool(options: PoolOptions): Pool {
    const pool = createPool(options);
    const take = pool.getConnection.bind(pool);
    pool.getConnection = (give) => this.acquire(take, give);
    pool.on('connection', (connection) => this.prepare(connection));
    pool.on('acquire', (connection) => this.free.delete(connection));
    pool.on('release', (connection) => this.free.add(connection));
    return pool;
  }

  guards(dataSource: DataSource): void {
    guards.set(dataSource, this);
  }

  /** From now on the limits for requests apply, and statements that take `slowMs` are logged. */
  serve(log: Logger, slowMs = 0): void {
    this.log = log;
    this.statements.slowMs = slowMs;
    this.failureLog.log = log;
    this.statements.log = log;
    this.renew();
  }

  /** From now on only connections are used that are opened later. */
  renew(): void {
    this.usable = new WeakSet();
  }

  /** Opens a connection outside the pool. */
  async connect(): Promise<PromiseConnection> {
    const connection = await createConnection({ ...this.address.options, connectTimeout: connectMs });
    // The failed statement rejects for its caller; without a listener the error would end the process.
    connection.on('error', () => undefined);
    return connection;
  }

  /** Connections in use and free, and callers that wait for one. */
  get counts(): { used: number; free: number; waiting: number } {
    return { used: this.open.size - this.free.size, free: this.free.size, waiting: this.waiting };
  }

  /** Whether the database answers, or may soon answer again. */
  get isWorthRepeating(): boolean {
    if (this.isEnding) return false;
    return this.doubtedSince === undefined || performance.now() - this.doubtedSince < brieflyMs;
  }

  /** The statement with the limit that it declares: see `declareLimit`. */
  limited(sql: string): string {
    const seconds = declaredSeconds(sql) * this.patience;
    return this.log && seconds > 0 ? limitedIn(this.dialect, sql, seconds) : sql;
  }

  /** Allows each statement on this connection to take that long. The connection is not used again afterwards. */
  allowLonger(connection: PoolConnection, seconds: number): void {
    if (!this.log) return;
    this.usable.delete(connection);
    // With the usual limit, so that a dead connection is noticed as early as ever.
    this.allowedSeconds.set(connection, 0);
    const allow = () => this.allowedSeconds.set(connection, seconds);
    connection.query(limitSetting(this.dialect, seconds * this.patience), allow);
  }

  /** Closes all connections at shutdown. */
  endAll(): void {
    this.isEnding = true;
    for (const end of this.unanswered) end(new DatabaseUnavailable('The server is going'));
    for (const connection of this.open) this.close(connection);
  }

  /** Gives a connection that comes free, or a new one. */
  private acquire(take: Pool['getConnection'], give: Give): void {
    if (this.isAway && this.isTrying) {
      process.nextTick(give, new DatabaseUnavailable('The database does not answer'), undefined);
      return;
    }
    const isTry = this.isAway;
    this.isTrying = isTry;
    this.waiting += 1;
    let isOver = false;
    const finish: Give = (error, connection) => {
      // The caller has waited too long and got an error.
      if (isOver) return connection?.release();
      isOver = true;
      stopWaiting();
      this.waiting -= 1;
      if (isTry) this.isTrying = false;
      give(error, connection);
    };
    let limitMs = this.log ? acquireMs * this.patience : Number.POSITIVE_INFINITY;
    let servedBefore = this.served;
    const limit = () => {
      if (this.served !== servedBefore) limitMs += tickMs;
      servedBefore = this.served;
      return limitMs;
    };
    const stopWaiting = endAfter(limit, () => finish(new NoConnectionFree(), undefined as never));
    const tryTake = (): void => {
      const servedAtStart = this.served;
      take((error, connection) => {
        if (connection && !this.usable.has(connection)) {
          this.close(connection);
          return tryTake();
        }
        if (isOutOfConnections(error) && !isOver) return setTimeout(tryTake, fullPauseMs).unref();
        // mysql2 hands its queued callers to this function again, so this limit may have passed for one of them.
        if (error instanceof NoConnectionFree) return finish(error, connection);
        // The error of a closed pool has no code.
        if (!error?.code || !isUnreachable(error)) this.trust();
        // Otherwise others got a connection meanwhile.
        else if (this.served === servedAtStart) this.doubt(error, true);
        return finish(error, connection);
      });
    };
    tryTake();
  }

  private prepare(connection: PoolConnection): void {
    this.open.add(connection);
    this.usable.add(connection);
    connection.once('end', () => this.forget(connection));
    // Users get connection errors from their statements; without a listener an error would end the process.
    connection.on('error', () => this.forget(connection));
    applySessionSettings(connection);
    if (this.log) applyLimits(connection, this.dialect, this.patience);
    for (const method of ['query', 'execute'] as const) {
      const send = connection[method].bind(connection) as Send;
      connection[method] = ((...args: unknown[]) => {
        const answer = args.pop();
        if (typeof answer !== 'function') return send(...args, answer);
        return this.inTime(connection, args[0], answer as Answer, (once) => send(...args, once));
      }) as never;
    }
  }

  /** Sends a statement. It is answered with an error if the response doesn't come in time. */
  private inTime<T>(
    connection: PoolConnection,
    statement: unknown,
    answer: Answer,
    send: (answer: Answer) => T,
  ): T {
    let isAnswered = false;
    let stopWaiting = () => {};
    const once: Answer = (...results) => {
      if (isAnswered) return;
      isAnswered = true;
      stopWaiting();
      this.unanswered.delete(once);
      answer(...results);
    };
    const sent = send(once);
    if (isAnswered) return sent;
    this.unanswered.add(once);
    const sql = typeof statement === 'string' ? statement : (statement as { sql: string }).sql;
    const limit = () => this.limitOf(connection, sql);
    stopWaiting = endAfter(limit, () => {
      const error = new DatabaseUnavailable(`A statement was not answered within ${limit() / 1_000} s`);
      if (this.usable.has(connection) || this.allowedSeconds.has(connection)) this.doubt(error);
      this.close(connection);
      once(error);
      // Once a COMMIT was sent, it had better succeed.
      if (sql !== 'COMMIT') void killStatement(connection.threadId, sql, this.connect());
    });
    return sent;
  }

  private limitOf(connection: PoolConnection, sql: string): number {
    if (!this.log) return longStatementMs;
    const usual = (sql === 'COMMIT' ? commitMs : silentMs(usualSeconds)) * this.patience;
    if (this.isAway) return usual;
    const seconds = Math.max(declaredSeconds(sql), this.allowedSeconds.get(connection) ?? 0);
    return Math.max(usual, silentMs(seconds) * this.patience);
  }

  private close(connection: PoolConnection): void {
    this.forget(connection);
    connection.destroy();
  }

  private forget(connection: PoolConnection): void {
    this.open.delete(connection);
    this.free.delete(connection);
  }

  /** Called when a connection is dead or can't be opened. Logs an outage, and its end, once. */
  private doubt(reason: Error, isAway = false): void {
    this.renew();
    if (isAway && !this.isAway) this.log?.error({ reason: reason.message }, 'the database does not answer');
    else if (this.doubtedSince === undefined)
      this.log?.warn({ reason: reason.message }, 'a connection to the database was given up');
    this.doubtedSince ??= performance.now();
    this.isAway ||= isAway;
  }

  /** Called when the database has answered a new connection, or given one that is not in doubt. */
  private trust(): void {
    this.served += 1;
    if (this.doubtedSince === undefined) return;
    const seconds = Math.round((performance.now() - this.doubtedSince) / 100) / 10;
    if (this.isAway) this.log?.warn({ seconds }, 'the database answers again');
    this.doubtedSince = undefined;
    this.isAway = false;
  }
}
