import { PrivacyLevel } from '../../server/contract/enums';
import { buildStory, memberOfFile } from '../support/factories';
import { restClient } from '../support/restClient';
import { interceptReads } from '../support/statements';
import { testServer } from '../support/testServer';

const server = testServer();
const api = restClient(server);
const member = memberOfFile(server);

const json = { 'Content-Type': 'application/json' };

describe('a path', () => {
  test('that is unknown answers 404 as JSON', async () => {
    for (const path of ['/nothing', '/', '/stories/a/b/c'])
      expect(await api.get(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('that is known, with another method, answers 405 and the allowed methods', async () => {
    const answer = await api.request('DELETE', '/stories', member);
    expect(answer).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
    const my = await api.request('PUT', '/stories/my', member);
    expect([my.status, my.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test('answers OPTIONS with the allowed methods, and HEAD as GET without the body', async () => {
    const options = await fetch(`${server.url}/api/stories/some`, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, PUT, DELETE, OPTIONS']);
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => fetch(`${server.url}/api/info`, { method })),
    );
    expect(head?.status).toBe(200);
    expect(await head?.text()).toBe('');
    expect(head?.headers.get('content-length')).toBe(get?.headers.get('content-length'));
  });

  test.each(['/openapi.json', '/docs', '/docs/swagger-ui.css'])(
    '%s answers other methods like every path',
    async (path) => {
      const refused = await api.request('POST', path);
      expect(refused).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
      expect(refused.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      const [options, head] = await Promise.all(
        ['OPTIONS', 'HEAD'].map((method) => fetch(`${server.url}/api${path}`, { method })),
      );
      expect([options?.status, options?.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
      expect(head?.status).toBe(200);
    },
  );

  test('is the same with its letters encoded', async () => {
    const statusOf = async (path: string) =>
      (await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${member.token}` } })).status;
    expect(await statusOf('/api/stories/%6d%79')).toBe(200);
    expect(await statusOf('/%62log')).toBe(200);
    // An encoded % is no letter: this one asks for %6dy.
    expect(await statusOf('/api/stories/%256dy')).toBe(404);
    // Nor is what only decoding would make one.
    expect(await statusOf('/api/stories/%%36dy')).toBe(400);
  });

  test('with invalid encoding answers 400', async () => {
    expect((await api.get('/users/u/%E0%A4%A', member)).status).toBe(400);
  });
});

describe('a wrong token', () => {
  const token = 'wrong';
  test('is not looked at by calls that are the same for everyone', async () => {
    const { id } = await buildStory(server, member, { privacyLevel: PrivacyLevel.PUBLIC });
    for (const path of ['/info', `/public/stories/${id}`])
      expect(await api.get(path, { token })).toMatchObject({ status: 200 });
    expect((await server.graphql('{ __typename }', {}, token)).errors).toBeUndefined();
    expect((await api.post('/auth/password/reset', { email: 'a@b.example' }, { token })).status).toBe(200);
  });

  test('answers 401 to all others, also those that visitors may make', async () => {
    for (const path of ['/public/stories', '/public/feedback', '/stories/my'])
      expect(await api.get(path, { token })).toMatchObject({ status: 401 });
    const { errors } = await server.graphql('{ info { name } }', {}, token);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a body', () => {
  const send = (raw: string, headers: Record<string, string>) =>
    api.request('POST', '/stories', { raw, headers, token: member.token });

  test.each([
    ['{"title": ', 'The body is not valid JSON'],
    ...['[]', 'null', '"text"', '7'].map((raw) => [raw, 'The body must be a JSON object']),
  ])('that is no JSON object answers 400: %s', async (raw, error) => {
    expect(await send(raw as string, json)).toMatchObject({ status: 400, body: { error } });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of the type %s answers 415, also where none is needed',
    async (type) => {
      expect(await send('{"title":"A","content":"b"}', { 'Content-Type': type })).toMatchObject({
        status: 415,
        body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
      });
      const favorite = await api.request('POST', '/stories/some/favorite', {
        raw: 'a=b',
        headers: { 'Content-Type': type },
        token: member.token,
      });
      expect(favorite.status).toBe(415);
    },
  );

  test.each([
    [
      'in another charset',
      415,
      { 'Content-Type': 'application/json; charset=latin1' },
      'Send the body in UTF-8',
    ],
    [
      'in an unknown encoding',
      415,
      { 'Content-Encoding': 'zstd' },
      'Send the body as it is, or compressed with gzip, deflate or br',
    ],
    ['that is no UTF-8', 400, {}, 'Send the body in UTF-8'],
  ])('%s is refused with what is taken', async (_, status, headers, error) => {
    const answer = await fetch(`${server.url}/api/stories`, {
      method: 'POST',
      headers: { ...json, Authorization: `Bearer ${member.token}`, ...headers } as Record<string, string>,
      body: Buffer.from('{"title":"caf\u00e9","content":"x"}', 'latin1'),
    });
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ error })]);
  });

  test('that is too large answers 413; a story may be as long as the server takes', async () => {
    const password = 'x'.repeat(200_000);
    const answer = await api.post('/auth/signin', { email: 'a@b.c', password });
    expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
    const content = '語'.repeat(1_999_999);
    const story = await api.post('/stories', { title: 'Long', content }, member);
    expect([story.status, story.body.content === content]).toEqual([201, true]);
    const longer = await api.post(
      '/stories',
      { title: 'Longer', content: `${content}${content[0]}a` },
      member,
    );
    expect(longer.status).toBe(422);
  });

  test('is not read from a visitor on a path for members', async () => {
    expect((await api.post('/stories', { title: 'A', content: 'x'.repeat(200_000) })).status).toBe(401);
  });

  test('cannot use inherited property names', async () => {
    const raw =
      '{"title":"A","content":"b","__proto__":{"notes":"no"},"constructor":{"prototype":{"notes":"no"}}}';
    expect(await send(raw, json)).toMatchObject({ status: 201, body: { notes: null } });
  });
});

describe('an error', () => {
  test('of the server has only a request id', async () => {
    const token = member.token;
    const stop = interceptReads(server.app.services.db, (sql, _params, read) =>
      sql.includes('sign_ins') ? read() : Promise.reject(new Error('secret at 10.0.0.1')),
    );
    const failed = await api.get('/users/u/someone', { token, headers: { 'X-Request-Id': 'request-0001' } });
    stop();
    expect(failed).toMatchObject({
      status: 500,
      body: {
        error: 'Something went wrong. Please try again.',
        code: 'INTERNAL_SERVER_ERROR',
        request_id: 'request-0001',
      },
    });
    expect(JSON.stringify(failed.body)).not.toContain('secret');
  });

  test('of a rate limit tells when to retry', async () => {
    const limited = await server.another({ rateLimits: 1 });
    const there = restClient(limited);
    const statuses: number[] = [];
    let last: Awaited<ReturnType<typeof there.post>> | undefined;
    for (let tries = 0; tries < 12; tries++) {
      last = await there.post('/auth/signin', { email: member.email, password: 'Wrong1234' });
      statuses.push(last.status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(last).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('a call that costs more than is left tells the cost, the limit and when to come back', async () => {
  const limited = await server.another({ rateLimits: 100 / 60_000 });
  const { status, headers } = await restClient(limited).get('/public/stories?search=word');
  expect(status).toBe(429);
  expect(Number(headers.get('x-cost'))).toBeGreaterThan(1_000);
  expect(headers.get('ratelimit-limit')).toBe('100');
  expect(headers.get('ratelimit-remaining')).toBe('0');
  expect(headers.get('ratelimit-reset')).toBe(headers.get('retry-after'));
});

test('personal answers are not cached', async () => {
  const cacheOf = async (path: string, by = {}) => (await api.get(path, by)).headers.get('cache-control');
  for (const path of ['/info', '/public/stories']) expect(await cacheOf(path)).toBe('no-cache');
  for (const path of ['/info', '/public/stories', '/public/feedback', '/stories/my', '/auth/me'])
    expect([path, await cacheOf(path, member)]).toEqual([path, 'no-store']);
  expect(await cacheOf('/public/stories', { token: 'made.up' })).toBe('no-store');
  const list = await api.get('/public/stories', member);
  expect(list.headers.get('vary')).toContain('Authorization');
});
