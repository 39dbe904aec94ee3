import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { SocketConnection } from '../../../server/graphql/socketConnections';
import { accountCalls } from '../../support/accountCalls';
import { buildMember, buildStory } from '../../support/factories';
import { connectSocket, followStory, openSocket, type TestSocket } from '../../support/socketClient';
import { interceptReads } from '../../support/statements';
import { testServer } from '../../support/testServer';

const server = testServer();

const init = { type: 'connection_init' };
const subscribe = { id: '1', type: 'subscribe', payload: { query: '{ info { apiVersion } }' } };
const codeAfter = async (socket: TestSocket, ...messages: (object | string)[]) => {
  for (const message of messages) socket.send(message);
  return (await socket.closed).code;
};

describe('a socket is closed with', () => {
  it.each([
    ['no JSON', 'nonsense'],
    ['no object', '[]'],
    ['an unknown type', '{"type":"start"}'],
    ['a subscription without an id', '{"type":"subscribe","payload":{"query":"{ info { name } }"}}'],
    ['a subscription without a document', '{"type":"subscribe","id":"1","payload":{}}'],
  ])('4400 for a message that is %s', async (_what, message) => {
    expect(await codeAfter(await openSocket(server), message)).toBe(4400);
  });

  it('4401 for a subscription before the connection was acknowledged', async () => {
    expect(await codeAfter(await openSocket(server), subscribe)).toBe(4401);
  });

  it.each(['nonsense', 'a.b.c', 5, true, {}, ['a.b.c']])('4403 for the token %j', async (accessToken) => {
    expect(await codeAfter(await openSocket(server), { ...init, payload: { accessToken } })).toBe(4403);
  });

  it('4403 for the token of a sign-in that has ended', async () => {
    const member = await buildMember(server);
    await accountCalls(server).signOut(member.refreshToken);
    const socket = await openSocket(server);
    expect(await codeAfter(socket, { ...init, payload: { accessToken: member.token } })).toBe(4403);
  });

  it('4406 where it names no protocol', async () => {
    expect((await (await openSocket(server, { protocols: [] })).closed).code).toBe(4406);
  });

  it('4408 where it says nothing for three seconds', async () => {
    expect((await (await openSocket(server)).closed).code).toBe(4408);
  });

  it('4409 for a second subscription of the same id', async () => {
    const author = await buildMember(server);
    const story = await buildStory(server, author);
    const socket = await connectSocket(server, author.token);
    await followStory(server, socket, story.id);
    expect(await codeAfter(socket, { ...subscribe, id: story.id })).toBe(4409);
  });

  it('4429 for a second init', async () => {
    expect(await codeAfter(await openSocket(server), init, init)).toBe(4429);
  });

  it('4429 for more subscriptions than any page needs', async () => {
    const author = await buildMember(server);
    const story = await buildStory(server, author);
    const socket = await connectSocket(server, author.token);
    const query = `subscription { storyChanged(id: "${story.id}") { removedStoryId } }`;
    for (let n = 0; n < 120; n += 1) socket.subscribe(String(n), query);
    expect((await socket.closed).code).toBe(4429);
  });

  it('1009 for a message too large, which the log doesn’t tell, as anyone could fill it', async () => {
    const lines = server.logLines.length;
    expect(await codeAfter(await openSocket(server), 'x'.repeat(300 * 1024))).toBe(1009);
    expect(server.logLines.slice(lines)).toEqual([]);
  });
});

const conditional = 'subscription { sessionsChanged @skip(if: true) { removedSessionIds } }';
const conditionalFragment = `subscription { ...Event }
fragment Event on Subscription { ... { sessionsChanged @skip(if: true) { removedSessionIds } } }`;
const conditionalByVariable =
  'subscription ($yes: Boolean!) { sessionsChanged @include(if: $yes) { removedSessionIds } }';

