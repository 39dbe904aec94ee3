import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool as CallbackPool, PoolConnection } from 'mysql2';
import type { Pool, ResultSetHeader, RowDataPacket } from 'mysql2/promise';
import type {
  DataSource,
  EntityManager,
  EntityTarget,
  FindOptionsWhere,
  ObjectLiteral,
  Repository,
} from 'typeorm';
import { executePrepared } from './executePrepared';
import { CommitUnknown, errnoOf, isConnectionLost, isDeadlock, isStoppedByLimit } from './failures';
import { snakeCase } from './naming';
import { guardOf, type PoolGuard } from './poolGuard';
import { changesPublicData, commonLevelOf, WriteRecord, writesOf } from './publicData';
import type { SqlValue } from './rows';
import { SharedReads } from './sharedReads';

/** Called after each write, whether or not it changed rows: without any, the data that it relied on were stale. */
export type OnWrite = () => void;

/** Values of a row's columns, or SQL for them. */
export type RowValues<Row extends ObjectLiteral> = Parameters<Repository<Row>['update']>[1];

export interface Transaction {
  manager: EntityManager;
  /** Inserts one or more rows. Doesn't reload entities, because TypeORM would put raw values into them. */
  insert<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    rows: RowValues<Row> | RowValues<Row>[],
  ): Promise<void>;
  /** Updates the rows that match; returns the number of matched rows, changed or not. */
  update<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    criteria: FindOptionsWhere<Row>,
    values: RowValues<Row>,
  ): Promise<number>;
  /** Deletes the rows that match; returns their number. */
  delete<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    criteria: FindOptionsWhere<Row>,
  ): Promise<number>;
  execute(sql: string, params?: SqlValue[]): Promise<ResultSetHeader>;
  read<Row>(sql: string, params?: SqlValue[]): Promise<Row[]>;
  /** Registers a function to run after the commit (never after a rollback), for publishing events. */
  afterCommit(hook: () => void): void;
  /**
   * Allows each statement, including COMMIT, to wait that many seconds for a response; 0 for the usual limit.
   */
  mayTake(seconds: number): void;
}

/** Rows of the public epoch's counter: several, so that writers rarely wait for the same one. */
export const epochSlots = 16;

const lockWaitErrno = 1205;
/** Enough for a hundred concurrent writers of one row, each of which is the deadlock's victim every other time. */
const attemptsMax = 20;
/**
 * Milliseconds after which a lost connection or lock wait is no longer retried, because the request must be
 * answered.
 */
const retryWithinMs = 4_000;

