import { messages } from '../../../server/contract/messages';
import { buildMember } from '../../support/factories';
import { startTestServer, type TestServer } from '../../support/testServer';

const query = '{ publicStories(first: 10) { edges { node { id title } } } }';
let server: TestServer;
afterEach(() => server.close());

describe('the cost of a document', () => {
  it('is reported in the response’s headers, with the maximum for a document', async () => {
    server = await startTestServer();
    const { headers } = await server.graphql(query);
    // One list, and ten times an edge, a node and its two fields.
    expect(headers.get('x-cost')).toBe('41');
    expect(headers.get('x-cost-limit')).toBe('10000');
  });

  it('uses a page size given in a variable', async () => {
    server = await startTestServer();
    const withVariable = query.replace(
      '{ publicStories(first: 10)',
      'query ($n: Int) { publicStories(first: $n)',
    );
    expect((await server.graphql(withVariable, { n: 50 })).headers.get('x-cost')).toBe('201');
    expect((await server.graphql(withVariable, {})).headers.get('x-cost')).toBe('81');
  });

  it('is subtracted from the points of a minute, and 429 tells when to retry', async () => {
    server = await startTestServer({ rateLimits: 100 / 60_000 });
    const first = await server.graphql(query);
    expect(first.headers.get('ratelimit-limit')).toBe('100');
    // Its fields cost 41; its text 6, which is known the second time.
    expect(first.headers.get('ratelimit-remaining')).toBe('53');
    expect(Number(first.headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60);
    expect((await server.graphql(query)).headers.get('ratelimit-remaining')).toBe('12');
    const refused = await server.graphql(query);
    expect(refused.status).toBe(429);
    expect(refused.errors?.[0]).toMatchObject({ message: messages.askedTooMuch });
    expect(refused.errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    expect(refused.headers.get('retry-after')).toBe(String(refused.errors?.[0]?.extensions.retryAfter));
    expect(refused.data).toBeUndefined();
    expect(refused.headers.get('x-cost')).toBe('41');
    expect(refused.headers.get('ratelimit-limit')).toBe('100');
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    expect(refused.headers.get('ratelimit-reset')).toBe(refused.headers.get('retry-after'));
  });

  it('counts for each member separately, on all servers together', async () => {
    server = await startTestServer({ rateLimits: 100 / 120_000 });
    const another = await server.another();
    const [spender, saver] = [await buildMember(server), await buildMember(server)];
    await server.graphql(query, {}, spender.token);
    await another.graphql(query, {}, spender.token);
    expect((await server.graphql(query, {}, spender.token)).status).toBe(429);
    expect((await server.graphql(query, {}, saver.token)).status).toBe(200);
    expect((await server.graphql(query)).status).toBe(200);
  });
});
