import { Role } from '../../../../server/contract/enums';
import type { Session } from '../../../../server/model/session.entity';
import { startCuttableProxy } from '../../../support/cuttableProxy';
import { buildMember, buildSession, type TestMember } from '../../../support/factories';
import { eventually } from '../../../support/mails';
import { describeWithRedis, hereAndThere } from '../../../support/redis';
import { startServerProcess } from '../../../support/serverProcess';
import { type SessionCalls, sessionCalls } from '../../../support/sessionCalls';
import { changeOf, eventsOf, follow, sessionsChanged, titled } from '../../../support/sessionEvents';
import { type SocketMessage, type TestSocket } from '../../../support/socketClient';
import { startTestRedis, type TestRedis } from '../../../support/testRedis';
import { startTestServer, type TestServer } from '../../../support/testServer';

const open: TestSocket[] = [];
afterEach(() => {
  jest.restoreAllMocks();
  for (const socket of open.splice(0)) socket.raw.terminate();
});

async function following(...given: Parameters<typeof follow>): Promise<TestSocket> {
  const socket = await follow(...given);
  open.push(socket);
  return socket;
}

const joined = (count: number) => (message: SocketMessage) =>
  changeOf(message)?.session?.participantCount === count;
const namesOf = (message: SocketMessage): string[] =>
  changeOf(message).session.participants.edges.map(({ node }: { node: TestMember }) => node.username);

describe.each(hereAndThere)('a session with subscribers on %s', (_place, start) => {
  let here: TestServer;
  let there: TestServer;
  let calls: SessionCalls;
  let leader: TestMember;
  let writer: TestMember;
  let session: Session;
  beforeAll(async () => {
    [here, there] = await start();
    calls = sessionCalls(here);
    leader = await buildMember(here, { roles: [Role.INSTRUCTOR] });
    writer = await buildMember(here);
  });
  afterAll(() => here.close());
  beforeEach(async () => {
    session = await buildSession(here, leader);
  });

  it('shows who joins and leaves', async () => {
    const socket = await following(there, leader.token, { id: session.id });
    await calls.join(session.id, writer.token);
    expect(namesOf(await socket.until(joined(1)))).toEqual([writer.username]);
    const before = socket.received.length;
    await calls.leave(session.id, writer.token);
    await socket.until((message) => socket.received.indexOf(message) >= before && joined(0)(message));
  });

  it('shows its details and its status, on its page and in lists', async () => {
    const [page, list] = [
      await following(there, writer.token, { id: session.id }),
      await following(there, writer.token, { query: sessionsChanged }),
    ];
    await calls.update({ id: session.id, title: 'Another title' }, leader.token);
    await page.until(titled('Another title'));
    await calls.move(session.id, 'IN_PROGRESS', leader.token);
    const started = ({ status }: { status?: string }) => status === 'IN_PROGRESS';
    await page.until((message) => started(changeOf(message)?.session ?? {}));
    await list.until((message) => changeOf(message)?.sessions?.some(started));
  });

  it('announces its deletion', async () => {
    const [page, list] = [
      await following(there, writer.token, { id: session.id }),
      await following(there, writer.token, { query: sessionsChanged }),
    ];
    await calls.remove({ id: session.id }, leader.token);
    const { payload } = await page.until((message) => changeOf(message)?.removedSessionId);
    expect(payload.data.sessionChanged).toEqual({ session: null, removedSessionId: session.id });
    await list.until((message) => changeOf(message)?.removedSessionIds?.includes(session.id));
  });

  it('shows nothing after the sign-in has ended', async () => {
    const gone = await buildMember(here);
    const [page, list] = [
      await following(there, gone.token, { id: session.id }),
      await following(there, gone.token, { query: sessionsChanged }),
    ];
    await here.app.services.db.dataSource.query('UPDATE sign_ins SET revoked_at = NOW(3) WHERE user_id = ?', [
      gone.id,
    ]);
    const staying = await following(there, writer.token, { id: session.id });
    await calls.update({ id: session.id, title: 'For members' }, leader.token);
    await staying.until(titled('For members'));
    for (const { closed } of [page, list]) expect((await closed).code).toBe(4403);
    for (const { received } of [page, list]) expect(JSON.stringify(received)).not.toContain('For members');
  });
});

describe('a connection that breaks', () => {
  it('and is opened again shows what happened meanwhile, on this server or another', async () => {
    const server = await startTestServer();
    const other = await server.another();
    const way = await startCuttableProxy(server.url);
    try {
      const leader = await buildMember(server, { roles: [Role.INSTRUCTOR] });
      const writer = await buildMember(server);
      const { id } = await buildSession(server, leader);
      const through = { ...server, url: way.url.replace(/\/$/, '') };
      const socket = await following(through, leader.token, { id });
      way.cut();
      await socket.closed;
      await sessionCalls(server).join(id, writer.token);
      way.mend();
      for (const on of [through, other]) {
        const again = await following(on, leader.token, { id });
        expect(namesOf(eventsOf(again, '1')[0] as SocketMessage)).toEqual([writer.username]);
      }
    } finally {
      await way.close();
      await other.close();
      await server.close();
    }
  });
});