const duplicateErrno = 1062;
/** Matches the name of the key at the end of an error's message, in MySQL after that of the table; the value before it is arbitrary. */
const refusingKey = /for key '(?:[^'.]*\.)?([^'.]*)'$/;

/** Whether a unique key refused the row, and with `key`, whether it was that one. */
export function isDuplicate(error: unknown, key?: string): boolean {
  if (errnoOf(error) !== duplicateErrno) return false;
  return key === undefined || refusingKey.exec((error as Error).message)?.[1] === key;
}

const backOff = (attempt: number) => sleep(5 * attempt + Math.random() * 20 * attempt);

/** Refuses criteria without a value: TypeORM would apply empty criteria to every row. */
function requireValues<Criteria extends object>(criteria: Criteria): Criteria {
  const values = Object.values(criteria);
  if (values.length === 0 || values.some((value) => value === undefined || value === null))
    throw new Error(`Criteria that name no row: ${Object.keys(criteria).join(', ') || 'none'}`);
  return criteria;
}

/** Prepared reads, and transactions that are retried after deadlocks. */
export class Database {
  private readonly pool: Pool;
  private readonly guard: PoolGuard;
  /** Number of statements sent, for tests that limit them. */
  statements = 0;
  readonly sharedReads = new SharedReads((sql, params, requestId) => this.read(sql, params, requestId));

  constructor(readonly dataSource: DataSource) {
    const { pool } = dataSource.driver as unknown as { pool: CallbackPool };
    this.pool = pool.promise();
    this.guard = guardOf(dataSource);
  }

  async read<Row>(sql: string, params: SqlValue[] = [], requestId?: string): Promise<Row[]> {
    this.statements += 1;
    return this.repeated(async () => {
      const send = executePrepared<RowDataPacket[]>(this.pool, this.guard.limited(sql), params);
      const [rows] = await this.watched(sql, requestId, send);
      return rows as Row[];
    });
  }

  /**
   * Runs `work` in a transaction. Retries it after a deadlock, a refused commit in a cluster, or a connection
   * lost before COMMIT was sent. READ COMMITTED (see PoolGuard): correctness comes from atomic statements, not from
   * snapshots.
   */
  async transaction<T>(
    work: (tx: Transaction) => Promise<T>,
    requestId?: string,
    onWrite?: OnWrite,
  ): Promise<T> {
    return this.repeated(async () => {
      const hooks: (() => void)[] = [];
      let isCommitting = false;
      const record = new WriteRecord();
      const result = await this.dataSource
        .transaction(async (manager) => {
          const connection: PoolConnection = await manager.queryRunner?.connect();
          this.guard.statements.follow(manager.queryRunner, requestId);
          const done = await work({
            ...this.statementsOf(manager, record),
            afterCommit: (hook) => hooks.push(hook),
            mayTake: (seconds) => {
              if (seconds > 0) this.guard.allowLonger(connection, seconds);
            },
          });
          // As the last statement, so that the counter's lock is held only during the commit.
          if (record.changesPublicData)
            await manager.query('UPDATE public_epoch SET n = n + 1 WHERE slot = ?', [
              Math.floor(Math.random() * epochSlots),
            ]);
          isCommitting = true;
          return done;
        })
        .catch((error: unknown) => {
          const isUnknown = isCommitting && (isConnectionLost(error) || isStoppedByLimit(error));
          throw isUnknown ? new CommitUnknown({ cause: error }) : error;
        });
      // A transaction that changed no row doesn't show that the database accepts writes.
      if (record.rows > 0) this.guard.failureLog.writeSucceeded();
      onWrite?.();
      for (const hook of hooks) hook();
      return result;
    });
  }

  /**
   * Runs one statement by itself; returns the number of rows that it changed. It must have the same effect however often it
   * runs, because it is retried like a transaction.
   */
  async writeRepeatable(
    sql: string,
    params: SqlValue[],
    requestId?: string,
    onWrite?: OnWrite,
  ): Promise<number> {
    const writes = writesOf(sql);
    if (writes.some(changesPublicData))
      return this.transaction(async (tx) => (await tx.execute(sql, params)).affectedRows, requestId, onWrite);
    return this.repeated(async () => {
      this.statements += 1;
      const send = executePrepared<ResultSetHeader>(this.pool, sql, params);
      const [{ affectedRows }] = await this.watched(sql, requestId, send);
      if (affectedRows > 0) this.guard.failureLog.writeSucceeded();
      onWrite?.();
      return affectedRows;
    });
  }

  private async watched<T>(sql: string, requestId: string | undefined, sent: Promise<T>): Promise<T> {
    const begunAt = performance.now();
    return sent.finally(() => this.guard.statements.ended(sql, begunAt, requestId));
  }

  /** A transaction's statements, counted and recorded. */
  private statementsOf(
    manager: EntityManager,
    record: WriteRecord,
  ): Pick<Transaction, 'manager' | 'insert' | 'update' | 'delete' | 'execute' | 'read'> {
    const tableOf = (entity: EntityTarget<ObjectLiteral>) => manager.connection.getMetadata(entity).tableName;
    return {
      manager,
      insert: async (entity, rows) => {
        this.statements += 1;
        await manager.createQueryBuilder().insert().into(entity).values(rows).updateEntity(false).execute();
        record.add(1, { table: tableOf(entity), adds: true, ...commonLevelOf(rows) });
      },
      update: async (entity, criteria, values) => {
        this.statements += 1;
        const { affected } = await manager
          .createQueryBuilder()
          .update(entity)
          .set(values)
          .where(requireValues(criteria))
          .updateEntity(false)
          .execute();
        const columns = Object.keys(values).map(snakeCase);
        return record.add(affected ?? 0, { table: tableOf(entity), columns });
      },
      delete: async (entity, criteria) => {
        this.statements += 1;
        const { affected } = await manager
          .createQueryBuilder()
          .delete()
          .from(entity)
          .where(requireValues(criteria))
          .execute();
        return record.add(affected ?? 0, { table: tableOf(entity) });
      },
      execute: async (sql, params = []) => {
        this.statements += 1;
        const result = await manager.query(sql, params);
        record.add(result.affectedRows ?? 0, ...writesOf(sql));
        return result;
      },
      read: (sql, params = []) => {
        this.statements += 1;
        return manager.query(sql, params);
      },
    };
  }

  /** Repeats work whose error says that it had no effect and may succeed now. */
  private async repeated<T>(work: () => Promise<T>): Promise<T> {
    const begunAt = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (attempt >= attemptsMax || !this.mayRepeat(error, performance.now() - begunAt)) {
          this.guard.failureLog.report(error);
          throw error;
        }
        await backOff(attempt);
      }
    }
  }

  private mayRepeat(error: unknown, takenMs: number): boolean {
    if (isDeadlock(error)) return true;
    if (takenMs > retryWithinMs) return false;
    return errnoOf(error) === lockWaitErrno || (isConnectionLost(error) && this.guard.isWorthRepeating);
  }
}
