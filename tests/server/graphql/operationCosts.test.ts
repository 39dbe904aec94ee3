import { getIntrospectionQuery, getOperationAST, parse, print } from 'graphql';
import { PrivacyLevel, TokenScope } from '../../../server/contract/enums';
import { limits } from '../../../server/contract/limits';
import { costOf, maxCost } from '../../../server/graphql/admission/cost';
import { loadPersistedDocuments } from '../../../server/graphql/admission/persistedDocuments';
import { callsOf } from '../../../server/rest/call';
import { routes } from '../../../server/rest/routes';
import { makeSchema } from '../../../server/schema';
import { buildMember, buildStory, buildToken, type TestMember } from '../../support/factories';
import { connectSocket } from '../../support/socketClient';
import { type GraphQLAnswer, startTestServer, type TestServer } from '../../support/testServer';

const memberLimit = 120_000;
/** Scales a member's limit to this number, and a visitor's address's to half of it. */
const points = (count: number) => ({ rateLimits: count / memberLimit });
const names = { cost: 'x-cost', limit: 'ratelimit-limit', remaining: 'ratelimit-remaining' };

let server: TestServer;
let member: TestMember;
const started = new Map<string, TestServer>();
/** Starts a server, or takes the one of another test of the same name: most spend what is their member's alone. */
async function start(name: string, overrides: Parameters<typeof startTestServer>[0] = {}) {
  server = started.get(name) ?? (await startTestServer(overrides));
  started.set(name, server);
  member = await buildMember(server);
}
afterAll(async () => {
  for (const one of started.values()) await one.close();
});

