import { VisitorSockets } from '../../../server/graphql/visitorSockets';
import { buildMember } from '../../support/factories';
import { connectSocket, openSocket } from '../../support/socketClient';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
/**
 * A hundredth of the usual limits: one visitor socket per address, five unauthenticated ones, twenty in
 * total.
 */
beforeEach(async () => {
  server = await startTestServer({ rateLimits: 1 / 100 });
});
afterEach(() => server.close());

it('a visitor’s address has a limited number of sockets, and gets a new one when one closes', async () => {
  const first = await connectSocket(server);
  const second = await openSocket(server);
  second.send({ type: 'connection_init' });
  expect(await second.closed).toEqual({ code: 4429, reason: 'Too many connections from this address' });
  first.raw.close();
  await first.closed;
  const third = await connectSocket(server);
  third.raw.close();
});

it('members have a separate limit: they do not count as visitors', async () => {
  const members = await Promise.all(Array.from({ length: 3 }, () => buildMember(server)));
  const sockets = [];
  for (const { token } of members)
    for (let n = 0; n < 3; n += 1) sockets.push(await connectSocket(server, token));
  sockets.push(await connectSocket(server));
  for (const { raw } of sockets) {
    expect(raw.readyState).toBe(raw.OPEN);
    raw.close();
  }
});

it('too many unauthenticated connections of an address are told to try again later', async () => {
  const silent = [];
  for (let n = 0; n < 5; n += 1) silent.push(await openSocket(server));
  const another = await openSocket(server);
  expect(await another.closed).toEqual({ code: 1013, reason: 'Too many connections: try again later' });
  for (const { raw } of silent) raw.close();
});

describe('visitors', () => {
  it('of all addresses together are limited', () => {
    const sockets = new VisitorSockets(1 / 100);
    const open = Array.from({ length: 20 }, (_, n) => ({ address: `10.0.0.${n}` }));
    for (const socket of open) {
      expect(sockets.add(socket, socket.address)).toBe(true);
      expect(sockets.setVisitor(socket)).toBe(true);
    }
    expect(sockets.add({}, '10.0.1.1')).toBe(false);
    for (let times = 0; times < 2; times += 1) sockets.remove(open[3] ?? {});
    expect(sockets.add({}, '10.0.1.1')).toBe(true);
    expect(sockets.add({}, '10.0.1.2')).toBe(false);
  });

  it('are not limited if rate limits are off', () => {
    const sockets = new VisitorSockets(0);
    for (let n = 0; n < 5_000; n += 1) {
      const socket = {};
      expect(sockets.add(socket, '10.0.0.1') && sockets.setVisitor(socket)).toBe(true);
    }
  });
});
