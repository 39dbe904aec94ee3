import type { Pool as CallbackPool } from 'mysql2';
import type { Pool, ResultSetHeader, RowDataPacket } from 'mysql2/promise';
import type { DataSource, EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import { CommitUnknown, DatabaseUnavailable, errnoOf, isConnectionLost, isDeadlock } from './failures';
import { guardOf, type PoolGuard } from './poolGuard';

export type SqlValue = string | number | boolean | Date | Buffer | null;

/**
 * The values of an IN list, the last one repeated up to a round number: lists of all lengths share few prepared
 * statements, of which a database keeps only so many for all connections of all servers.
 */
export function padded<T>(values: readonly T[]): T[] {
  const last = values.at(-1);
  if (last === undefined) return [];
  const length = [1, 2, 5].find((round) => values.length <= round) ?? Math.ceil(values.length / 10) * 10;
  return [...values, ...new Array<T>(length - values.length).fill(last)];
}

/** A transaction under way. */
export interface Transaction {
  manager: EntityManager;
  /** Inserts a row, or several, as given. The entity is not read back: TypeORM would put raw values into it. */
  insert<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    rows: QueryDeepPartialEntity<Row> | QueryDeepPartialEntity<Row>[],
  ): Promise<void>;
  /** Sets columns of the rows that the criteria name. Returns how many rows there were, changed by it or not. */
  update<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    criteria: FindOptionsWhere<Row>,
    values: QueryDeepPartialEntity<Row>,
  ): Promise<number>;
  /** Deletes the rows that the criteria name. Returns how many there were. */
  delete<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    criteria: FindOptionsWhere<Row>,
  ): Promise<number>;
  /** Runs one statement in the transaction. */
  execute(sql: string, params?: SqlValue[]): Promise<ResultSetHeader>;
  read<Row>(sql: string, params?: SqlValue[]): Promise<Row[]>;
  /** Runs after the commit, and not at all when there is none: the place for publishing. */
  afterCommit(hook: () => void): void;
  /** Says that each statement, the COMMIT among them, may go without an answer for so long; 0 for no longer than usual. */
  mayTake(seconds: number): void;
  /** Nothing that a visitor can read has changed: public answers in the cache stay valid. */
  skipPublicCacheBump(): void;
}

/** Slots of the public epoch: several, so that writers seldom wait for one another's counter. */
export const epochSlots = 16;

const lockWait = 1205;
/** Enough for a hundred writers of one row who all get in each other's way. */
const attempts = 10;
/** After so long, work that lost its connection or waited for a lock is not begun anew: its request must be answered. */
const beginAnewMs = 3_500;
/** How long work that lost its connection waits for a database that answers. */
const answersMs = 1_500;

/** The key's name ends the message, in MySQL after its table's; before it stands the value, which may say anything. */
const refusingKey = /for key '(?:[^'.]*\.)?([^'.]*)'$/;

/** Whether a unique key refused the row; with a name, whether it was that key. */
export function isDuplicate(error: unknown, key?: string): boolean {
  if (errnoOf(error) !== 1062) return false;
  return key === undefined || refusingKey.exec((error as Error).message)?.[1] === key;
}

/** TypeORM takes empty criteria for every row. */
function definite<Criteria extends object>(criteria: Criteria): Criteria {
  const values = Object.values(criteria);
  if (values.length === 0 || values.some((value) => value === undefined || value === null))
    throw new Error(`Criteria that name no row: ${Object.keys(criteria).join(', ') || 'none'}`);
  return criteria;
}

/** The database as services use it: prepared reads, and transactions that survive deadlocks. */
export class Database {
  private readonly pool: Pool;
  private readonly guard: PoolGuard;
  /** Counts the statements sent, for the tests that bound them. */
  statements = 0;

  constructor(readonly dataSource: DataSource) {
    const { pool } = dataSource.driver as unknown as { pool: CallbackPool };
    this.pool = pool.promise();
    this.guard = guardOf(dataSource);
  }

  /** Runs a prepared statement and returns its rows. */
  async read<Row>(sql: string, params: SqlValue[] = []): Promise<Row[]> {
    this.statements += 1;
    try {
      const [rows] = await this.pool.execute<RowDataPacket[]>(sql, params);
      return rows as Row[];
    } catch (error) {
      // A connection that was ended, as when the database restarts: not one that was waited for in vain.
      this.guard.damaged(error);
      if (!isConnectionLost(error) || error instanceof DatabaseUnavailable) throw error;
      if (!(await this.guard.answersWithin(answersMs))) throw error;
      const [rows] = await this.pool.execute<RowDataPacket[]>(sql, params);
      return rows as Row[];
    }
  }

  /**
   * Runs `work` in a transaction, and the whole of it again where the database chose it as a deadlock's victim
   * (or a cluster refused its commit), or the connection was lost before the COMMIT was sent. READ COMMITTED: atomic
   * statements decide, not snapshots.
   */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const begunAt = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      const hooks: (() => void)[] = [];
      let committing = false;
      let touchesPublic = true;
      let endAllowance = () => {};
      try {
        const result = await this.dataSource.transaction('READ COMMITTED', async (manager) => {
          const connection: object = await manager.queryRunner?.connect();
          const done = await work({
            manager,
            insert: async (entity, rows) => {
              this.statements += 1;
              await manager
                .createQueryBuilder()
                .insert()
                .into(entity)
                .values(rows)
                .updateEntity(false)
                .execute();
            },
            update: async (entity, criteria, values) => {
              this.statements += 1;
              const { affected } = await manager
                .createQueryBuilder()
                .update(entity)
                .set(values)
                .where(definite(criteria))
                .updateEntity(false)
                .execute();
              return affected ?? 0;
            },
            delete: async (entity, criteria) => {
              this.statements += 1;
              const { affected } = await manager
                .createQueryBuilder()
                .delete()
                .from(entity)
                .where(definite(criteria))
                .execute();
              return affected ?? 0;
            },
            execute: (sql, params = []) => {
              this.statements += 1;
              return manager.query(sql, params);
            },
            read: (sql, params = []) => {
              this.statements += 1;
              return manager.query(sql, params);
            },
            afterCommit: (hook) => hooks.push(hook),
            mayTake: (seconds) => {
              if (seconds > 0) endAllowance = this.guard.allow(connection, seconds);
            },
            skipPublicCacheBump: () => {
              touchesPublic = false;
            },
          });
          // Last, so that the counter's lock is held for the commit alone.
          if (touchesPublic)
            await manager.query('UPDATE public_epoch SET n = n + 1 WHERE slot = ?', [
              Math.floor(Math.random() * epochSlots),
            ]);
          committing = true;
          return done;
        });
        for (const hook of hooks) hook();
        return result;
      } catch (error) {
        if (committing && isConnectionLost(error)) throw new CommitUnknown({ cause: error });
        if (attempt >= attempts || !(await this.mayBeginAnew(error, begunAt))) {
          this.guard.refused(error);
          this.guard.damaged(error);
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, 5 * attempt + Math.random() * 20 * attempt));
      } finally {
        endAllowance();
      }
    }
  }

  private async mayBeginAnew(error: unknown, begunAt: number): Promise<boolean> {
    if (isDeadlock(error)) return true;
    if (performance.now() - begunAt > beginAnewMs) return false;
    return errnoOf(error) === lockWait || (isConnectionLost(error) && this.guard.answersWithin(answersMs));
  }
}
