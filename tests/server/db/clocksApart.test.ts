import { Role } from '../../../server/contract/enums';
import { accountCalls } from '../../support/accountCalls';
import { buildMember, buildSession, buildStory, type TestMember } from '../../support/factories';
import { type ServerProcess, startServerProcess } from '../../support/serverProcess';
import { dataOf, type GraphQLAnswer, type TestServer, testServer } from '../../support/testServer';

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

describe('two servers, one of which is a minute behind', () => {
  const say = (on: TestServer, sessionId: string, content: string) =>
    dataOf(on.mutate('sendSessionMessage', { sessionId, content }, ann.token));
  const contentsIn = ({ edges }: { edges: { node: { content: string } }[] }) =>
    edges.map(({ node }) => node.content);
  const said = async (id: string) => {
    const query = `{ session(id: "${id}") { messages(last: 9) { edges { node { content } } } } }`;
    return contentsIn((await server.ask(query, ann.token)).session.messages);
  };

  it('list a chat in the order in which it was said, and both clear all of it', async () => {
    const { id } = await buildSession(server, ann, { dateTime: new Date(Date.now() + 3_600_000) });
    await say(server, id, 'Who brings cake?');
    await say(onBehind, id, 'I do');
    await say(server, id, 'Thank you');
    expect(await said(id)).toEqual(['Who brings cake?', 'I do', 'Thank you']);
    await dataOf(onBehind.mutate('clearSessionChat', { id }, ann.token));
    expect(await said(id)).toEqual([]);
  });

  it('list comments in the order in which they were made', async () => {
    const { id } = await buildStory(server, ann);
    const comment = (on: TestServer, content: string) =>
      dataOf(on.mutate('addComment', { storyId: id, content }, ann.token));
    await comment(server, 'First');
    await comment(onBehind, 'Second');
    await comment(server, 'Third');
    const query = `{ story(id: "${id}") { comments(first: 9) { edges { node { content } } } } }`;
    const { story } = await server.ask(query, ann.token);
    expect(contentsIn(story.comments)).toEqual(['First', 'Second', 'Third']);
  });

  it('end no sign-in because two tabs refreshed it at the same moment, one at each', async () => {
    const { refreshToken } = await buildMember(server);
    expect((await accountCalls(onBehind).refresh(refreshToken)).errors).toBeUndefined();
    expect((await accountCalls(server).refresh(refreshToken)).errors).toBeUndefined();
  });
});
