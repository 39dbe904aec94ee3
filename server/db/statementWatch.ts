import type { Logger } from 'pino';
import type { QueryRunner } from 'typeorm';

/** Longer statements are cut in the log. */
const shownCharacters = 2_000;

/** Told of each statement of a request. The SQL has placeholders for its values; times as from performance.now(). */
export type StatementListener = (sql: string, begunAt: number, endedAt: number, requestId: string) => void;

/** Logs slow statements, without their values, and tells traces of all. */
export class StatementWatch {
  /** Set as soon as the app takes requests. */
  log: Logger | undefined;
  /** Statements that take as long, in milliseconds, are logged; 0 logs none. */
  slowMs = 0;
  /** Number of slow statements. */
  slow = 0;
  listener: StatementListener | undefined;

  /** Called after each statement, whether it succeeded or not. */
  ended(sql: string, begunAt: number, requestId?: string): void {
    const endedAt = performance.now();
    const ms = endedAt - begunAt;
    if (this.slowMs > 0 && ms >= this.slowMs) {
      this.slow += 1;
      this.log?.warn({ requestId, ms: Math.round(ms), sql: shown(sql) }, 'a slow statement');
    }
    if (requestId) this.listener?.(sql, begunAt, endedAt, requestId);
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

const shown = (sql: string) => sql.replace(/\s+/g, ' ').trim().slice(0, shownCharacters);
