import { auditServer } from 'graphql-http';
import { buildMember } from '../../support/factories';
import { type GraphQLAnswer, testServer } from '../../support/testServer';

const server = testServer();

const endpoint = (search = '') => `${server.url}/graphql${search}`;
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(endpoint(), { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
const query = JSON.stringify({ query: '{ info { name } }' });
const signUp = `mutation { signUp(input: { username: "forged", email: "forged@example.com", password: "Monday7pm" }) { viewer { email } } }`;
const nobodySignedUp = async () =>
  expect(await server.app.services.db.read("SELECT id FROM users WHERE username = 'forged'")).toEqual([]);

describe('GraphQL over HTTP', () => {
  it('passes the audits of its specification without an error or a warning', async () => {
    const results = await auditServer({ url: endpoint() });
    expect(results.length).toBeGreaterThan(50);
    const unmet = results.flatMap((result) =>
      result.status === 'ok' ? [] : [`${result.status} ${result.id} ${result.name}: ${result.reason}`],
    );
    expect(unmet).toEqual([]);
  });

  it('answers a query by GET', async () => {
    const response = await fetch(endpoint(`?query=${encodeURIComponent('{ info { apiVersion } }')}`), {
      headers: { 'apollo-require-preflight': 'yes' },
    });
    expect(await response.json()).toEqual({ data: { info: { apiVersion: '1' } } });
  });

  it('refuses other methods with 405, other types with 415, and too large bodies with 413', async () => {
    const put = await fetch(endpoint(), { method: 'PUT', body: query });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    const xml = await post('<query/>', { 'content-type': 'text/xml' });
    expect([xml.status, xml.headers.get('accept-post')]).toEqual([415, 'application/json']);
    const large = JSON.stringify({ query: `{ info { name } } # ${'x'.repeat(100 * 1024)}` });
    for (const headers of [{}, { authorization: 'Bearer made.up.token' }] as Record<string, string>[])
      expect((await post(large, headers)).status).toBe(413);
  });

  it('accepts a long text from a member, and refuses 17 MB from anyone', async () => {
    const { token } = await buildMember(server);
    const headers = { authorization: `Bearer ${token}` };
    const write = (content: string) =>
      post(
        JSON.stringify({
          query:
            'mutation ($content: String!) { createStory(input: { title: "Long", content: $content }) { story { wordCount } } }',
          variables: { content },
        }),
        headers,
      );
    const { data } = (await (await write('word '.repeat(400_000))).json()) as GraphQLAnswer;
    expect(data.createStory.story.wordCount).toBe(400_000);
    const tooLarge = await write('a'.repeat(17 * 1024 * 1024)).then(
      ({ status }) => status,
      // The server may close the connection before the body is sent completely.
      (error: Error) => error.message,
    );
    expect([413, 'fetch failed']).toContain(tooLarge);
    expect((await post(query)).status).toBe(200);
  });

  it('refuses a body larger than it says it is, and one of unknown length', async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(32)),
    });
    const outcome = await fetch(endpoint(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );
    expect([413, 'fetch failed']).toContain(outcome);
  });

  it.each([
    '[]',
    `[${query},${query}]`,
    'null',
    '7',
    '"text"',
    '{',
    '',
    '{"query": 7}',
    '{"query": "{ info { name } }", "variables": []}',
  ])('answers %j with 400, not with an error of its own', async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  it('refuses subscriptions, which need a WebSocket', async () => {
    const { token } = await buildMember(server);
    const sent = JSON.stringify({ query: 'subscription { notificationsChanged { unreadCount } }' });
    for (const authorization of ['', `Bearer ${token}`]) {
      const response = await post(sent, authorization ? { authorization } : {});
      expect([response.status, await response.json()]).toEqual([
        400,
        { errors: [{ message: 'Subscriptions need a WebSocket', extensions: { code: 'BAD_REQUEST' } }] },
      ]);
    }
  });

  it.each([
    [
      'compressed',
      415,
      { 'content-encoding': 'gzip' },
      Buffer.from(query),
      'Send the body without compression',
    ],
    [
      'of another character set',
      415,
      { 'content-type': 'application/json; charset=iso-8859-1' },
      Buffer.from(query),
      'Send the body in UTF-8',
    ],
    [
      'that is no UTF-8',
      400,
      {},
      Buffer.from(query.replace('info', 'caf\u00e9'), 'latin1'),
      'Send the body in UTF-8',
    ],
  ])('refuses a body %s', async (_, status, headers, body, message) => {
    const response = await fetch(endpoint(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers } as Record<string, string>,
      body,
    });
    expect([response.status, await response.json()]).toEqual([
      status,
      { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] },
    ]);
  });

  it('reads a body that names its character set, or has a byte order mark', async () => {
    for (const type of ['application/json;charset=UTF-8', 'Application/JSON; charset="utf8"'])
      expect((await post(`\ufeff${query}`, { 'content-type': type })).status).toBe(200);
  });

  it('says with a 401 that it asks for a Bearer token', async () => {
    const membersOnly = JSON.stringify({ query: 'mutation { deleteAccount(input: {}) { __typename } }' });
    const challenges = [{}, { authorization: 'Bearer wrong' }, { authorization: 'Basic b25l' }].map(
      async (headers) => {
        const { status, headers: answered } = await post(membersOnly, headers as Record<string, string>);
        return [status, answered.get('www-authenticate')];
      },
    );
    const invalid = 'Bearer error="invalid_token"';
    expect(await Promise.all(challenges)).toEqual([
      [401, 'Bearer'],
      [401, invalid],
      [401, invalid],
    ]);
  });

  it('must not be cached by proxies', async () => {
    expect((await post(query)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('requests forged by other sites', () => {
  it('cannot change anything by GET', async () => {
    for (const headers of [undefined, { 'apollo-require-preflight': 'yes' }]) {
      const response = await fetch(endpoint(`?query=${encodeURIComponent(signUp)}`), { headers });
      expect([400, 405]).toContain(response.status);
    }
    await nobodySignedUp();
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', undefined])(
    'cannot change anything by a POST of the type %s',
    async (type) => {
      const response = await fetch(endpoint(), {
        method: 'POST',
        headers: type ? { 'content-type': type } : {},
        body: type
          ? JSON.stringify({ query: signUp })
          : new Uint8Array(Buffer.from(JSON.stringify({ query: signUp }))),
      });
      expect(response.status).toBe(415);
      await nobodySignedUp();
    },
  );

  it('are not allowed by CORS headers', async () => {
    const origin = 'https://elsewhere.example';
    const preflight = await fetch(endpoint(), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    const plain = await post(query, { origin });
    for (const { headers } of [preflight, plain])
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('a request id', () => {
  it('from a proxy is returned', async () => {
    const response = await post(query, { 'x-request-id': 'proxy-0123456789' });
    expect(response.headers.get('x-request-id')).toBe('proxy-0123456789');
  });

  it.each(['short', 'x'.repeat(65), 'spaces in it', '{"json":1}'])(
    'of %j is replaced by our own',
    async (given) => {
      const id = (await post(query, { 'x-request-id': given })).headers.get('x-request-id');
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('is in every response, also in refusals', async () => {
    for (const response of [
      await post('{'),
      await fetch(endpoint(), { method: 'DELETE' }),
      await post(query),
    ])
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
