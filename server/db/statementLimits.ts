/** Limit on waiting for a lock, shorter than that on the statement, so that the caller gets the lock error. */
export const lockSeconds = 2;
/** Limit on a request's statement, after which the database stops it. */
export const usualSeconds = 2.2;
/** A connection without a response for that long is dead: the database would have reported that it stopped the statement. */
export const silentMs = (seconds: number): number => seconds * 1_000 + 300;
/** After COMMIT is sent its outcome is unknown, so wait as long as a request may take. */
export const commitMs = 4_000;
/** Limit for migrations and command-line tools: enough to rebuild the largest table. */
export const longStatementMs = 30 * 60_000;

const declaration = /^\/\* within (\d+) s \*\//;

/** Declares a read's own limit in seconds, instead of the usual one. It begins with SELECT. */
export const declareLimit = (seconds: number, sql: string) => `/* within ${seconds} s */ ${sql}`;

/** The limit that `declareLimit` declared; 0 without one. */
export const declaredSeconds = (sql: string): number => Number(declaration.exec(sql)?.[1] ?? 0);

/** The statement with its limit in it, so that the database stops it even if nobody waits any longer. */
export function limitedIn(dialect: string, sql: string, seconds: number): string {
  const start = declaration.exec(sql)?.[0] ?? '';
  const statement = sql.slice(start.length);
  return dialect === 'mariadb'
    ? `${start} SET STATEMENT max_statement_time = ${seconds} FOR${statement}`
    : `${start}${statement.replace('SELECT', `SELECT /*+ MAX_EXECUTION_TIME(${seconds * 1_000}) */`)}`;
}

/** The setting that makes the database stop a connection's statements at their limit; on MySQL, only those that read. */
export const limitSetting = (dialect: string, seconds: number): string =>
  dialect === 'mariadb'
    ? `SET SESSION max_statement_time = ${seconds}`
    : `SET SESSION max_execution_time = ${Math.round(seconds * 1_000)}`;

/** Seconds for saving a text: a long one may have to reach a slow disk before COMMIT responds. */
export const secondsFor = (text: string | undefined): number => ((text?.length ?? 0) > 100_000 ? 30 : 0);
