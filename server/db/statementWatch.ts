import type { Logger } from 'pino';
import type { QueryRunner } from 'typeorm';

/** Characters of a statement in the log. */
const loggedCharacters = 2_000;
/** Maximum number of lines within `perMs`: while the database stalls, all statements are slow, and their lines would fill a disk. */
const loggedMax = 10;
const perMs = 10_000;

/** Called for each statement of a request. The SQL has placeholders for its values; times as from performance.now(). */
export type StatementListener = (sql: string, begunAt: number, endedAt: number, requestId: string) => void;

/** Logs slow statements, without their values, and passes all to traces. */
export class StatementWatch {
  /** Set as soon as the app takes requests. */
  log: Logger | undefined;
  /** Statements that take as long, in milliseconds, are logged; 0 logs none. */
  slowMs = 0;
  /** Number of slow statements. */
  slowCount = 0;
  listener: StatementListener | undefined;
  /** The times of the last lines. */
  private loggedAt: number[] = [];
  /** Number of slow statements that were not logged since the last line. */
  private unsaid = 0;

  /** Called after each statement, whether it succeeded or not. */
  ended(sql: string, begunAt: number, requestId?: string): void {
    const endedAt = performance.now();
    const ms = endedAt - begunAt;
    if (this.slowMs > 0 && ms >= this.slowMs) this.logSlow(sql, ms, endedAt, requestId);
    if (requestId) this.listener?.(sql, begunAt, endedAt, requestId);
  }

  private logSlow(sql: string, ms: number, now: number, requestId?: string): void {
    this.slowCount += 1;
    this.loggedAt = this.loggedAt.filter((at) => at > now - perMs);
    if (this.loggedAt.length >= loggedMax) {
      this.unsaid += 1;
      return;
    }
    this.loggedAt.push(now);
    const { unsaid } = this;
    this.unsaid = 0;
    this.log?.warn({ requestId, ms: Math.round(ms), sql: shorten(sql), unsaid }, 'a slow statement');
  }

  /** Watches a transaction's statements, which TypeORM sends. */
  follow(runner: QueryRunner | undefined, requestId: string | undefined): void {
    if (!runner || (this.slowMs === 0 && !this.listener)) return;
    const send: (...args: unknown[]) => Promise<unknown> = runner.query.bind(runner) as never;
    const query = async (sql: string, ...rest: unknown[]) => {
      const begunAt = performance.now();
      try {
        return await send(sql, ...rest);
      } finally {
        this.ended(sql, begunAt, requestId);
      }
    };
    runner.query = query as never;
  }
}

const shorten = (sql: string) => sql.replace(/\s+/g, ' ').trim().slice(0, loggedCharacters);
