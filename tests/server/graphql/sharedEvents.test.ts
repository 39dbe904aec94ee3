import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Role } from '../../../server/contract/enums';
import type { Session } from '../../../server/model/session.entity';
import { buildMember, buildSession, memberOfFile, type TestMember } from '../../support/factories';
import { sessionCalls } from '../../support/sessionCalls';
import {
  changeOf,
  eventsOf,
  follow,
  mySessionChanged,
  sessionChanged,
  sessionsChanged,
  titled,
} from '../../support/sessionEvents';
import { connectSocket, type TestSocket } from '../../support/socketClient';
import { interceptReads } from '../../support/statements';
import { testServer } from '../../support/testServer';

let members: TestMember[];
let session: Session;
const open: TestSocket[] = [];

const server = testServer();
const calls = sessionCalls(server);
const leader = memberOfFile(server, { roles: [Role.INSTRUCTOR] });
beforeAll(async () => {
  members = await Promise.all(Array.from({ length: 10 }, () => buildMember(server)));
});
beforeEach(async () => {
  session = await buildSession(server, leader, { title: 'As it was', joined: members.slice(0, 3) });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(open.splice(0).map(leave));
});

const member = (place: number) => members[place] as TestMember;

async function leave({ raw, closed }: TestSocket): Promise<void> {
  raw.resume();
  raw.close();
  await closed;
}

async function following(...given: Parameters<typeof follow>): Promise<TestSocket> {
  const socket = await follow(...given);
  open.push(socket);
  return socket;
}
/** Follows the session on the member’s own socket. */
const here = ({ token }: TestMember) => following(server, token, { id: session.id });
const rename = (title: string, id = session.id) => calls.update({ id, title }, leader.token);
/** Only the execution of an event reads the participants. */
const isOfExecution = (sql: string) => sql.includes('joined_at AS joinedAt');
const executions = (statements: string[]) => statements.filter(isOfExecution).length;

/** Ends the member's sign-in without an event: the server notices only by reading the database. */
const revokeUnheard = ({ id }: TestMember) =>
  server.sql('UPDATE sign_ins SET revoked_at = NOW(3) WHERE user_id = ?', [id]);

describe('an event to 200 subscribers', () => {
  it('is executed once, and their sign-ins are looked up by one statement', async () => {
    const followers = Array.from({ length: 200 }, (_, n) =>
      following(server, member(n % 10).token, { id: session.id }, String(n % 7)),
    );
    const sockets = await Promise.all(followers);
    const { statements } = await server.countStatements(async () => {
      await rename('Changed');
      await Promise.all(sockets.map((socket) => socket.until(titled('Changed'))));
    });
    expect(executions(statements)).toBe(1);
    expect(statements.filter((sql) => /COUNT\(\*\) .*FROM sign_ins/.test(sql))).toHaveLength(1);
    for (const socket of sockets) {
      expect(socket.received.filter(titled('Changed'))).toHaveLength(1);
      expect(changeOf(await socket.until(titled('Changed'))).session).toMatchObject({
        id: session.id,
        participantCount: 3,
        participants: { edges: [{}, {}, {}] },
        leader: { id: leader.id },
      });
    }
  });
});

describe('a document with a field that depends on the viewer', () => {
  it('is executed for each subscriber, with the right result for each', async () => {
    const follow = ({ token }: TestMember) =>
      following(server, token, { query: mySessionChanged, id: session.id });
    const [ofLeader, ofWriter, ofOther] = [
      await follow(leader),
      await follow(member(0)),
      await follow(member(9)),
    ];
    await rename('For each');
    const viewer = async (socket: TestSocket) => {
      const { viewerIsParticipant, viewerIsLeader, viewerCanEdit } = changeOf(
        await socket.until(titled('For each')),
      ).session;
      return [viewerIsParticipant, viewerIsLeader, viewerCanEdit];
    };
    expect(await viewer(ofLeader)).toEqual([false, true, true]);
    expect(await viewer(ofWriter)).toEqual([true, false, false]);
    expect(await viewer(ofOther)).toEqual([false, false, false]);
  });
});

