import type { Pool as CallbackPool } from 'mysql2';
import type { Pool, ResultSetHeader, RowDataPacket } from 'mysql2/promise';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';

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
  /** Runs one statement in the transaction. */
  execute(sql: string, params?: SqlValue[]): Promise<ResultSetHeader>;
  read<Row>(sql: string, params?: SqlValue[]): Promise<Row[]>;
  /** Runs after the commit, and not at all when there is none: the place for publishing. */
  afterCommit(hook: () => void): void;
  /** Says that nothing a visitor can read has changed, so that kept public answers stay good. */
  nothingPublic(): void;
}

/** Slots of the public epoch: several, so that writers seldom wait for one another's counter. */
export const epochSlots = 16;

const retriedErrors = new Set([1205, 1213]);
/** Enough for a hundred writers of one row who all get in each other's way. */
const attempts = 10;

const errnoOf = (error: unknown): number | undefined =>
  (error as { errno?: number; driverError?: { errno?: number } })?.driverError?.errno ??
  (error as { errno?: number })?.errno;

/** The key's name ends the message, in MySQL after its table's; before it stands the value, which may say anything. */
const refusingKey = /for key '(?:[^'.]*\.)?([^'.]*)'$/;

/** Whether a unique key refused the row; with a name, whether it was that key. */
export function isDuplicate(error: unknown, key?: string): boolean {
  if (errnoOf(error) !== 1062) return false;
  return key === undefined || refusingKey.exec((error as Error).message)?.[1] === key;
}

/** The database as services use it: prepared reads, and transactions that survive deadlocks. */
export class Database {
  private readonly pool: Pool;
  /** Counts the statements sent, for the tests that bound them. */
  statements = 0;

  constructor(readonly dataSource: DataSource) {
    const { pool } = dataSource.driver as unknown as { pool: CallbackPool };
    this.pool = pool.promise();
  }

  /** Runs a prepared statement and returns its rows. */
  async read<Row>(sql: string, params: SqlValue[] = []): Promise<Row[]> {
    this.statements += 1;
    const [rows] = await this.pool.execute<RowDataPacket[]>(sql, params);
    return rows as Row[];
  }

  /**
   * Runs `work` in a transaction, and the whole of it again where the database chose it as a deadlock's victim
   * (or a cluster refused its commit). READ COMMITTED: atomic statements decide, not snapshots.
   */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const hooks: (() => void)[] = [];
      let touchesPublic = true;
      try {
        const result = await this.dataSource.transaction('READ COMMITTED', async (manager) => {
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
            execute: (sql, params = []) => {
              this.statements += 1;
              return manager.query(sql, params);
            },
            read: (sql, params = []) => {
              this.statements += 1;
              return manager.query(sql, params);
            },
            afterCommit: (hook) => hooks.push(hook),
            nothingPublic: () => {
              touchesPublic = false;
            },
          });
          // Last, so that the counter's lock is held for the commit alone.
          if (touchesPublic)
            await manager.query('UPDATE public_epoch SET n = n + 1 WHERE slot = ?', [
              Math.floor(Math.random() * epochSlots),
            ]);
          return done;
        });
        for (const hook of hooks) hook();
        return result;
      } catch (error) {
        if (attempt >= attempts || !retriedErrors.has(errnoOf(error) ?? 0)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 5 * attempt + Math.random() * 20 * attempt));
      }
    }
  }
}
