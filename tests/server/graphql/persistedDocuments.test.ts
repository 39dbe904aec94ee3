/** @jest-environment node */
import { createHash } from 'node:crypto';
import { PrivacyLevel } from '../../../server/contract/enums';
import { buildMember, buildStory, changeStory, memberOfTest } from '../../support/factories';
import { openSocket } from '../../support/socketClient';
import { emptiedServer, type GraphQLAnswer } from '../../support/testServer';

const documents = {
  list: 'query List { publicStories { edges { node { title isFavorited } } } }',
  links: 'query Links($id: ID!) { story(id: $id) { downloads { markdownUrl } } }',
  one: 'query One($id: ID!) { story(id: $id) { title } }',
  make: 'mutation Make { createStory(input: { title: "Made", content: "Words" }) { story { title } } }',
  signIn: 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { tokens { refreshToken } } }',
  large: `query Large { ${Array.from({ length: 450 }, (_, n) => `a${n}: __typename`).join(' ')} }`,
};
const idOf = (name: keyof typeof documents) => createHash('sha256').update(documents[name]).digest('hex');

// Fixed documents, since the client's own change with its screens.
jest.mock('../../../server/graphql/admission/persistedDocuments', () => ({
  loadPersistedDocuments: () =>
    new Map(Object.values(documents).map((text) => [createHash('sha256').update(text).digest('hex'), text])),
}));

const server = emptiedServer();
const author = memberOfTest(server);

