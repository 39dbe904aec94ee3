import { auditServer } from 'graphql-http';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('GraphQL over HTTP', () => {
  it('passes the audits of its specification without an error or a warning', async () => {
    const results = await auditServer({ url: `${server.url}/graphql` });
    expect(results.length).toBeGreaterThan(50);
    const unmet = results.flatMap((result) =>
      result.status === 'ok' ? [] : [`${result.status} ${result.id} ${result.name}: ${result.reason}`],
    );
    expect(unmet).toEqual([]);
  });
});
