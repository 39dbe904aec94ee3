import { execute, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
import { PrivacyLevel } from '../../../server/contract/enums';
import { type CompiledResult, compileQuery } from '../../../server/graphql/compiledQueries';
import { callFieldsDirectly } from '../../../server/graphql/directFields';
import { notFound } from '../../../server/lib/errors';
import type { Context } from '../../../server/request/context';
import { makeSchema } from '../../../server/schema';
import { buildStory, memberOfFile } from '../../support/factories';
import { contextOf, testServer } from '../../support/testServer';

const story = /* GraphQL */ `
  fragment Author on User { username name displayName websiteUrl }
  fragment Facts on Story {
    id title excerpt(length: 40) wordCount readingTimeMinutes privacyLevel publishedAt notes isFavorited
    viewerCanEdit author { id ...Author } tags { name }
  }
`;

const queries: Record<string, { text: string; variables?: Record<string, unknown> }> = {
  'a page': {
    text: `query Q($first: Int = 2) { publicStories(first: $first) { totalCount
      edges { cursor node { ...Facts } } pageInfo { hasNextPage endCursor } } } ${story}`,
  },
  'a page of a size of its own': {
    text: `query Q($first: Int!) { publicStories(first: $first) { edges { node { ...Facts } } } } ${story}`,
    variables: { first: 3 },
  },
  'aliases and types': {
    text: '{ a: publicStories(first: 1) { __typename edges { n: node { __typename t: title } } } info { name } }',
  },
  'fragments that @include and @skip decide on': {
    text: `query Q($yes: Boolean!, $no: Boolean!) { viewer { ...A @include(if: $yes) ...B @include(if: $no) ...C @skip(if: $no) } }
      fragment A on Viewer { stories(first: 2) { edges { node { id title } } } }
      fragment B on Viewer { stories(first: 2) { edges { node { wordCount } } } email }
      fragment C on Viewer { user { username } roles }`,
    variables: { yes: true, no: false },
  },
};

const server = testServer();
let publicId: string;
let privateId: string;
const author = memberOfFile(server);
const reader = memberOfFile(server);
beforeAll(async () => {
  for (let number = 0; number < 4; number += 1)
    publicId = (
      await buildStory(server, author, {
        privacyLevel: PrivacyLevel.PUBLIC,
        content: `It’s a *Monday*, number ${number}, and “everyone” was writing until long past nine.`,
        tags: ['mondays', `number ${number}`],
      })
    ).id;
  privateId = (await buildStory(server, author)).id;
});

const schema = makeSchema();
callFieldsDirectly(schema);

/** The response as graphql-js serialises it, and as the compiled function does. */
async function bothWays(text: string, variables: Record<string, unknown> | undefined, token?: string) {
  const document = parse(text);
  const compiled = compileQuery(schema, document);
  const slow = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: await contextOf(server, token),
  });
  const fast = await compiled?.(await contextOf(server, token), variables);
  const data = fast && 'data' in fast ? fast.data : undefined;
  const error = fast && 'error' in fast ? fast.error : undefined;
  return { slow: JSON.stringify(slow.data), fast: JSON.stringify(data), errors: slow.errors, error };
}

describe('a compiled query returns the same text as graphql-js', () => {
  for (const [name, { text, variables }] of Object.entries(queries))
    it(name, async () => {
      for (const token of [undefined, author.token, reader.token]) {
        const { slow, fast, errors } = await bothWays(text, variables, token);
        expect(errors).toBeUndefined();
        expect(fast).toBe(slow);
      }
    });
});

describe('a query that cannot be compiled is executed by graphql-js, which reports the errors', () => {
  it.each([
    [
      'a story that may not be read',
      'query Q($id: ID!) { story(id: $id) { title } }',
      () => ({ id: privateId }),
    ],
    [
      'a page that is too long',
      'query Q($n: Int!) { publicStories(first: $n) { totalCount } }',
      () => ({ n: 101 }),
    ],
    [
      'a variable of the wrong type',
      'query Q($n: Int!) { publicStories(first: $n) { totalCount } }',
      () => ({ n: 'x' }),
    ],
    [
      'a variable that is missing',
      'query Q($n: Int!) { publicStories(first: $n) { totalCount } }',
      () => ({}),
    ],
  ])('%s', async (_name, text, variables) => {
    const { fast, errors } = await bothWays(text, variables(), reader.token);
    expect(fast).toBeUndefined();
    expect(errors).toHaveLength(1);
  });

  it.each([
    ['a mutation', 'mutation M($input: SignOutInput!) { signOut(input: $input) { signedOut } }'],
    ['a document of two operations', 'query A { info { name } } query B { info { version } }'],
    ['a thing whose type only it knows', '{ node(id: "x") { id } }'],
    ['a question about the schema', '{ __schema { queryType { name } } }'],
  ])('%s', (_name, text) => {
    expect(compileQuery(schema, parse(text))).toBeUndefined();
  });

  it('a document whose fragments expand to far more fields', () => {
    const levels = Array.from(
      { length: 12 },
      (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`,
    );
    const text = `{ ...F0 } ${levels.join(' ')} fragment F12 on Query { info { name } }`;
    expect(compileQuery(schema, parse(text))).toBeUndefined();
  });
});

describe('a compiled query that fails', () => {
  const ask = jest.fn<string, []>();
  const small = new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: { word: { type: new GraphQLNonNull(GraphQLString), resolve: () => ask() } },
    }),
  });
  const run = async (times: number, answer: () => string) => {
    ask.mockReset().mockImplementation(answer);
    for (let time = 0; time < times; time += 1) last = await compiled?.({} as Context, undefined);
    return ask.mock.calls.length;
  };
  let compiled: ReturnType<typeof compileQuery>;
  let last: CompiledResult | undefined;
  beforeEach(() => {
    compiled = compileQuery(small, parse('{ word }'));
  });

  it('because something does not exist stays compiled', async () => {
    const missing = () => {
      throw notFound('No such word');
    };
    expect(await run(50, missing)).toBe(50);
    expect(last).toMatchObject({ error: { message: 'No such word' } });
    expect(await run(1, () => 'found')).toBe(1);
    expect(last).toEqual({ data: { word: 'found' } });
  });

  it('with a bug falls back to graphql-js, and is tried again every 100th time until it succeeds', async () => {
    const broken = () => {
      throw new Error('The database is away');
    };
    expect(await run(20, broken)).toBe(20);
    expect(await run(199, broken)).toBe(1);
    expect(await run(1, () => 'back')).toBe(1);
    expect(last).toEqual({ data: { word: 'back' } });
    expect(await run(10, () => 'back')).toBe(10);
  });
});

it('/graphql returns the same, including errors, before and after a document is compiled', async () => {
  const text = 'query Q($id: ID!) { story(id: $id) { title author { name } tags { name } } }';
  for (const id of [publicId, privateId, 'story_of_nobody']) {
    const first = await server.graphql(text, { id }, reader.token);
    for (let time = 0; time < 25; time += 1) await server.graphql(text, { id: publicId }, reader.token);
    const later = await server.graphql(text, { id }, reader.token);
    expect([later.status, later.data, later.errors]).toEqual([first.status, first.data, first.errors]);
  }
});