describe('a server that is killed while members join', () => {
  it('has stored every seat that it acknowledged, and another server shows them', async () => {
    const server = await startTestServer();
    const doomed = await startServerProcess(server);
    try {
      const leader = await buildMember(server, { roles: [Role.INSTRUCTOR] });
      const writers: TestMember[] = [];
      while (writers.length < 40)
        writers.push(...(await Promise.all(Array.from({ length: 10 }, () => buildMember(server)))));
      const { id } = await buildSession(server, leader, { capacity: 50 });
      const onDoomed = { ...server, url: doomed.url };
      const follower = await following(onDoomed, leader.token, { id });
      const acknowledged: string[] = [];
      const join = async ({ id: userId, token }: TestMember) => {
        const response = await fetch(`${doomed.url}/api/sessions/${id}/register`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
        });
        await response.json();
        if (response.ok && acknowledged.push(userId) === 15) await doomed.kill();
      };
      await Promise.allSettled(writers.map(join));
      await doomed.kill();
      await follower.closed;

      const { db } = server.app.services;
      const rows = await db.read<{ id: string }>(
        'SELECT user_id AS id FROM session_participants WHERE session_id = ?',
        [id],
      );
      expect(acknowledged.length).toBeGreaterThanOrEqual(15);
      expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining(acknowledged));
      const again = await following(server, leader.token, { id });
      const { participantCount } = changeOf(eventsOf(again, '1')[0] as SocketMessage).session;
      expect(participantCount).toBe(rows.length);
    } finally {
      await doomed.kill();
      await server.close();
    }
  });
});

describeWithRedis('while Redis is away', () => {
  let redis: TestRedis;
  let here: TestServer;
  let there: TestServer;
  let leader: TestMember;
  beforeAll(async () => {
    redis = (await startTestRedis()) as TestRedis;
    here = await startTestServer({ redisUrl: redis.url });
    there = await here.another();
    leader = await buildMember(here, { roles: [Role.INSTRUCTOR] });
  });
  afterAll(async () => {
    await there.close();
    await here.close();
    await redis.stop();
  });

  const startAgain = async () => {
    redis = (await startTestRedis(Number(new URL(redis.url).port))) as TestRedis;
  };

  it('servers without Redis publish to their own clients; when Redis is back, no event is missing', async () => {
    const { id } = await buildSession(here, leader);
    const [near, far, list] = [
      await following(here, leader.token, { id }),
      await following(there, leader.token, { id }),
      await following(there, leader.token, { query: sessionsChanged }),
    ];
    const calls = sessionCalls(here);
    await calls.update({ id, title: 'Before' }, leader.token);
    for (const socket of [near, far]) await socket.until(titled('Before'));
    await list.until((message) => changeOf(message)?.sessions?.[0]?.title === 'Before');
    await redis.stop();
    await calls.update({ id, title: 'Meanwhile' }, leader.token);
    await near.until(titled('Meanwhile'));
    const listed = list.received.length;
    await startAgain();
    await far.until(titled('Meanwhile'));
    // Lists get an event to fetch again.
    await list.until(
      (message) => list.received.indexOf(message) >= listed && changeOf(message)?.sessions?.length === 0,
    );
    await calls.update({ id, title: 'After' }, leader.token);
    for (const socket of [near, far]) await socket.until(titled('After'));
  });

  it('a new subscriber still gets the current state', async () => {
    const { id } = await buildSession(here, leader, { title: 'As it stands' });
    await redis.stop();
    const socket = await following(there, leader.token, { id });
    expect(changeOf(eventsOf(socket, '1')[0] as SocketMessage).session.title).toBe('As it stands');
    await startAgain();
  });

  it('if one server alone loses Redis, the others have missed nothing when it is back', async () => {
    const way = await startCuttableProxy(redis.url);
    const cutOff = await here.another({ redisUrl: way.url });
    try {
      const { id } = await buildSession(here, leader);
      const far = await following(there, leader.token, { id });
      await sessionCalls(cutOff).update({ id, title: 'Before' }, leader.token);
      await far.until(titled('Before'));
      way.cut();
      await sessionCalls(cutOff).update({ id, title: 'Meanwhile' }, leader.token);
      await eventually('Redis to be lost', async () =>
        cutOff.logLines.some((line) => line.includes('redis is away')) ? true : undefined,
      );
      way.mend();
      await far.until(titled('Meanwhile'));
    } finally {
      await cutOff.close();
      await way.close();
    }
  });
});