const rest = (path: string, token?: string, init: RequestInit = {}) =>
  fetch(`${server.url}/api${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
const told = ({ headers }: { headers: Headers }) =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, headers.get(name)]));

describe('a REST call', () => {
  it('costs the same as its operation, counts in the same minute, and reports it', async () => {
    await start('members', points(1_000));
    const list = await rest('/stories/my?limit=10', member.token);
    const cost = Number(list.headers.get('x-cost'));
    expect(cost).toBeGreaterThan(100);
    expect(list.headers.get('x-cost-limit')).toBe('10000');
    expect(told(list)).toEqual({ cost: String(cost), limit: '1000', remaining: String(1_000 - cost) });
    const viewer = await server.graphql('{ viewer { email } }', {}, member.token);
    // Two points for the two fields, and once two for the document's 20 characters.
    expect(viewer.headers.get('ratelimit-remaining')).toBe(String(1_000 - cost - 2 - 2));
    for (let n = 0; n < 10; n += 1) await rest('/stories/my?limit=10', member.token);
    const refused = await rest('/stories/my?limit=10', member.token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('costs nothing if every visitor gets the same bytes, and then has no rate-limit headers', async () => {
    await start('members', points(1_000));
    await buildStory(server, member, { privacyLevel: PrivacyLevel.PUBLIC });
    for (let n = 0; n < 50; n += 1) {
      const answer = await rest('/public/stories?limit=10');
      expect(answer.status).toBe(200);
      expect(told(answer)).toMatchObject({ limit: null, remaining: null });
    }
  });

  it('for the longest page costs less than the limit of an operation', () => {
    const schema = makeSchema();
    for (const { route, document } of callsOf(schema, routes).filter(({ route }) => route.list)) {
      const variables = Object.fromEntries(
        (getOperationAST(document)?.variableDefinitions ?? []).map(({ variable, type }) => [
          variable.name.value,
          { Int: limits.page.max, Boolean: true, ID: 'x', String: 'word' }[
            print(type).replace('!', '') as 'Int'
          ],
        ]),
      );
      expect([route.path, costOf(schema, document, variables) <= maxCost]).toEqual([route.path, true]);
    }
  });
});

describe('the points of a minute', () => {
  it('are also spent on sockets', async () => {
    await start('members', points(1_000));
    const socket = await connectSocket(server, member.token);
    const query = '{ publicStories(first: 100) { edges { node { title } } } }';
    for (let n = 0; n < 4; n += 1) {
      socket.subscribe(`q${n}`, query);
      await socket.until(({ id }) => id === `q${n}`);
    }
    const { payload } = await socket.until(({ id }) => id === 'q3');
    expect(payload[0].extensions.code).toBe('RATE_LIMITED');
    expect((await rest('/stories/my', member.token)).status).toBe(429);
    socket.raw.close();
  });

  it('are also spent on documents that are not valid, which are then refused without being validated', async () => {
    await start('members', points(1_000));
    const unknown = (n: number) => `{ ${Array.from({ length: 300 }, (_, m) => `field${n}_${m}`).join(' ')} }`;
    const codeOf = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions.code;
    const codes: unknown[] = [];
    for (let n = 0; n < 4; n += 1) codes.push(codeOf(await server.graphql(unknown(n), {}, member.token)));
    const invalid = 'GRAPHQL_VALIDATION_FAILED';
    expect(codes).toEqual([invalid, invalid, invalid, 'RATE_LIMITED']);
    const socket = await connectSocket(server, member.token);
    socket.subscribe('1', unknown(5));
    const { payload } = await socket.until(({ id }) => id === '1');
    expect(payload[0].extensions.code).toBe('RATE_LIMITED');
    socket.raw.close();
  });

  it('that are spent on reading do not prevent signing in from the same address', async () => {
    await start('address 1', { rateLimits: 1 });
    const read =
      '{ publicStories(first: 100) { edges { node { title excerpt wordCount author { name } } } } }';
    const costs = Number((await server.graphql(read)).headers.get('x-cost'));
    for (let n = 0; n <= 60_000 / costs; n += 1) await server.graphql(read);
    expect((await server.graphql(read)).status).toBe(429);
    const body = JSON.stringify({ email: member.email, password: member.password });
    expect((await rest('/auth/signin', undefined, { method: 'POST', body })).status).toBe(200);
  });

  it('that are spent on long documents about accounts do not prevent it either', async () => {
    await start('address 2', { rateLimits: 1 });
    const padding = 'x'.repeat(9_900);
    const statuses = new Set<number>();
    for (let n = 0; n < 65; n += 1)
      statuses.add((await server.graphql(`mutation { signIn } # ${n} ${padding}`)).status);
    expect([...statuses]).toEqual([200, 429]);
    const body = JSON.stringify({ email: member.email, password: member.password });
    expect((await rest('/auth/signin', undefined, { method: 'POST', body })).status).toBe(200);
  });

  it('of an address limit a visitor’s searches', async () => {
    await start('address 3', { rateLimits: 1 });
    const statuses = new Map<number, number>();
    for (let n = 0; n < 100; n += 1) {
      const { status } = await rest(`/public/stories?search=word${n}&limit=20`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(200)).toBeGreaterThanOrEqual(30);
    expect(statuses.get(200)).toBeLessThan(60);
    expect([...statuses.keys()].sort()).toEqual([200, 429]);
  });

  it('of a member are enough for our own client: every page once, and five tabs that save every three seconds', () => {
    const schema = makeSchema();
    let sum = 0;
    for (const text of loadPersistedDocuments().values()) {
      const document = parse(text);
      const operation = getOperationAST(document);
      const variables: Record<string, unknown> = {};
      if (operation?.operation !== 'query') continue;
      for (const { variable, type } of operation.variableDefinitions ?? []) {
        const name = print(type).replace('!', '');
        const value = {
          Int: limits.page.default,
          Boolean: true,
          ID: 'x',
          String: 'x',
          DateTimeISO: '2020-01-01T00:00:00Z',
          '[ID]!': ['x'],
        }[name];
        if (value !== undefined) variables[variable.name.value] = value;
      }
      // Screens of organisers are not for members.
      if (
        /\b(?:managedMembers|auditLog|reportCases|groupSettings|systemState|invitations|waitingMembers)\b/.test(
          text,
        )
      )
        continue;
      sum += costOf(schema, document, variables);
    }
    expect(sum).toBeGreaterThan(10_000);
    const saves =
      'mutation { updateStory(input: { id: "x" }) { story { id title content updatedAt versionNumber } } }';
    expect(sum + 5 * 20 * costOf(schema, parse(saves), {})).toBeLessThan(memberLimit);
  });

  it('of a member are enough to open 25 stories, each in a new tab', () => {
    const schema = makeSchema();
    const documents = [...loadPersistedDocuments().values()].map((text) => parse(text));
    const costOfOne = (name: string) => {
      const document = documents.find((one) => getOperationAST(one)?.name?.value === name);
      if (!document) throw new Error(`No document ${name}`);
      return costOf(schema, document, { id: 'x', withComments: true, count: limits.page.default });
    };
    // Each tab opens the app, reads the story, and reads its comments again once it hears of new ones.
    const ofTab = [
      'viewerQuery',
      'accountTransportQuery',
      'notificationPreferencesQuery',
      'StoryPageQuery',
      'StorySessionQuery',
      'useRefreshCommentsQuery',
    ].reduce((sum, name) => sum + costOfOne(name), 0);
    expect(ofTab).toBeGreaterThan(3_000);
    expect(25 * ofTab).toBeLessThan(memberLimit);
  });

  it('need no statement at first: the shared count is updated only for callers with high costs', async () => {
    await start('address 4', { rateLimits: 1 });
    const consumed = jest.spyOn(server.app.services.rateLimits, 'take');
    for (let n = 0; n < 10; n += 1)
      expect(
        (await server.graphql('{ viewer { email } }', {}, member.token)).headers.get(names.remaining),
      ).toBe(String(memberLimit - 2 - 2 * (n + 1)));
    expect(consumed).not.toHaveBeenCalled();
    await rest('/stories/my?limit=100', member.token);
    expect(consumed).toHaveBeenCalledTimes(1);
  });
});

