import type { Database } from '../../server/db/database';
import { isBackground } from './background';
import type { TestServer } from './testServer';

/** Answers a statement in the database's place; `read` passes it on. */
type Intercept = (sql: string, params: unknown[], read: () => Promise<never>) => Promise<never>;

/**
 * Intercepts the statements of requests; those of background jobs pass. Returns the function that ends it.
 */
export function interceptReads(db: Database, intercept: Intercept): () => void {
  const original: Database['read'] = Object.getPrototypeOf(db).read;
  const spy = jest.spyOn(db, 'read').mockImplementation((sql, params = []) => {
    const read = () => original.call(db, sql, params) as Promise<never>;
    return isBackground() ? read() : intercept(sql, params, read);
  });
  return () => spy.mockRestore();
}

export interface SentStatement {
  sql: string;
  params: unknown[];
}

/** The statements that requests send while `work` runs, with their values. */
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
