import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import type { Database, Transaction } from '../db/database';
import type { EntityRows } from '../db/entityRows';
import { isUnavailable } from '../db/failures';
import type { SqlValue } from '../db/rows';
import { asWork } from '../lib/eventLoop';

/** What rows of every queue have. */
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
  /** Columns of due times: while rows are due by the first, none is claimed by the second. A claim moves the time ahead, which is its lease. */
  dueColumns?: readonly string[];
  /** SQL: rows that this version can work on. */
  only?: { where: string; params: readonly SqlValue[] };
  /** SQL: what a claim sets beside. */
  set?: string;
  /** Runs in the transaction of each claim. */
  onClaim?: (tx: Transaction, claim: string) => Promise<unknown>;
  /** Name of the work, among the server's. */
  name: string;
  /** Log message of a failure. */
  failure: string;
  pollMs: number;
  leaseMs: number;
  /** Maximum number of parallel workers on this server. */
  concurrency: number;
}

/** The row, while the claim holds: another server may have taken it since. */
const claimed = <Row extends Queued>({ id, claim }: Claimed<Row>) => ({ id, claim }) as FindOptionsWhere<Row>;

/**
 * Works on the due rows of a table, on any number of servers: when woken, and by polling, which finds those of servers that
 * died. One statement claims a row for a lease; after its end another server takes the row over. A row is deleted once done.
 */
export abstract class QueueWorker<Row extends Queued> {
  private readonly working = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  protected closed = false;
  /** When it last did something or found nothing to do; initially when it was created. */
  lastSuccessAt = Date.now();

  /** Detached from the async context of the request that wakes it, which would otherwise be kept alive. */
  private readonly workApart = AsyncResource.bind(() => this.work());

  constructor(
    private readonly base: Deps,
    private readonly queue: Queue<Row>,
  ) {}

  /** Works on a claimed row: it is to be deleted, put off or left to its lease. */
  protected abstract handle(row: Claimed<Row>): Promise<void>;

  protected progressed(): void {
    this.lastSuccessAt = Date.now();
  }

  /** Works on all due rows. */
  protected async work(): Promise<void> {
    while (!this.closed) {
      const row = await this.claim();
      if (!row) return;
      await asWork(this.queue.name, () => this.handle(row));
      this.progressed();
    }
  }

  private async claim(): Promise<Claimed<Row> | undefined> {
    for (const column of this.queue.dueColumns ?? ['due_at']) {
      const row = await this.claimBy(column);
      if (row) return row;
    }
    return undefined;
  }

  private async claimBy(column: string): Promise<Claimed<Row> | undefined> {
    const { table, rows, only, set, onClaim } = this.queue;
    const { db } = this.base;
    const now = this.base.now();
    const isDue = `${column} <= ?${only ? ` AND ${only.where}` : ''}`;
    const params = [now, ...(only?.params ?? [])];
    const due = await db.read(`SELECT 1 FROM ${table} WHERE ${isDue} LIMIT 1`, params);
    if (due.length === 0) return undefined;
    const claim = randomUUID();
    await db.transaction(async (tx) => {
      const { affectedRows } = await tx.execute(
        `UPDATE ${table} SET claim = ?, ${column} = ?, attempts = attempts + 1${set ? `, ${set}` : ''}
         WHERE ${isDue} ORDER BY ${column} LIMIT 1`,
        [claim, this.leaseEnd(), ...params],
      );
      if (affectedRows > 0) await onClaim?.(tx, claim);
    });
    const row = await rows.first(db, 'WHERE claim = ?', [claim]);
    // Without a row, another server was faster; there may be more.
    return row ? { ...row, claim } : this.claimBy(column);
  }

  protected leaseEnd(): Date {
    return this.after(this.queue.leaseMs);
  }

  protected after(ms: number): Date {
    return new Date(this.base.now().getTime() + ms);
  }

  /** Changes a claimed row; false if another server has it. */
  protected async update(
    tx: Transaction,
    row: Claimed<Row>,
    changes: QueryDeepPartialEntity<Row>,
  ): Promise<boolean> {
    return (await tx.update(this.queue.entity, claimed(row), changes)) > 0;
  }

  /** Deletes a claimed row, which is done; false if another server has it. */
  protected async delete(tx: Transaction, row: Claimed<Row>): Promise<boolean> {
    return (await tx.delete(this.queue.entity, claimed(row))) > 0;
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

  /** Starts another worker, up to `concurrency`, so that one that hangs blocks only itself. */
  protected startWorker(): void {
    if (this.closed || this.working.size >= this.queue.concurrency) return;
    const work = this.workApart()
      .then(() => this.progressed())
      .catch((error: unknown) => {
        // A failure caused by the database's state is logged once elsewhere.
        if (!isUnavailable(error)) this.base.log.warn({ err: error }, this.queue.failure);
      })
      .finally(() => this.working.delete(work));
    this.working.add(work);
  }

  /** Works on all due rows; resolves when nothing is in progress on this server. */
  async drain(): Promise<void> {
    // A second pass, for rows that became due while the first was finishing.
    for (let times = 0; times < 2; times += 1) {
      this.startWorker();
      while (this.working.size > 0) await Promise.all(this.working);
    }
  }

  /** Starts nothing new and waits for the work in progress. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await Promise.all(this.working);
  }
}