describe('the cost of a search', () => {
  it('is what the database does for it, and zero for an empty one', async () => {
    await start('unlimited');
    const costs = async (search: string) =>
      (
        await server.graphql(
          'query ($search: String) { publicStories(search: $search, first: 10) { edges { cursor } } }',
          { search },
        )
      ).headers.get('x-cost');
    expect(await costs('rain')).toBe('1020');
    expect(await costs(' ')).toBe('21');
    expect(await costs('night')).toBe('1020');
  });
});

describe('the cost of an introspection query', () => {
  const costOfAsking = async (query: string, variables?: object): Promise<GraphQLAnswer> =>
    server.graphql(query, variables as Record<string, unknown>);

  it('depends on the size of its answer, and GraphiQL’s is within the limit', async () => {
    await start('unlimited');
    const whole = await costOfAsking(getIntrospectionQuery());
    expect(whole.errors).toBeUndefined();
    expect(Number(whole.headers.get('x-cost'))).toBeGreaterThan(2_000);
    expect(Number(whole.headers.get('x-cost'))).toBeLessThan(maxCost / 2);
    const one = await costOfAsking('{ __type(name: "Tag") { name } }');
    expect(Number(one.headers.get('x-cost'))).toBeLessThan(5);
    const named = 'query ($name: String!) { __type(name: $name) { fields { name description } } }';
    const [large, small] = [
      await costOfAsking(named, { name: 'Mutation' }),
      await costOfAsking(named, { name: 'Tag' }),
    ];
    expect(Number(large.headers.get('x-cost'))).toBeGreaterThan(2 * Number(small.headers.get('x-cost')));
  });

  it('is refused if its answer would be too large, however it is written', async () => {
    await start('unlimited');
    const types =
      'types { name description fields { name description args { name } type { name ofType { name } } } }';
    const aliases = Array.from({ length: 15 }, (_, n) => `a${n}: ${types}`).join(' ');
    for (const query of [
      `{ __schema { ${aliases} } }`,
      `{ __schema { ...Types } } fragment Types on __Schema { ${aliases} }`,
    ]) {
      const { data, errors } = await costOfAsking(query);
      expect(data).toBeUndefined();
      expect(errors?.[0]?.extensions).toEqual({
        code: 'BAD_USER_INPUT',
        limit: { name: 'cost', value: 10_000 },
      });
    }
  });
});

describe('a personal access token', () => {
  it('has a quarter of its member’s minute, all tokens together half; the member’s sign-in goes on', async () => {
    await start('tokens', points(4_000));
    const build = () => buildToken(server, member, { scope: TokenScope.READ });
    const tokens = await Promise.all([build(), build(), build()]);
    const statusesUntilRefused = async (token: string, least: number) => {
      for (let n = 0; n < 100; n += 1) {
        const answer = await rest('/stories/my?limit=10', token);
        if (n < least) expect(answer.status).toBe(200);
        if (answer.status === 429) return told(answer);
      }
      return undefined;
    };
    const [first, second, third] = tokens.map(({ token }) => token) as [string, string, string];
    expect(told(await rest('/stories/my?limit=10', first))).toMatchObject({ limit: '1000' });
    expect(await statusesUntilRefused(first, 1)).toMatchObject({ limit: '1000', remaining: '0' });
    expect(await statusesUntilRefused(second, 1)).toMatchObject({ remaining: '0' });
    expect(await statusesUntilRefused(third, 0)).toMatchObject({ limit: '2000', remaining: '0' });
    const saved = await rest('/stories', member.token, {
      method: 'POST',
      body: JSON.stringify({ title: 'Saved', content: 'While programs are refused.' }),
    });
    expect(saved.status).toBe(201);
    expect(saved.headers.get('ratelimit-limit')).toBe('4000');
    expect(Number(saved.headers.get('ratelimit-remaining'))).toBeGreaterThan(1_900);
  });
});
