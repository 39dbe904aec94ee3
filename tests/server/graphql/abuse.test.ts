import { getIntrospectionQuery } from 'graphql';
import { PrivacyLevel } from '../../../server/contract/enums';
import { buildMember, buildStory } from '../../support/factories';
import { connectSocket } from '../../support/socketClient';
import { testServer } from '../../support/testServer';

const server = testServer();

const times = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join(' ');

function nested(depth: number, args: string): string {
  let inside = '__typename';
  for (let n = 0; n < depth; n += 1) inside = `edges { node { author { stories${args} { ${inside} } } } }`;
  return `{ publicStories${args} { ${inside} } }`;
}

const abuses: Record<string, string> = {
  'lists in lists in lists': nested(4, '(first: 20)'),
  'pages of one, nested deep': nested(40, '(first: 1)'),
  'pages of none, nested deep': nested(40, '(first: 0)'),
  'ten sign-ins': `mutation { ${times(10, (n) => `a${n}: signIn(input: { email: "a@b.cc", password: "x" }) { tokens { accessToken } }`)} }`,
  '1,000 aliases': `{ ${times(1_000, (n) => `a${n}: publicStories { totalCount }`)} }`,
  '300 aliases of a list': `{ ${times(300, (n) => `a${n}: publicStories { edges { cursor } }`)} }`,
  'fragments that double at each step': `{ ...F0 } ${times(24, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F24 on Query { info { name } }`,
  'fragments of lists that double at each step': `{ ...F0 } ${times(12, (n) => `fragment F${n} on Query { a${n}: publicStories { edges { cursor } } ...F${n + 1} ...F${n + 1} }`)} fragment F12 on Query { info { name } }`,
  'fragments that hold each other': '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  '3,000 tokens': `{ info { ${'name '.repeat(3_000)} } }`,
  '1,000 directives': `{ info { name ${'@include(if: true) '.repeat(1_000)} } }`,
  'a page of 1,000': '{ publicStories(first: 1000) { edges { node { author { name } } } } }',
  'a page of two thousand million': '{ publicStories(first: 2000000000) { edges { cursor } } }',
  'a list of 5,000 ids': `{ nodes(ids: [${times(5_000, () => '"x",')}]) { id } }`,
  'an introspection that goes round':
    '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
};

describe.each(Object.keys(abuses))('a document of %s', (name) => {
  const query = abuses[name]!;

  it('is refused before any statement is sent to the database', async () => {
    const { db } = server.app.services;
    const before = db.statements;
    const { data, errors } = await server.graphql(query);
    expect(data ?? null).toBeNull();
    expect(errors?.[0]?.extensions.code).toMatch(
      /^(BAD_USER_INPUT|GRAPHQL_PARSE_FAILED|GRAPHQL_VALIDATION_FAILED)$/,
    );
    expect(db.statements).toBe(before);
    // A busy machine may stall any process.
    expect(server.logLines.filter((line) => !line.includes('"stalledMs"'))).toEqual([]);
  });

  it('is refused on a socket as well, which stays open', async () => {
    const socket = await connectSocket(server);
    socket.subscribe('abuse', query);
    const { payload } = await socket.until(({ id }) => id === 'abuse');
    const [error] = payload.errors ?? payload;
    expect(error.message).toEqual(expect.any(String));
    expect(error.extensions?.code).not.toBe('INTERNAL_SERVER_ERROR');
    expect(payload.data ?? null).toBeNull();
    socket.subscribe('fine', '{ info { apiVersion } }');
    expect((await socket.until(({ id }) => id === 'fine')).payload.data.info.apiVersion).toBe('1');
    socket.raw.close();
  });
});

it('fragments that spread the next one twice are each visited once, even if a variable is missing', async () => {
  const levels = times(40, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`);
  const { errors } = await server.graphql(`query ($first: Int!) { ...F0 } ${levels}
    fragment F40 on Query { publicStories(first: $first) { edges { node { id } } } }`);
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

describe('normal documents', () => {
  it('stay within these limits: GraphiQL’s introspection, a full page, a story', async () => {
    const author = await buildMember(server);
    await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    const all =
      'id title excerpt content wordCount readingTimeMinutes createdAt updatedAt isFavorited viewerCanEdit author { id name username bio } tags { id name }';
    for (const query of [
      getIntrospectionQuery(),
      `{ publicStories(first: 100) { totalCount pageInfo { endCursor hasNextPage } edges { cursor node { ${all} } } } }`,
      `{ user(username: "${author.username}") { stories(first: 20) { edges { node { ${all} } } } } }`,
      `{ viewer { user { stories(first: 5) { edges { node { author { stories(first: 5) { edges { node { title } } } } } } } } } }`,
    ]) {
      const { errors } = await server.graphql(query, {}, author.token);
      expect(errors).toBeUndefined();
    }
  });
});
