import { TokenScope } from '../../../../server/contract/enums';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, buildStory, buildToken, type TestMember } from '../../../support/factories';
import { hereAndThere } from '../../../support/redis';
import { connectSocket, followStory } from '../../../support/socketClient';
import { codeOf, startTestServer, type TestServer } from '../../../support/testServer';
import { tokenCalls } from '../../../support/tokenCalls';

const readToken = (server: TestServer, member: TestMember, expiresInDays: number | null = 90) =>
  buildToken(server, member, { scope: TokenScope.READ, expiresInDays });

/** All events that end a token while sockets are open. */
const endings: [string, (on: TestServer, member: TestMember, id: string) => Promise<unknown>][] = [
  ['it is revoked', (on, { token }, id) => tokenCalls(on).revoke(id, token)],
  [
    'the password is changed',
    (on, { token, password }) =>
      accountCalls(on).changePassword({ currentPassword: password, newPassword: 'Tuesday8pm' }, token),
  ],
  ['the account is deleted', (on, { token, password }) => accountCalls(on).deleteAccount(password, token)],
];

describe.each(hereAndThere)('the sockets of a personal access token, on %s', (_place, start) => {
  let here: TestServer;
  let there: TestServer;
  beforeAll(async () => {
    [here, there] = await start();
  });
  afterAll(() => here.close());

  it.each(endings)('are closed with 4403 when %s', async (_ending, end) => {
    const member = await buildMember(here);
    const { id, token } = await readToken(here, member);
    const sockets = [await connectSocket(here, token), await connectSocket(there, token)];
    await end(here, member, id);
    for (const { closed } of sockets) expect((await closed).code).toBe(4403);
  });

  it('stay open when another token or a sign-in ends', async () => {
    const member = await buildMember(here);
    const [one, other] = [await readToken(here, member), await readToken(here, member)];
    const [staying, doomed] = [
      await connectSocket(there, one.token),
      await connectSocket(there, other.token),
    ];
    await tokenCalls(here).revoke(other.id, member.token);
    expect((await doomed.closed).code).toBe(4403);
    staying.subscribe('who', '{ viewer { user { id } } }');
    const { payload } = await staying.until(({ id }) => id === 'who');
    expect(payload.data.viewer.user.id).toBe(member.id);
    staying.raw.close();
  });
});

describe('a socket of a personal access token', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const expireIn = (id: string, ms: number) =>
    server.sql('UPDATE personal_access_tokens SET expires_at = ? WHERE id = ?', [
      new Date(Date.now() + ms),
      id,
    ]);

  it('gets events, and is closed with 4403 when the token expires', async () => {
    const member = await buildMember(server);
    const story = await buildStory(server, member);
    const { id, token } = await readToken(server, member);
    await expireIn(id, 5_000);
    const socket = await connectSocket(server, token);
    expect((await followStory(server, socket, story.id)).payload.data.storyChanged.story.id).toBe(story.id);
    expect((await socket.closed).code).toBe(4403);
  });

  it('does not close before its token expires, however far in the future that is', async () => {
    const member = await buildMember(server);
    const { token } = await readToken(server, member, 366);
    const socket = await connectSocket(server, token);
    socket.subscribe('who', '{ viewer { user { id } } }');
    expect((await socket.until(({ id }) => id === 'who')).payload.data.viewer.user.id).toBe(member.id);
    socket.raw.close();
  });

  it('gets no more events if the token ended without an event', async () => {
    const member = await buildMember(server);
    const { id, token } = await readToken(server, member);
    const socket = await connectSocket(server, token);
    await server.sql('UPDATE personal_access_tokens SET revoked_at = NOW(3) WHERE id = ?', [id]);
    socket.subscribe('who', '{ viewer { user { id } } }');
    const { payload } = await socket.until((message) => message.id === 'who');
    expect(codeOf(payload)).toBe('UNAUTHENTICATED');
    socket.raw.close();
  });

  it('gets shared events, and is closed there too after the token has ended', async () => {
    const member = await buildMember(server);
    const { id, token } = await readToken(server, member);
    const socket = await connectSocket(server, token);
    socket.subscribe('all', 'subscription { sessionsChanged { sessions { id } } }');
    expect((await socket.until((message) => message.id === 'all')).payload.errors).toBeUndefined();
    await server.sql('UPDATE personal_access_tokens SET revoked_at = NOW(3) WHERE id = ?', [id]);
    server.app.services.pubSub.publish('sessionsChanged', 'all', {
      id: 'session_01h455vb4pex5vsknk084sn02q',
    });
    expect((await socket.closed).code).toBe(4403);
  });
});
