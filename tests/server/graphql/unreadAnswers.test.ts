import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocket } from 'ws';
import { PrivacyLevel, Role } from '../../../server/contract/enums';
import { Admission } from '../../../server/graphql/admission/admission';
import { listenOnSockets } from '../../../server/graphql/socket';
import { SocketConnection } from '../../../server/graphql/socketConnections';
import { SocketTurns } from '../../../server/graphql/socketTurns';
import { reserveUnread } from '../../../server/http/unreadBytes';
import { User } from '../../../server/model/user.entity';
import { makeSchema } from '../../../server/schema';
import { buildMember, buildStory } from '../../support/factories';
import { connectSocket, type TestSocket } from '../../support/socketClient';
import { type TestServer, testServer } from '../../support/testServer';

const server = testServer({ rateLimits: 1 });
let id: string;
beforeAll(async () => {
  const author = await buildMember(server);
  const story = await buildStory(server, author, {
    content: 'word '.repeat(370_000),
    privacyLevel: PrivacyLevel.PUBLIC,
  });
  id = story.id;
});

// The modules are shared with other test files: wait until the bytes of their clients are released.
beforeEach(async () => {
  while (!isFree()) await new Promise(setImmediate);
});

const query = 'query ($id: ID!) { story(id: $id) { a: content b: content c: content } }';
const nearlyAll = Buffer.alloc(60 * 1024 * 1024);

/** Whether nearly the whole limit of unread bytes for an address is free. */
function isFree(): boolean {
  const release = reserveUnread('127.0.0.1', nearlyAll);
  release?.();
  return release !== undefined;
}

it('bytes that a socket does not read count against its address until the socket is closed', async () => {
  const socket = await connectSocket(server);
  socket.raw.pause();
  expect(isFree()).toBe(true);
  for (let n = 0; n < 6; n += 1) socket.subscribe(`${n}`, query, { id });
  while (isFree()) await new Promise(setImmediate);
  socket.raw.terminate();
  while (!isFree()) await new Promise(setImmediate);
});

it('a long answer costs the same over a socket as over HTTP', async () => {
  const remaining = async () =>
    Number((await server.graphql('{ __typename }')).headers.get('ratelimit-remaining'));
  const before = await remaining();
  const socket = await connectSocket(server);
  socket.subscribe('1', query, { id });
  await socket.until(({ type }) => type === 'complete');
  socket.raw.terminate();
  // The cost is charged after the response. Each poll costs one point, and 300 of them are less than 500.
  for (let n = 0; n < 300 && before - (await remaining()) < 500; n += 1) await new Promise(setImmediate);
  expect(before - (await remaining())).toBeGreaterThan(500);
});

it('a socket that sends pings without reading gets one pong, for its latest ping, when it reads again', async () => {
  const connection = once(server.app.server, 'connection');
  const socket = await connectSocket(server);
  const [near] = (await connection) as [Socket];
  const pongs: string[] = [];
  socket.raw.on('pong', (data) => pongs.push(String(data)));
  socket.raw.pause();
  for (let n = 0; n < 4; n += 1) socket.subscribe(`${n}`, query, { id });
  // More than the network's buffers hold.
  while (near.writableLength < 12 * 1024 * 1024) await new Promise(setImmediate);
  const pings = Array.from({ length: 100 }, (_, n) => `ping ${n}`);
  for (const ping of pings) socket.raw.ping(ping);
  // A message after them shows that they have arrived.
  const heard = jest.spyOn(SocketConnection.prototype, 'receive');
  socket.send({ type: 'pong' });
  while (heard.mock.calls.length === 0) await new Promise(setImmediate);
  socket.raw.resume();
  while (pongs.at(-1) !== 'ping 99') await new Promise(setImmediate);
  expect(pongs).toEqual(['ping 0', 'ping 99']);
  socket.raw.terminate();
  jest.restoreAllMocks();
});

describe('a client that sends queries and does not read', () => {
  let http: Server;
  let sockets: ReturnType<typeof listenOnSockets>;
  let url: string;

  beforeEach(async () => {
    http = createServer();
    const schema = makeSchema();
    sockets = listenOnSockets(http, {
      schema,
      services: { ...server.app.services, config: { ...server.config, rateLimits: 0 } },
      admission: new Admission(schema, server.app.services.db),
      heartbeatMs: 500,
    });
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await sockets.close();
    http.closeAllConnections();
    http.close();
  });

  /** A socket that does not read, and a promise for its end on the server. */
  async function deaf(token?: string): Promise<{ socket: TestSocket; ended: Promise<unknown> }> {
    const connection = once(http, 'connection');
    const socket = await connectSocket({ url } as TestServer, token);
    const [near] = (await connection) as [Socket];
    socket.raw.pause();
    return { socket, ended: once(near, 'close') };
  }

  /** Counts the long answers that are given to the network. */
  function countAnswers(): () => number {
    const send = jest.spyOn(WebSocket.prototype, 'send');
    return () => send.mock.calls.filter(([message]) => String(message).length > 5_000_000).length;
  }

  it('gets at most four answers buffered, delays nobody else, and is disconnected', async () => {
    const answers = countAnswers();
    const { socket, ended } = await deaf();
    for (let n = 0; n < 90; n += 1) socket.subscribe(`${n}`, query, { id });
    // Unsolicited pongs do not prove that the client reads.
    const pongs = setInterval(() => socket.raw.pong(), 50);
    while (answers() < 4) await new Promise(setImmediate);
    const other = await connectSocket({ url } as TestServer);
    for (let n = 0; n < 10; n += 1) {
      other.subscribe(`${n}`, 'query ($id: ID!) { story(id: $id) { title } }', { id });
      await other.until((message) => message.id === `${n}` && message.type === 'complete');
    }
    await ended;
    clearInterval(pongs);
    expect(answers()).toBe(4);
    expect(isFree()).toBe(true);
    other.raw.close();
    await other.closed;
    socket.raw.terminate();
  });

  it('is disconnected instead of being sent more and more answers to its pings', async () => {
    const { socket, ended } = await deaf();
    const payload = { text: 'x'.repeat(60_000) };
    const send = () => socket.send({ type: 'ping', payload });
    let over = false;
    void ended.then(() => {
      over = true;
    });
    while (!over) {
      send();
      await new Promise(setImmediate);
    }
    expect(isFree()).toBe(true);
    socket.raw.terminate();
  });

  it('is authorised when its query runs, not when it was sent', async () => {
    const begin = jest.spyOn(SocketTurns.prototype, 'waitForStart');
    const staff = await buildMember(server, { roles: [Role.INSTRUCTOR] });
    const { socket } = await deaf(staff.token);
    for (let n = 0; n < 4; n += 1) socket.subscribe(`${n}`, query, { id });
    while (begin.mock.calls.length < 4) await new Promise(setImmediate);
    socket.subscribe('later', 'mutation { deleteTag(input: { id: "tag_0" }) { deletedTagId } }');
    while (begin.mock.calls.length < 5) await new Promise(setImmediate);
    const roles = [Role.USER];
    await server.app.services.db.dataSource.getRepository(User).update(staff.id, { roles });
    socket.raw.resume();
    const { payload } = await socket.until(({ id: of, type }) => of === 'later' && type !== 'complete');
    expect(payload.errors[0].extensions.code).toBe('FORBIDDEN');
    socket.raw.terminate();
  });
});