async function ask(body: object, token?: string, on = server) {
  const response = await fetch(`${on.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as GraphQLAnswer;
  return { ...answer, status: response.status, headers: response.headers };
}
const titles = (data: { publicStories: { edges: { node: { title: string } }[] } }) =>
  data.publicStories.edges.map(({ node }) => node.title);
const publish = (title: string) => buildStory(server, author, { title, privacyLevel: PrivacyLevel.PUBLIC });

describe('a document of our own client', () => {
  it('runs by its id, with or without the name of the hash', async () => {
    const story = await publish('Open');
    for (const documentId of [idOf('one'), `sha256:${idOf('one')}`])
      expect((await ask({ documentId, variables: { id: story.id } })).data).toEqual({
        story: { title: 'Open' },
      });
  });

  it('by an unknown id is refused, whatever else the request contains', async () => {
    for (const documentId of ['0'.repeat(64), '', 7, {}, '__proto__', 'constructor'])
      expect(await ask({ documentId, query: '{ info { name } }' })).toMatchObject({
        status: 400,
        errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
      });
  });

  it('is not named by null, as in the requests of clients that always send the field', async () => {
    expect((await ask({ documentId: null, query: documents.list })).data.publicStories.edges).toEqual([]);
    expect((await ask({ documentId: idOf('list'), query: null })).data.publicStories.edges).toEqual([]);
  });

  it('isn’t kept for whoever sends one with its hash, which would hold any text in memory', async () => {
    const persistedQuery = { version: 1, sha256Hash: idOf('list') };
    for (const query of [documents.list, undefined])
      expect((await ask({ query, extensions: { persistedQuery } })).errors?.[0]?.extensions.code).toBe(
        'PERSISTED_QUERY_NOT_SUPPORTED',
      );
    expect(server.logLines).toEqual([]);
  });

  it('is sent either by id or by text, not both', async () => {
    const answer = await ask({ documentId: idOf('list'), query: documents.list });
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('has a cost, and may have more fields than documents of others', async () => {
    const { errors, headers } = await ask({ documentId: idOf('large') });
    expect(errors).toBeUndefined();
    expect(headers.get('x-cost')).toBe('450');
    expect((await ask({ query: documents.large })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('runs on sockets, too', async () => {
    const socket = await openSocket(server);
    socket.send({ type: 'connection_init' });
    await socket.until(({ type }) => type === 'connection_ack');
    const answer = async (id: string, documentId: string | null, query = '') => {
      socket.send({ id, type: 'subscribe', payload: { query, documentId } });
      return (await socket.until((message) => message.id === id)).payload;
    };
    expect((await answer('known', idOf('list'))).data.publicStories.edges).toEqual([]);
    expect((await answer('prefixed', `sha256:${idOf('list')}`)).data.publicStories.edges).toEqual([]);
    expect((await answer('null', null, documents.list)).data.publicStories.edges).toEqual([]);
    expect((await answer('unknown', '0'.repeat(64)))[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect((await answer('both', idOf('list'), documents.list))[0].extensions.code).toBe('BAD_REQUEST');
    socket.raw.close();
  });
});

describe('the cached answer for visitors', () => {
  const list = () => ask({ documentId: idOf('list') });

  it('is cached: repeating the query costs one statement, which looks for changes', async () => {
    await publish('One');
    const first = await list();
    const { result, statements } = await server.countStatements(list);
    expect(result.data).toEqual(first.data);
    expect(statements).toEqual([expect.stringContaining('public_epoch')]);
  });

  it('is never a mutation’s: two equal concurrent sign-ins get a sign-in each', async () => {
    const input = { email: author.email, password: author.password };
    const signIn = () => ask({ documentId: idOf('signIn'), variables: { input } });
    const [one, other] = await Promise.all([signIn(), signIn()]);
    expect(one.data.signIn.tokens.refreshToken).toEqual(expect.any(String));
    expect(other.data.signIn.tokens.refreshToken).not.toBe(one.data.signIn.tokens.refreshToken);
  });

  it('is not cached if it contains links that expire', async () => {
    const { id } = await publish('One');
    const askLinks = () => ask({ documentId: idOf('links'), variables: { id } });
    const { data } = await askLinks();
    expect(data.story.downloads.markdownUrl).toContain('token=');
    const { statements } = await server.countStatements(askLinks);
    expect(statements).toContainEqual(expect.stringContaining('FROM stories'));
  });

  it('changes at once when a story is published, changed, withdrawn or deleted on another server', async () => {
    const another = await server.another();
    const first = await publish('One');
    const seen = async () => titles((await list()).data);
    expect(await seen()).toEqual(['One']);
    const second = await buildStory(another, author, { title: 'Two', privacyLevel: PrivacyLevel.PUBLIC });
    expect(await seen()).toEqual(['Two', 'One']);
    await changeStory(another, author, second, { title: 'Two, better' });
    expect(await seen()).toEqual(['Two, better', 'One']);
    await changeStory(another, author, second, { privacyLevel: PrivacyLevel.PRIVATE });
    expect(await seen()).toEqual(['One']);
    await another.graphql(
      'mutation ($id: ID!) { deleteStory(input: { id: $id }) { deletedStoryId } }',
      { id: first.id },
      author.token,
    );
    expect(await seen()).toEqual([]);
  });

  it('is not discarded for changes that no visitor sees', async () => {
    await publish('One');
    await list();
    const draft = await buildStory(server, author, { title: 'Draft' });
    await changeStory(server, author, draft, { content: 'More of it' });
    await buildStory(server, author, { sharedWith: [await buildMember(server)] });
    const { statements } = await server.countStatements(list);
    expect(statements).toHaveLength(1);
  });

  it('is never given to a member, and a member’s never to a visitor', async () => {
    const story = await publish('One');
    const favorite = 'mutation ($id: ID!) { favoriteStory(input: { id: $id }) { story { id } } }';
    await server.graphql(favorite, { id: story.id }, author.token);
    const hearts = ({ data }: Awaited<ReturnType<typeof ask>>) =>
      data.publicStories.edges[0].node.isFavorited;
    expect(hearts(await list())).toBe(false);
    expect(hearts(await ask({ documentId: idOf('list') }, author.token))).toBe(true);
    expect(hearts(await list())).toBe(false);
  });

  it('is separate for different variables', async () => {
    const [one, two] = [await publish('One'), await publish('Two')];
    const titleOf = async (id: string) =>
      (await ask({ documentId: idOf('one'), variables: { id } })).data.story.title;
    expect([await titleOf(one.id), await titleOf(two.id), await titleOf(one.id)]).toEqual([
      'One',
      'Two',
      'One',
    ]);
  });

  it('is not cached for errors and mutations', async () => {
    const missing = { documentId: idOf('one'), variables: { id: 'story_01h455vb4pex5vsknk084sn02q' } };
    expect((await ask(missing)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const { statements } = await server.countStatements(() => ask(missing));
    expect(statements.length).toBeGreaterThan(1);
    for (let n = 0; n < 2; n += 1)
      expect((await ask({ documentId: idOf('make') })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