describe('a subscriber whose sign-in has ended', () => {
  it('gets nothing and is closed, even if no event announced the end, and the others continue', async () => {
    const [gone, other] = [await buildMember(server), await buildMember(server)];
    const [ended, staying] = [await here(gone), await here(other)];
    await revokeUnheard(gone);
    await rename('Members only');
    await staying.until(titled('Members only'));
    expect((await ended.closed).code).toBe(4403);
    expect(JSON.stringify(ended.received)).not.toContain('Members only');
    await rename('Still here');
    await staying.until(titled('Still here'));
  });

  it('is refused on subscribing, as a visitor is', async () => {
    const gone = await buildMember(server);
    const sockets = [await connectSocket(server, gone.token), await connectSocket(server)];
    open.push(...sockets);
    await revokeUnheard(gone);
    for (const socket of sockets) {
      socket.subscribe('1', sessionChanged, { id: session.id });
      const { payload } = await socket.until(({ id, type }) => id === '1' && type !== 'complete');
      expect((payload.errors ?? payload)[0].extensions.code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('delivery', () => {
  it('merges events within a tenth of a second into one, and always delivers the last', async () => {
    const socket = await here(leader);
    const before = eventsOf(socket, '1').length;
    const { pubSub, db } = server.app.services;
    const begun = performance.now();
    let last = '';
    for (let n = 0; performance.now() - begun < 600; n += 1) {
      last = `Title ${n}`;
      await db.dataSource.query('UPDATE sessions SET title = ? WHERE id = ?', [last, session.id]);
      pubSub.publish('sessionChanged', session.id, { id: session.id });
    }
    await socket.until(titled(last));
    const tenths = (performance.now() - begun) / 100;
    expect(eventsOf(socket, '1').length - before).toBeLessThanOrEqual(tenths + 2);
  });

  it('gives a later subscriber the current state at once', async () => {
    await here(leader);
    await rename('Before they came');
    const late = await connectSocket(server, member(5).token);
    open.push(late);
    late.subscribe('1', sessionChanged, { id: session.id });
    expect(changeOf(await late.until(({ id }) => id === '1')).session.title).toBe('Before they came');
  });

  it('keeps events about different ids apart', async () => {
    const other = await buildSession(server, leader);
    const [one, another] = [
      await here(member(1)),
      await following(server, member(1).token, { id: other.id }),
    ];
    await rename('Here');
    await one.until(titled('Here'));
    await rename('There', other.id);
    await another.until(titled('There'));
    expect(JSON.stringify(another.received)).not.toContain('Here');
    expect(JSON.stringify(one.received)).not.toContain('There');
  });

  it('continues when sign-ins can be looked up again', async () => {
    const socket = await here(member(2));
    jest
      .spyOn(server.app.services.authenticator, 'stillSignedInOf')
      .mockRejectedValueOnce(new Error('The database is away'));
    await rename('After a while');
    await socket.until(titled('After a while'));
  });

  it('sends all subscribers an error without its details, and later events', async () => {
    const sockets = [await here(member(3)), await here(member(4))];
    const list = await following(server, member(4).token, { query: sessionsChanged }, 'list');
    const stop = interceptReads(server.app.services.db, (sql, _params, read) => {
      if (!isOfExecution(sql)) return read();
      stop();
      return Promise.reject(new Error('Secret123'));
    });
    await rename('Told wrong');
    for (const socket of sockets) {
      const { payload, type } = await socket.until((message) => message.payload?.errors);
      expect(type).toBe('next');
      expect(payload.errors[0].extensions).toEqual({
        code: 'INTERNAL_SERVER_ERROR',
        requestId: expect.any(String),
      });
      expect(JSON.stringify(socket.received)).not.toContain('Secret123');
    }
    expect(server.logLines.join('')).toContain('Secret123');
    await list.until((message) => changeOf(message)?.sessions[0]?.title === 'Told wrong');
    await rename('Told right');
    for (const socket of sockets) await socket.until(titled('Told right'));
  });
});

describe('a slow reader', () => {
  it('gets no more than it reads, delays nobody, and gets the latest state when it reads again', async () => {
    const connection = once(server.app.server, 'connection');
    const slow = await connectSocket(server, member(6).token);
    open.push(slow);
    const [near] = (await connection) as [Socket];
    const description = '🌙'.repeat(2_500);
    await calls.update({ id: session.id, description }, leader.token);
    const operations = Array.from({ length: 90 }, (_, n) => `op${n}`);
    for (const operation of operations) slow.subscribe(operation, sessionChanged, { id: session.id });
    for (const operation of operations) await slow.until(({ id }) => id === operation);
    const quick = await here(member(7));
    slow.raw.pause();
    const size = JSON.stringify(eventsOf(slow, 'op0')[0]).length * 4;
    for (let n = 0; n < 20; n += 1) {
      await rename(`Number ${n}`);
      await quick.until(titled(`Number ${n}`));
    }
    // At most one event per operation waits in this process, whatever the network's buffers hold.
    expect(near.writableLength).toBeLessThan(operations.length * size);
    slow.raw.resume();
    for (const operation of operations)
      await slow.until((message) => message.id === operation && titled('Number 19')(message));
    expect(eventsOf(slow, 'op89').length).toBeLessThan(20);
  });
});

describe('a subscriber that leaves', () => {
  it('by completing or closing leaves no subscription behind', async () => {
    const follows = jest.spyOn(server.app.services.pubSub, 'follow');
    const sockets = [await here(member(1)), await here(member(2))];
    const streams = follows.mock.results.map(({ value }) => value as AsyncIterator<unknown>);
    expect(streams).toHaveLength(2);
    const [completing, closing] = sockets as [TestSocket, TestSocket];
    completing.send({ id: '1', type: 'complete' });
    completing.subscribe('heard', '{ info { apiVersion } }');
    await completing.until(({ id }) => id === 'heard');
    await rename('One has left');
    await closing.until(titled('One has left'));
    expect(JSON.stringify(completing.received)).not.toContain('One has left');
    await leave(closing);
    // The last one ends with its last subscriber.
    for (const stream of streams) expect(await stream.next()).toMatchObject({ done: true });
    const { statements } = await server.countStatements(() => rename('Nobody hears'));
    expect(executions(statements)).toBe(0);
  });

  it('can subscribe again with an id that is free', async () => {
    const socket = await here(member(1));
    socket.send({ id: '1', type: 'complete' });
    socket.subscribe('2', sessionChanged, { id: session.id });
    await rename('Again');
    await socket.until((message) => message.id === '2' && titled('Again')(message));
    socket.subscribe('2', sessionChanged, { id: session.id });
    expect((await socket.closed).code).toBe(4409);
  });
});

describe('the subscription to lists', () => {
  const changed = (ids: string[]) => (message: Parameters<typeof changeOf>[0]) =>
    ids.every((id) => changeOf(message)?.sessions?.some((one: { id: string }) => one.id === id));

  it('starts with an empty event, then names each session that is new, changed or removed', async () => {
    const socket = await following(server, member(1).token, { query: sessionsChanged });
    expect(changeOf(eventsOf(socket, '1')[0] as never)).toEqual({ sessions: [], removedSessionIds: [] });
    const input = { title: 'New', description: 'd', durationMinutes: 60, capacity: 5 };
    const dateTime = new Date(Date.now() + 3_600_000).toISOString();
    const { data } = await calls.create({ ...input, dateTime }, leader.token);
    const { id } = data.createSession.session;
    await socket.until(changed([id]));
    await calls.join(session.id, member(8).token);
    const { sessions } = changeOf(await socket.until(changed([session.id])));
    expect(sessions.find((one: { id: string }) => one.id === session.id).participantCount).toBe(4);
    await calls.remove({ id }, leader.token);
    await socket.until((message) => changeOf(message)?.removedSessionIds?.includes(id));
  });

  it('names all sessions that changed while the reader was busy', async () => {
    const others = [await buildSession(server, leader), await buildSession(server, leader)];
    const socket = await following(server, member(1).token, { query: sessionsChanged });
    const ids = [session.id, ...others.map(({ id }) => id)];
    await Promise.all(ids.map((id) => rename('All at once', id)));
    const told = () =>
      new Set(
        eventsOf(socket, '1')
          .flatMap((message) => changeOf(message).sessions)
          .map(({ id }: { id: string }) => id),
      );
    await socket.until(() => ids.every((id) => told().has(id)));
  });
});
