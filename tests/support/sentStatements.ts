import { isBackground, type TestServer } from './testServer';

/** The statements that a query sends, with their values. */
export async function statementsSentBy(
  server: TestServer,
  query: string,
  token?: string,
): Promise<{ sql: string; params: unknown[] }[]> {
  const { db } = server.app.services;
  const sent: { sql: string; params: unknown[] }[] = [];
  const read = db.read.bind(db);
  const spy = jest.spyOn(db, 'read').mockImplementation((sql, params = []) => {
    if (!isBackground()) sent.push({ sql, params });
    return read(sql, params);
  });
  const { errors } = await server.graphql(query, {}, token);
  spy.mockRestore();
  expect(errors).toBeUndefined();
  return sent;
}