describe('a socket', () => {
  it.each([
    ['no GraphQL', { query: '{ info ' }, 'GRAPHQL_PARSE_FAILED'],
    ['unknown to the schema', { query: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED'],
    ['a subscription that may have no field', { query: conditional }, 'GRAPHQL_VALIDATION_FAILED'],
    ['the same by a fragment', { query: conditionalFragment }, 'GRAPHQL_VALIDATION_FAILED'],
    ['the same by a variable', { query: conditionalByVariable }, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'of several operations, of which none is named',
      { query: 'query A { info { name } } query B { info { name } }' },
      'OPERATION_RESOLUTION_FAILURE',
    ],
  ])('refuses a document that is %s with the code of HTTP', async (_what, payload, code) => {
    const socket = await connectSocket(server);
    socket.send({ id: '1', type: 'subscribe', payload });
    const refused = await socket.until(({ type }) => type === 'error');
    expect(refused.payload[0].extensions).toEqual({ code });
    expect(socket.raw.readyState).toBe(socket.raw.OPEN);
    const { errors } = await server.graphql(payload.query);
    expect(errors?.[0]?.extensions).toEqual({ code });
  });

  it('answers queries and mutations with the same abilities as HTTP', async () => {
    const member = await buildMember(server);
    const [mine, visitors] = [await connectSocket(server, member.token), await connectSocket(server)];
    for (const socket of [mine, visitors]) {
      socket.subscribe('q', '{ viewer { email } }');
      socket.subscribe(
        'm',
        'mutation { createStory(input: { title: "T", content: "c" }) { story { title } } }',
      );
    }
    const answer = async (socket: TestSocket, id: string) =>
      (await socket.until((message) => message.id === id && message.type === 'next')).payload;
    expect((await answer(mine, 'q')).data.viewer.email).toBe(member.email);
    expect((await answer(mine, 'm')).data.createStory.story.title).toBe('T');
    expect((await answer(visitors, 'q')).data.viewer).toBeNull();
    expect((await answer(visitors, 'm')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('reports errors as HTTP does, without internal details', async () => {
    const socket = await connectSocket(server);
    const stop = interceptReads(server.app.services.db, () => Promise.reject(new Error('Secret123')));
    socket.subscribe('1', '{ publicStories { edges { cursor } } }');
    const { payload } = await socket.until(({ id }) => id === '1');
    stop();
    expect(payload.errors[0].extensions).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      requestId: expect.any(String),
    });
    expect(JSON.stringify(payload)).not.toContain('Secret123');
    expect(server.logLines.join('')).toContain('Secret123');
  });

  it('names the argument of a subscription that may not be null', async () => {
    const { token } = await buildMember(server);
    const socket = await connectSocket(server, token);
    socket.subscribe('1', 'subscription ($id: ID = "x") { sessionChanged(id: $id) { session { id } } }', {
      id: null,
    });
    const { payload } = await socket.until(({ id }) => id === '1');
    expect(JSON.stringify(payload)).toContain('Argument \\"id\\"');
    expect(JSON.stringify(payload)).not.toContain('INTERNAL_SERVER_ERROR');
  });

  it.each([
    ['a page of ours', () => server.url, true],
    ['another site', () => 'https://elsewhere.example', false],
    ['a page without an origin', () => 'null', false],
  ])('is opened for %s: %s', async (_what, origin, allowed) => {
    const opened = await openSocket(server, { origin: origin() }).then(
      () => true,
      () => false,
    );
    expect(opened).toBe(allowed);
  });

  it('that sends much at once lets others be answered after each message', async () => {
    const socket = await connectSocket(server);
    const messages = Array.from({ length: 50 }, (_, n) => ({ ...subscribe, id: String(n) }));
    let turn = 0;
    let counting = setImmediate(function count() {
      turn += 1;
      counting = setImmediate(count);
    });
    const turns: number[] = [];
    const { receive: hear } = SocketConnection.prototype;
    const hearing = jest.spyOn(SocketConnection.prototype, 'receive').mockImplementation(function (
      this: SocketConnection,
      text,
    ) {
      turns.push(turn);
      hear.call(this, text);
    });
    for (const message of messages) socket.send(message);
    await Promise.all(
      messages.map(({ id }) => socket.until((heard) => heard.id === id && heard.type === 'complete')),
    );
    clearImmediate(counting);
    hearing.mockRestore();
    expect(new Set(turns).size).toBe(messages.length);
  });

  it('that resets during its handshake does not crash the server', async () => {
    const { port } = new URL(server.url);
    const raw = connect(Number(port), '127.0.0.1');
    await once(raw, 'connect');
    raw.write('GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    raw.resetAndDestroy();
    expect((await server.graphql('{ info { apiVersion } }')).status).toBe(200);
  });
});

test('a connection that is lost while an event is being written is no failure to log', async () => {
  const author = await buildMember(server);
  const story = await buildStory(server, author);
  const socket = await connectSocket(server, author.token);
  await followStory(server, socket, story.id);
  const publish = () => server.app.services.pubSub.publish('storyChanged', story.id, { id: story.id });
  const before = await new Promise<number>((resolve) => {
    const write = jest.spyOn(WebSocket.prototype, 'send');
    write.mockImplementationOnce((...given: unknown[]) => {
      (given.at(-1) as (error: Error) => void)(new Error('write EPIPE'));
      write.mockRestore();
      resolve(socket.received.length);
    });
    publish();
  });
  publish();
  expect(await socket.until((message) => socket.received.indexOf(message) >= before)).toMatchObject({
    type: 'next',
  });
  expect(server.logLines.join()).not.toContain('EPIPE');
  socket.raw.close();
});
