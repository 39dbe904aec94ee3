import { once } from 'node:events';
import type { Socket } from 'node:net';
import { revokeSignInsOf } from '../../../../server/features/identity/account/signIns.service';
import { accountCalls } from '../../../support/accountCalls';
import { type CuttableProxy, startCuttableProxy } from '../../../support/cuttableProxy';
import { buildMember, type TestMember } from '../../../support/factories';
import { describeWithRedis, hereAndThere, redisUrl } from '../../../support/redis';
import { connectSocket, openSocket, type TestSocket } from '../../../support/socketClient';
import { startTestServer, type TestServer } from '../../../support/testServer';

interface Device {
  token: string;
  refreshToken: string;
}

const signInIdOf = ({ token }: Device): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

/** Signs the member in on another device. */
async function signInAgain(server: TestServer, { email, password }: TestMember): Promise<Device> {
  const { data } = await accountCalls(server).signIn({ email, password });
  const { accessToken, refreshToken } = data.signIn.tokens;
  return { token: accessToken, refreshToken };
}

let asked = 0;
/** The email of the member that the socket is authenticated as; also shows that the socket is open. */
async function emailOn(socket: TestSocket): Promise<unknown> {
  asked += 1;
  const id = `who-${asked}`;
  socket.subscribe(id, '{ viewer { email } }');
  const { payload } = await socket.until((message) => message.id === id && message.type !== 'complete');
  return payload.errors ? payload.errors[0].extensions.code : payload.data.viewer?.email;
}

/** All events that end the sign-in of `other`. */
const endings: [string, (on: TestServer, member: TestMember, other: Device) => Promise<unknown>][] = [
  ['it signs out', (on, _member, { refreshToken }) => accountCalls(on).signOut(refreshToken)],
  [
    'it is revoked from another device',
    (on, { token }, other) => accountCalls(on).revokeSignIn(signInIdOf(other), token),
  ],
  ['all others are revoked', (on, { token }) => accountCalls(on).revokeAllSignIns(true, token)],
  [
    'the password is changed',
    (on, { token, password }) =>
      accountCalls(on).changePassword({ currentPassword: password, newPassword: 'Tuesday8pm' }, token),
  ],
  [
    'a used refresh token of its comes again after the grace',
    async (on, _member, { refreshToken }) => {
      await accountCalls(on).refresh(refreshToken);
      await on.sql(
        `UPDATE refresh_tokens t SET used_at = used_at - INTERVAL 60 SECOND
         WHERE used_at IS NOT NULL AND sign_in_id = (SELECT sign_in_id FROM refresh_tokens WHERE token_hash = SHA2(?, 256))`,
        [refreshToken],
      );
      await accountCalls(on).refresh(refreshToken);
    },
  ],
  [
    'a change of the account ends it, within whose transaction',
    (on, member) =>
      on.app.services.db.transaction((tx) =>
        revokeSignInsOf(tx, on.app.services, member.id, { except: signInIdOf(member) }),
      ),
  ],
];

describe.each(hereAndThere)('the sockets of a sign-in, on %s', (_place, start) => {
  let here: TestServer;
  let there: TestServer;
  beforeAll(async () => {
    [here, there] = await start();
  });
  afterAll(() => here.close());

  it.each(endings)('are closed with 4403 when %s, and no others', async (_ending, end) => {
    const [member, stranger] = [await buildMember(here), await buildMember(here)];
    const other = await signInAgain(here, member);
    const doomed = await Promise.all([
      connectSocket(here, other.token),
      connectSocket(there, other.token),
      connectSocket(there, other.token),
    ]);
    const staying = [
      [await connectSocket(there, member.token), member.email],
      [await connectSocket(there, stranger.token), stranger.email],
      [await connectSocket(there), undefined],
    ] as const;
    await end(here, member, other);
    for (const { closed } of doomed) expect((await closed).code).toBe(4403);
    for (const [socket, email] of staying) {
      expect(await emailOn(socket)).toBe(email);
      socket.raw.close();
    }
  });

  it('are closed on every device when all are revoked, including the current one', async () => {
    const member = await buildMember(here);
    const other = await signInAgain(here, member);
    const sockets = [await connectSocket(here, member.token), await connectSocket(there, other.token)];
    const { data } = await accountCalls(here).revokeAllSignIns(false, member.token);
    expect(data.revokeAllSignIns.revokedSignInIds.sort()).toEqual([member, other].map(signInIdOf).sort());
    for (const { closed } of sockets) expect((await closed).code).toBe(4403);
  });

  it('cannot be used any further: messages on one that closes slowly are refused', async () => {
    const member = await buildMember(here);
    const socket = await connectSocket(there, member.token);
    await there.sql('UPDATE sign_ins SET revoked_at = NOW(3) WHERE user_id = ?', [member.id]);
    expect(await emailOn(socket)).toBe('UNAUTHENTICATED');
  });
});

describe('a socket', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('is also closed if its sign-in ends during its authentication', async () => {
    const member = await buildMember(server);
    const { authenticator } = server.app.services;
    const viewerOf = authenticator.viewerOf.bind(authenticator);
    jest.spyOn(authenticator, 'viewerOf').mockImplementationOnce(async (authorization) => {
      const viewer = await viewerOf(authorization);
      await accountCalls(server).signOut(member.refreshToken);
      return viewer;
    });
    const socket = await openSocket(server);
    socket.send({ type: 'connection_init', payload: { accessToken: member.token } });
    expect((await socket.closed).code).toBe(4403);
  });

  it('is closed with 1013 to try again, if the server cannot check whether its sign-in has ended', async () => {
    const member = await buildMember(server);
    const socket = await connectSocket(server, member.token);
    jest
      .spyOn(server.app.services.authenticator, 'stillSignedIn')
      .mockRejectedValueOnce(new Error('The database is away'));
    await accountCalls(server).signOut(member.refreshToken);
    expect((await socket.closed).code).toBe(1013);
  });

  it('that never answers the close is terminated', async () => {
    const member = await buildMember(server);
    const connection = once(server.app.server, 'connection');
    const deaf = await connectSocket(server, member.token);
    const [near] = (await connection) as [Socket];
    const cutOff = once(near, 'close');
    deaf.raw.pause();
    await accountCalls(server).signOut(member.refreshToken);
    await cutOff;
    deaf.raw.terminate();
  });
});

describeWithRedis('while Redis is away', () => {
  let server: TestServer;
  let far: TestServer;
  let way: CuttableProxy;
  beforeAll(async () => {
    way = await startCuttableProxy(redisUrl ?? '');
    server = await startTestServer({ redisUrl });
    far = await server.another({ redisUrl: way.url });
  });
  afterAll(async () => {
    await far.close();
    await server.close();
    await way.close();
  });

  it('a server refuses messages on sockets of an ended sign-in, and closes them when Redis is back', async () => {
    const member = await buildMember(server);
    const [ended, staying] = [
      await connectSocket(far, member.token),
      await connectSocket(far, (await buildMember(server)).token),
    ];
    way.cut();
    await accountCalls(server).signOut(member.refreshToken);
    expect(await emailOn(ended)).toBe('UNAUTHENTICATED');
    way.mend();
    expect((await ended.closed).code).toBe(4403);
    expect(await emailOn(staying)).toMatch(/@example\.com$/);
    staying.raw.close();
  });

  it('a server closes its own sockets of a sign-in that it ends itself', async () => {
    const member = await buildMember(server);
    const socket = await connectSocket(far, member.token);
    way.cut();
    await accountCalls(far).signOut(member.refreshToken);
    expect((await socket.closed).code).toBe(4403);
    way.mend();
  });
});
