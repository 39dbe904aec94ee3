import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs } from '../contract/calendar';
import { limits } from '../contract/limits';
import type { Database } from '../db/database';
import { placeholders, type SqlValue } from '../db/rows';
import { newIdAt } from '../lib/ids';

/** How long the idempotency keys of deleted documents are stored: longer than a device is likely to hold an unsent text. */
const deletedKeptDays = 90;
/** How long the GraphQL documents of a build that no server runs any more are stored: longer than a page is likely to stay open. */
const documentKeptDays = 90;
/** Retention of what members say in sessions, including chats and readings, and of sprints of a session that never ends. */
export const saidKeptDays = 400;
export const auditKeptDays = limits.audit.keptDays;
/** Most rows that a statement reads or deletes, to keep it and its locks short: each deletion may cascade. */
const batchSize = 500;

/** A job that deletes all expired rows of one kind. */
export type Sweep = (db: Pick<Database, 'read' | 'transaction'>) => Promise<void>;

/** Runs a statement, and then pauses as long as it took, so that at least half of the database's time is left to requests. */
async function writeAndPause(
  db: Pick<Database, 'transaction'>,
  sql: string,
  params: SqlValue[],
): Promise<number> {
  const begunAt = performance.now();
  const rows = await db.transaction(async (tx) => {
    return (await tx.execute(sql, params)).affectedRows;
  });
  const tookMs = performance.now() - begunAt;
  if (tookMs >= 1) await sleep(tookMs, undefined, { ref: false });
  return rows;
}

/** Deletes the rows that meet the condition. An index has the columns of `order` and begins with these rows, so that few others are read. */
export function sweepByIndex(table: string, condition: string, params: SqlValue[], order: string): Sweep {
  const sql = `DELETE FROM ${table} WHERE ${condition} ORDER BY ${order} LIMIT ${batchSize}`;
  return async (db) => {
    while ((await writeAndPause(db, sql, params)) === batchSize);
  };
}

/** Deletes the rows whose column, which has an index, is less than `before`: a time, or an id that sorts by time. */
export const sweepByTime = (table: string, column: string, before: SqlValue): Sweep =>
  sweepByIndex(table, `${column} < ?`, [before], column);

/**
 * Deletes rows by a condition that no index has, page by page along `key`: the primary key or its first column. `pageSql` reads, without
 * a lock, the next keys as `id` with `isDue`; bind `params` and the last key. `condition`, which binds `params`, is checked again when
 * the rows are deleted.
 */
export function sweepByPages(
  table: string,
  key: string,
  { pageSql, condition, params }: { pageSql: string; condition: string; params: SqlValue[] },
): Sweep {
  return async (db) => {
    for (let after = ''; ; ) {
      const rows = await db.read<{ id: string; isDue: number }>(`${pageSql} LIMIT ${batchSize}`, [
        ...params,
        after,
      ]);
      const due = rows.filter(({ isDue }) => Number(isDue) === 1).map(({ id }) => id);
      if (due.length > 0)
        await writeAndPause(
          db,
          `DELETE t FROM ${table} t FORCE INDEX (PRIMARY) WHERE ${key} IN (${placeholders(due)}) AND ${condition}`,
          [...due, ...params],
        );
      if (rows.length < batchSize) return;
      after = rows.at(-1)?.id ?? '';
    }
  };
}

/** Returns the function that computes the time a number of days before `now`. */
export const daysBefore = (now: Date) => (days: number) => new Date(now.getTime() - days * dayMs);

/** Sweeps by the name of the rows that they delete. */
type Sweeps = Readonly<Record<string, Sweep>>;

/** The sweeps of tables that belong to no domain. Ids of rows sort by the time of their creation. */
export function sharedSweeps(now: Date): Sweeps {
  const before = daysBefore(now);
  const auditBefore = before(auditKeptDays);
  return {
    rateLimits: sweepByTime('rate_limits', 'expire', now.getTime() - 60 * 60 * 1000),
    unconfirmedMails: sweepByTime('unconfirmed_mails', 'last_sent_at', before(saidKeptDays)),
    documents: sweepByTime('persisted_documents', 'registered_at', before(documentKeptDays)),
    deletedDocuments: sweepByTime('deleted_documents', 'deleted_at', before(deletedKeptDays)),
    decisions: sweepByTime('content_decisions', 'id', newIdAt('decision', auditBefore)),
    auditLog: sweepByTime('audit_log', 'id', newIdAt('audit', auditBefore)),
  };
}

/** Runs all sweeps, one after the other; a failure doesn't stop the others, and is thrown at the end. Safe on any number of servers at once. */
export async function runSweeps(db: Database, sweeps: Sweeps): Promise<void> {
  const failures: unknown[] = [];
  for (const [kind, sweep] of Object.entries(sweeps))
    await sweep(db).catch((error) =>
      failures.push(new Error(`${kind} past their date could not be deleted`, { cause: error })),
    );
  if (failures.length > 0)
    throw new AggregateError(failures, 'not all that is past its date could be deleted');
}
