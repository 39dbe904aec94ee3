import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Database, RowValues, Transaction } from '../db/database';
import type { EntityRows } from '../db/entityRows';
import { isUnavailable } from '../db/failures';
import type { SqlValue } from '../db/rows';
import { asWork } from '../lib/eventLoop';

/** The columns that the rows of every queue have. */
interface Queued extends ObjectLiteral {
  id: string;
  claim: string | null;
  attempts: number;
}

export type Claimed<Row extends Queued> = Row & { claim: string };

interface Deps {
  db: Database;
  log: Logger;
  now: () => Date;
}

interface Queue<Row extends Queued> {
  entity: new () => Row;
  table: string;
  rows: EntityRows<Row>;
  /**
   * Columns of due times, `due_at` by default: while rows are due by the first, none is claimed by the second. A claim sets the column
   * to the end of its lease.
   */
  dueColumns?: readonly string[];
  /** SQL: the rows that this version of the server can work on. */
  filter?: { where: string; params: readonly SqlValue[] };
  /** SQL: further columns that a claim sets. */
  claimSetSql?: string;
  /** Runs in the transaction of each claim. */
  onClaim?: (tx: Transaction, claim: string) => Promise<unknown>;
  /** The name of the work in measurements of the event loop. */
  name: string;
  /** Log message of a failure. */
  failure: string;
  pollMs: number;
  leaseMs: number;
  /** Maximum number of parallel workers on this server. */
  concurrency: number;
}

/** Finds the row while its claim is valid: another server may have claimed it since. */
const criteriaOf = <Row extends Queued>({ id, claim }: Claimed<Row>) =>
  ({ id, claim }) as FindOptionsWhere<Row>;

/**
 * Works on the due rows of a table, on any number of servers: when woken, and by polling, which finds those of servers that
 * died. One statement claims a row for a lease; after its end another server takes the row over. A row is deleted once done.
 */
export abstract class QueueWorker<Row extends Queued> {
  private readonly workers = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  protected isClosed = false;
  /** When it last handled a row or found none due; initially when it was created. In milliseconds since the epoch. */
  lastSuccessAt = Date.now();

  /** Runs work() outside the async context of the request that wakes it, which would otherwise stay in memory. */
  private readonly workDetached = AsyncResource.bind(() => this.work());

  constructor(
    private readonly workerDeps: Deps,
    private readonly queue: Queue<Row>,
  ) {}

  /** Works on a claimed row, and then deletes or postpones it; otherwise it is claimed again at the end of its lease. */
  protected abstract handle(row: Claimed<Row>): Promise<void>;

  protected recordProgress(): void {
    this.lastSuccessAt = Date.now();
  }

  /** Works on all due rows, one after the other. */
  protected async work(): Promise<void> {
    while (!this.isClosed) {
      const row = await this.claim();
      if (!row) return;
      await asWork(this.queue.name, () => this.handle(row));
      this.recordProgress();
    }
  }

  /** Claims the next due row; undefined if there is none. */
  private async claim(): Promise<Claimed<Row> | undefined> {
    for (const column of this.queue.dueColumns ?? ['due_at']) {
      const row = await this.claimBy(column);
      if (row) return row;
    }
    return undefined;
  }

  private async claimBy(column: string): Promise<Claimed<Row> | undefined> {
    const { table, rows, filter, claimSetSql, onClaim } = this.queue;
    const { db, now } = this.workerDeps;
    const dueSql = `${column} <= ?${filter ? ` AND ${filter.where}` : ''}`;
    const params = [now(), ...(filter?.params ?? [])];
    const due = await db.read(`SELECT 1 FROM ${table} WHERE ${dueSql} LIMIT 1`, params);
    if (due.length === 0) return undefined;
    const claim = randomUUID();
    await db.transaction(async (tx) => {
      const { affectedRows } = await tx.execute(
        `UPDATE ${table} SET claim = ?, ${column} = ?, attempts = attempts + 1${claimSetSql ? `, ${claimSetSql}` : ''}
         WHERE ${dueSql} ORDER BY ${column} LIMIT 1`,
        [claim, this.leaseEnd(), ...params],
      );
      if (affectedRows > 0) await onClaim?.(tx, claim);
    });
    const row = await rows.first(db, 'WHERE claim = ?', [claim]);
    // Without a row, another server claimed it first; there may be others.
    return row ? { ...row, claim } : this.claimBy(column);
  }

  protected leaseEnd(): Date {
    return this.timeAfter(this.queue.leaseMs);
  }

  protected timeAfter(ms: number): Date {
    return new Date(this.workerDeps.now().getTime() + ms);
  }

  /** Changes a claimed row; false if another server has it. */
  protected async update(tx: Transaction, row: Claimed<Row>, changes: RowValues<Row>): Promise<boolean> {
    return (await tx.update(this.queue.entity, criteriaOf(row), changes)) > 0;
  }

  /** Deletes a claimed row, which is done; false if another server has it. */
  protected async delete(tx: Transaction, row: Claimed<Row>): Promise<boolean> {
    return (await tx.delete(this.queue.entity, criteriaOf(row))) > 0;
  }

  /** Polls until closed. */
  start(): void {
    this.timer = setTimeout(
      () => {
        this.startWorker();
        this.start();
      },
      // Jitter, so that servers started together don't poll at the same time.
      this.queue.pollMs * (0.5 + Math.random()),
    );
    this.timer.unref();
  }

  /** Works on the rows that are due now. */
  wake(): void {
    this.startWorker();
  }

  /** Starts another worker, up to `concurrency`: there are several, so that one that hangs doesn't block the queue. */
  protected startWorker(): void {
    if (this.isClosed || this.workers.size >= this.queue.concurrency) return;
    const worker = this.workDetached()
      .then(() => this.recordProgress())
      .catch((error: unknown) => {
        // A failure caused by the database's state is logged once elsewhere.
        if (!isUnavailable(error)) this.workerDeps.log.warn({ err: error }, this.queue.failure);
      })
      .finally(() => this.workers.delete(worker));
    this.workers.add(worker);
  }

  /** Works on all due rows; resolves when nothing is in progress on this server. */
  async drain(): Promise<void> {
    // The second pass is for rows that became due while the first was finishing.
    for (let pass = 0; pass < 2; pass += 1) {
      this.startWorker();
      while (this.workers.size > 0) await Promise.all(this.workers);
    }
  }

  /** Starts nothing new and waits for the work in progress. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await Promise.all(this.workers);
  }
}
