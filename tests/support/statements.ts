import type { QueryRunner } from 'typeorm';
import type { Database } from '../../server/db/database';
import { isBackground } from './background';
import type { TestServer } from './testServer';

/**
 * Stands in for the database; `read` sends it the statement. `never` stands for the rows, because a statement's rows may
 * be of any type.
 */
type Intercept = (sql: string, params: unknown[], read: () => Promise<never>) => Promise<never>;

/** Intercepts what requests read outside transactions. Background jobs read as usual. Returns a function that ends this. */
export function interceptReads(db: Database, intercept: Intercept): () => void {
  // Not `db.read`, which may be intercepted already: the same spy would then call itself.
  const original: Database['read'] = Object.getPrototypeOf(db).read;
  const spy = jest.spyOn(db, 'read').mockImplementation((sql, params = []) => {
    const read = () => original.call(db, sql, params) as Promise<never>;
    return isBackground() ? read() : intercept(sql, params, read);
  });
  return () => spy.mockRestore();
}

/** From now on the database's counter leaves out the statements of background jobs, which may run during any test. */
export function countRequestsOnly(db: Database): void {
  let { statements } = db;
  Object.defineProperty(db, 'statements', {
    get: () => statements,
    set(next: number) {
      if (!isBackground()) statements = next;
    },
  });
}

type Transact = Database['transaction'];

/**
 * Intercepts the transactions of requests; `transact` runs one. Those of background jobs run as usual. Returns a function
 * that ends this.
 */
export function interceptTransactions(
  db: Database,
  intercept: <T>(work: Parameters<typeof db.transaction<T>>[0], transact: Transact) => Promise<T>,
): () => void {
  const original: Transact = Object.getPrototypeOf(db).transaction;
  const transact: Transact = (work) => original.call(db, work) as never;
  const spy = jest
    .spyOn(db, 'transaction')
    .mockImplementation((work) => (isBackground() ? transact(work) : intercept(work, transact)));
  return () => spy.mockRestore();
}

interface SentStatement {
  sql: string;
  params: unknown[];
}

/** Runs `work`. Returns its result and the statements that requests sent meanwhile, with their values. */
export async function statementsDuring<T>(db: Database, work: () => Promise<T>) {
  const sent: SentStatement[] = [];
  const stop = interceptReads(db, (sql, params, read) => {
    sent.push({ sql, params });
    return read();
  });
  try {
    return { result: await work(), sent };
  } finally {
    stop();
  }
}

/** The statements that a query sends, with their values. */
export async function statementsSentBy(server: TestServer, query: string, token?: string) {
  const { result, sent } = await statementsDuring(server.app.services.db, () =>
    server.graphql(query, {}, token),
  );
  expect(result.errors).toBeUndefined();
  return sent;
}

export interface PlanRow {
  table: string | null;
  type: string | null;
  key: string | null;
  rows: string | null;
  Extra: string;
}

/** How the database would run the statements of a query that match. */
export async function plansOf(server: TestServer, query: string, matching: RegExp, token?: string) {
  const sent = await statementsSentBy(server, query, token);
  return Promise.all(
    sent
      .filter(({ sql }) => matching.test(sql))
      .map(({ sql, params }): Promise<PlanRow[]> => server.sql(`EXPLAIN ${sql}`, params)),
  );
}

/** Runs a statement. Returns its result and how many rows and index entries the database read for it. */
export async function rowsReadBy(server: TestServer, { sql, params }: SentStatement) {
  const runner = server.app.services.db.dataSource.createQueryRunner();
  try {
    return await rowsReadOn(runner, () => runner.query(sql, params));
  } finally {
    await runner.release();
  }
}

/** Runs `work`, which uses the runner's connection, and counts the rows that the database reads for it. */
export async function rowsReadOn<T>(runner: QueryRunner, work: () => Promise<T>) {
  const soFar = async () => {
    const counts: { Value: string }[] = await runner.query("SHOW SESSION STATUS LIKE 'Handler_read%'");
    return counts.reduce((sum, { Value }) => sum + Number(Value), 0);
  };
  const start = await soFar();
  // Reading the counters counts, too.
  const alone = (await soFar()) - start;
  const before = await soFar();
  const result = await work();
  return { result, read: (await soFar()) - before - alone };
}
