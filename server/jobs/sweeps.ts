import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs } from '../contract/calendar';
import { limits } from '../contract/limits';
import type { Database } from '../db/database';
import { placeholders, type SqlValue } from '../db/rows';
import { newIdAt } from '../lib/ids';

/** How long the keys of deleted documents are remembered: longer than a device is likely to hold an unsent text. */
const deletedKeptDays = 90;
/** How long other servers run the documents of a build that no server has any more: longer than a page is likely to stay open. */
const documentDays = 90;
/** Retention of what members say in sessions, including chats and readings, and of sprints of a session that never ends. */
export const saidKeptDays = 400;
export const auditKeptDays = limits.audit.keptDays;
/** Maximum rows that a statement deletes or looks at, to keep it and its locks short: each deletion may cascade. */
const batch = 500;

/** Deletes all rows of one kind that are past their date. */
export type Sweep = (db: Pick<Database, 'read' | 'transaction'>) => Promise<void>;

/** Pauses as long as the statement took, so that at least half of the database's time is that of requests. */
async function write(db: Pick<Database, 'transaction'>, sql: string, params: SqlValue[]): Promise<number> {
  const begunAt = performance.now();
  const rows = await db.transaction(async (tx) => {
    return (await tx.execute(sql, params)).affectedRows;
  });
  const tookMs = performance.now() - begunAt;
  if (tookMs >= 1) await sleep(tookMs, undefined, { ref: false });
  return rows;
}

/** By an index on the columns of `order`, which begins with the due rows: the statement reads few others. */
export function sweep(table: string, condition: string, params: SqlValue[], order: string): Sweep {
  const sql = `DELETE FROM ${table} WHERE ${condition} ORDER BY ${order} LIMIT ${batch}`;
  return async (db) => {
    while ((await write(db, sql, params)) === batch);
  };
}

export const byTime = (table: string, column: string, before: SqlValue): Sweep =>
  sweep(table, `${column} < ?`, [before], column);

/**
 * Page by page along the primary key, or its first column, for conditions without an index. `page` reads, without a
 * lock, the ids after its last parameter, each with `isDue`; `condition` spares rows that are no longer due.
 */
export function walk(table: string, key: string, page: string, condition: string, params: SqlValue[]): Sweep {
  return async (db) => {
    for (let after = ''; ; ) {
      const rows = await db.read<{ id: string; isDue: number }>(`${page} LIMIT ${batch}`, [...params, after]);
      const due = rows.filter(({ isDue }) => Number(isDue) === 1).map(({ id }) => id);
      if (due.length > 0)
        await write(
          db,
          `DELETE t FROM ${table} t FORCE INDEX (PRIMARY) WHERE ${key} IN (${placeholders(due)}) AND ${condition}`,
          [...due, ...params],
        );
      if (rows.length < batch) return;
      after = rows.at(-1)?.id ?? '';
    }
  };
}

/** The moment so many days before. */
export const daysBefore = (now: Date) => (days: number) => new Date(now.getTime() - days * dayMs);

/** By the name of the deleted rows. */
type Sweeps = Readonly<Record<string, Sweep>>;

/** The sweeps of tables that belong to no domain. Ids of rows sort by the time of their creation. */
export function sharedSweeps(now: Date): Sweeps {
  const before = daysBefore(now);
  const audited = before(auditKeptDays);
  return {
    rateLimits: byTime('rate_limits', 'expire', now.getTime() - 60 * 60 * 1000),
    unconfirmedMails: byTime('unconfirmed_mails', 'last_sent_at', before(saidKeptDays)),
    documents: byTime('persisted_documents', 'registered_at', before(documentDays)),
    deletedDocuments: byTime('deleted_documents', 'deleted_at', before(deletedKeptDays)),
    decisions: byTime('content_decisions', 'id', newIdAt('decision', audited)),
    auditLog: byTime('audit_log', 'id', newIdAt('audit', audited)),
  };
}

/** Runs each independently, so that a failure doesn't stop the others. Safe on any number of servers at once. */
export async function runSweeps(db: Database, sweeps: Sweeps): Promise<void> {
  const failures: unknown[] = [];
  for (const [kind, sweep] of Object.entries(sweeps))
    await sweep(db).catch((error) =>
      failures.push(new Error(`${kind} past their date could not be deleted`, { cause: error })),
    );
  if (failures.length > 0)
    throw new AggregateError(failures, 'not all that is past its date could be deleted');
}
