import { Role } from '../../../server/contract/enums';
import { accountCalls } from '../../support/accountCalls';
import { buildMember, buildSession, buildStory, type TestMember } from '../../support/factories';
import { type ServerProcess, startServerProcess } from '../../support/serverProcess';
import { type GraphQLAnswer, type TestServer, testServer } from '../../support/testServer';

jest.setTimeout(120_000);

const server = testServer();
let behind: ServerProcess;
let onBehind: TestServer;
let ann: TestMember;

beforeAll(async () => {
  behind = await startServerProcess(server, ['-r', require.resolve('../../support/minuteBehind.cjs')]);
  onBehind = { ...server, url: behind.url, graphql: askBehind };
  ann = await buildMember(server, { roles: [Role.INSTRUCTOR] });
});
afterAll(() => behind.kill());

async function askBehind(query: string, variables?: Record<string, unknown>, token?: string) {
  const response = await fetch(`${behind.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as GraphQLAnswer;
  return { ...answer, status: response.status, headers: response.headers };
}

const ask = async (on: TestServer, query: string, variables: Record<string, unknown>) => {
  const { data, errors } = await on.graphql(query, variables, ann.token);
  expect(errors).toBeUndefined();
  return data;
};

describe('two servers, one of which is a minute behind', () => {
  const say = (on: TestServer, sessionId: string, content: string) =>
    ask(
      on,
      `mutation ($input: SendSessionMessageInput!) { sendSessionMessage(input: $input) { message { id } } }`,
      { input: { sessionId, content } },
    );
  const said = async (id: string): Promise<string[]> => {
    const query =
      'query ($id: ID!) { session(id: $id) { messages(last: 9) { edges { node { content } } } } }';
    const { session } = await ask(server, query, { id });
    return session.messages.edges.map(({ node }: { node: { content: string } }) => node.content);
  };
  const inAnHour = () => ({ dateTime: new Date(Date.now() + 3_600_000) });

  it('list a chat in the order in which it was said', async () => {
    const { id } = await buildSession(server, ann, inAnHour());
    await say(server, id, 'Who brings cake?');
    await say(onBehind, id, 'I do');
    await say(server, id, 'Thank you');
    expect(await said(id)).toEqual(['Who brings cake?', 'I do', 'Thank you']);
  });

  it('both clear all of a chat', async () => {
    const { id } = await buildSession(server, ann, inAnHour());
    await say(server, id, 'Said just now');
    await ask(onBehind, `mutation ($id: ID!) { clearSessionChat(input: { id: $id }) { __typename } }`, {
      id,
    });
    expect(await said(id)).toEqual([]);
  });

  it('list comments in the order in which they were made', async () => {
    const { id } = await buildStory(server, ann);
    const comment = (on: TestServer, content: string) =>
      ask(on, `mutation ($input: AddCommentInput!) { addComment(input: $input) { __typename } }`, {
        input: { storyId: id, content },
      });
    await comment(server, 'First');
    await comment(onBehind, 'Second');
    await comment(server, 'Third');
    const query = `query ($id: ID!) { story(id: $id) { comments(first: 9) { edges { node { content } } } } }`;
    const { story } = await ask(server, query, { id });
    const listed = story.comments.edges.map(({ node }: { node: { content: string } }) => node.content);
    expect(listed).toEqual(['First', 'Second', 'Third']);
  });

  it('end no sign-in because two tabs refreshed it at the same moment, one at each', async () => {
    const { refreshToken } = await buildMember(server);
    expect((await accountCalls(onBehind).refresh(refreshToken)).errors).toBeUndefined();
    expect((await accountCalls(server).refresh(refreshToken)).errors).toBeUndefined();
  });
});
