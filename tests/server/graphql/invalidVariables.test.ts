import { GraphQLError, getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { limits } from '../../../server/contract/limits';
import { invalidVariable } from '../../../server/graphql/admission/invalidVariable';
import { toAppError } from '../../../server/request/errorMapping';
import { makeSchema } from '../../../server/schema';
import { buildMember } from '../../support/factories';
import { connectSocket } from '../../support/socketClient';
import { startTestServer, type TestServer, testServer } from '../../support/testServer';

const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
const createStory = 'mutation ($input: CreateStoryInput!) { createStory(input: $input) { __typename } }';
const importStories =
  'mutation ($input: ImportStoriesInput!) { importStories(input: $input) { __typename } }';
const saveSettings = 'mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) { __typename } }';

const account = { email: 'someone@example.com', password: 'Secret123' };
const imported = { title: 'A title', content: 'A text' };
const story = { ...imported, privacyLevel: 'PRIVATE' };
const unknownKeys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`key${n}`, 1]));
const listOf = (length: number, item: unknown = 'a') => new Array(length).fill(item);

describe('an object with thousands of unknown keys', () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('costs a visitor a point per KB, and is refused when the points of the minute are spent', async () => {
    server = await startTestServer({ rateLimits: 50 / 60_000 });
    const input = { ...account, ...unknownKeys(2_000) };
    const bytes = JSON.stringify({ query: signIn, variables: { input } }).length;
    const { errors, headers } = await server.graphql(signIn, { input });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 'BAD_USER_INPUT', fields: { key0: 'This field is not known' } },
    ]);
    expect(headers.get('x-cost')).toBe(String(Math.ceil(bytes / 1024)));
    await server.graphql(signIn, { input });
    const refused = await server.graphql(signIn, { input });
    expect(refused.status).toBe(429);
    expect(refused.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  it('is charged on a socket as well, which stays open', async () => {
    server = await startTestServer({ rateLimits: 50 / 120_000 });
    const socket = await connectSocket(server, (await buildMember(server)).token);
    const codes: string[] = [];
    for (const id of ['first', 'second', 'third', 'fourth']) {
      socket.subscribe(id, signIn, { input: { ...account, ...unknownKeys(2_000) } });
      const { payload } = await socket.until((message) => message.id === id);
      codes.push(payload[0].extensions.code);
      expect(payload).toHaveLength(1);
    }
    expect(codes[0]).toBe('BAD_USER_INPUT');
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect(socket.raw.readyState).toBe(socket.raw.OPEN);
    socket.raw.close();
  });

  it('is charged as a REST body that can’t be read', async () => {
    server = await startTestServer({ rateLimits: 50 / 120_000 });
    const { token } = await buildMember(server);
    const post = () =>
      fetch(`${server.url}/api/stories`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ ...story, title: unknownKeys(2_000) }),
      });
    const statuses = [(await post()).status, (await post()).status, (await post()).status];
    expect([statuses[0], statuses.at(-1)]).toEqual([422, 429]);
  });
});

