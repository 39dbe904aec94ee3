import type { Logger } from 'pino';
import { type Hindrance, hindranceOf, isDamaged, tableOf } from './failures';

const repeatMs = 60_000;
const becauseOf: Partial<Record<Hindrance, string>> = {
  full: ': its disk is full',
  locked: ': they waited too long for a lock of another connection',
};

/** Logs refused writes and damaged tables of a database that responds. */
export class FailureLog {
  /** Set as soon as the app takes requests. */
  log: Logger | undefined;
  private readonly refusedAt = new Map<Hindrance, number>();
  private isRefusing = false;
  private readonly damageLoggedAt = new Map<string, number>();

  /** Logs a refused write once a minute per reason, and a damaged table once a minute per table. */
  report(error: unknown): void {
    const now = performance.now();
    const hindrance = hindranceOf(error);
    if (hindrance) {
      if (now - (this.refusedAt.get(hindrance) ?? Number.NEGATIVE_INFINITY) > repeatMs) {
        this.isRefusing = true;
        const what = hindrance === 'unreachable' ? 'connections' : 'writes';
        this.log?.error(
          { reason: (error as Error).message, why: hindrance },
          `the database refuses ${what}${becauseOf[hindrance] ?? ''}`,
        );
      }
      this.refusedAt.set(hindrance, now);
    }
    if (!isDamaged(error)) return;
    const table = tableOf(error);
    if (now - (this.damageLoggedAt.get(table) ?? Number.NEGATIVE_INFINITY) < repeatMs) return;
    this.damageLoggedAt.set(table, now);
    this.log?.error({ err: error, table }, 'a table is damaged: restore a backup');
  }

  /** Logs the first write after refused ones. */
  writeSucceeded(): void {
    if (this.isRefusing) this.log?.warn('the database accepts writes again');
    this.isRefusing = false;
  }

  wasFullWithin(ms: number): boolean {
    return performance.now() - (this.refusedAt.get('full') ?? Number.NEGATIVE_INFINITY) < ms;
  }
}