describe('a list that is longer than any that is accepted', () => {
  const server = testServer();

  it.each([
    ['a story’s tags', createStory, { ...story, tags: listOf(200_000) }, 'tags'],
    [
      'the tags of an imported story',
      importStories,
      { stories: [imported, { ...imported, tags: listOf(200_000) }] },
      'stories[1].tags',
    ],
    ['empty stories to import', importStories, { stories: listOf(40_000, {}) }, 'stories'],
    ['settings', saveSettings, { settings: listOf(40_000, { name: 'a' }) }, 'settings'],
  ])('is refused with the name of its field: %s', async (_what, query, input, field) => {
    const { token } = await buildMember(server);
    const { errors, headers } = await server.graphql(query, { input }, token);
    const message = 'A list can have at most 2,000 items';
    expect(errors).toMatchObject([{ message: `${field}: ${message}` }]);
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
    expect(Number(headers.get('x-cost'))).toBeGreaterThan(100);
  });

  it('is refused on a socket as well', async () => {
    const socket = await connectSocket(server, (await buildMember(server)).token);
    socket.subscribe('tags', createStory, { input: { ...story, tags: listOf(20_000) } });
    const { payload } = await socket.until(({ id }) => id === 'tags');
    expect(payload[0].extensions.fields).toEqual({ tags: 'A list can have at most 2,000 items' });
    socket.raw.close();
  });

  it('is refused in the same way if each item is a list in the one before', async () => {
    const depth = 50_000;
    const nested = (text: string) =>
      text.replace('"nested"', () => `${'['.repeat(depth)}${']'.repeat(depth)}`);
    const payload = { query: createStory, variables: { input: { ...story, tags: 'nested' } } };
    const { token } = await buildMember(server);
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: nested(JSON.stringify(payload)),
    });
    const fields = { 'tags[0]': 'This value has the wrong type' };
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { fields } }] });
    const socket = await connectSocket(server, token);
    socket.send(nested(JSON.stringify({ id: 'tags', type: 'subscribe', payload })));
    const refused = await socket.until(({ id }) => id === 'tags');
    expect(refused.payload[0].extensions.fields).toEqual(fields);
    socket.raw.close();
  });

  it('is not reported to visitors who may not send it at all', async () => {
    const { errors } = await server.graphql(createStory, { input: { ...story, tags: listOf(20_000) } });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('has the product’s own message if it is only somewhat longer', async () => {
    const { token } = await buildMember(server);
    const setting = { name: 'a', value: 'b', changedAgoMs: 1 };
    const tags = await server.graphql(createStory, { input: { ...story, tags: listOf(101) } }, token);
    expect(tags.errors?.[0]?.message).toBe('tags must contain no more than 100 elements');
    const settings = await server.graphql(saveSettings, { input: { settings: listOf(51, setting) } }, token);
    expect(settings.errors?.[0]?.message).toBe('At most 50 settings');
  });
});

describe('the check of variables', () => {
  const schema = makeSchema();
  const check = (query: string, input: unknown) =>
    invalidVariable(schema, getOperationAST(parse(query)) as OperationDefinitionNode, { input });
  const fieldsOf = (error: GraphQLError | undefined) => toAppError(error)?.details.fields;

  it('prints no value into an error', () => {
    let printed = 0;
    const printing = Object.defineProperty(unknownKeys(9_000), 'toJSON', {
      get: () => {
        printed += 1;
      },
    });
    expect(fieldsOf(check(signIn, printing))).toEqual({ email: 'This field is required' });
    expect(fieldsOf(check(signIn, { ...account, email: printing }))).toEqual({
      email: 'This value has the wrong type',
    });
    expect(printed).toBe(0);
  });

  it('accepts the longest import, and refuses lists that together are longer', () => {
    const withTags = (stories: number, tags: number) => ({
      stories: listOf(stories, { ...imported, tags: listOf(tags) }),
    });
    expect(check(importStories, withTags(limits.import.storiesMax, 100))).toBeUndefined();
    expect(fieldsOf(check(importStories, withTags(1_000, 1_000)))).toEqual({
      'stories[19].tags': 'All lists together can have at most 20,000 items',
    });
  });

  it('names an item of a list by its variable', () => {
    const nodes = 'query ($input: [ID!]!) { nodes(ids: $input) { id } }';
    expect(fieldsOf(check(nodes, ['a', null]))).toEqual({ 'input[1]': 'This field is required' });
    expect(fieldsOf(check(nodes, [{}]))).toEqual({ 'input[0]': 'This value has the wrong type' });
  });

  it('repeats neither a text with unusual line breaks nor a name of any length', () => {
    const secret = 'Secret\u2028123\u2029';
    const tooLong = 'k'.repeat(10_000);
    const error = check(createStory, { ...story, privacyLevel: secret });
    expect(fieldsOf(error)).toEqual({ privacyLevel: 'This value has the wrong type' });
    const unknown = check(createStory, { ...story, [tooLong]: 1 });
    expect(fieldsOf(unknown)).toEqual({ input: 'This value has the wrong type' });
  });

  it('has a general message for errors that the library words itself', () => {
    const error = new GraphQLError('Variable "$password" got invalid value "Secret\u2028123"; no text');
    expect(toAppError(error)?.message).toBe('This value has the wrong type');
  });
});

describe('a document', () => {
  const server = testServer();

  it('may not contain a name that is longer than any', async () => {
    const { errors } = await server.graphql(`{ ${'a'.repeat(50_000)} }`);
    expect(errors).toMatchObject([
      {
        message: 'A name or number in a document can have at most 200 characters',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });
});
