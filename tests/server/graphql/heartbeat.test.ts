import { EventEmitter } from 'node:events';
import { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import { Heartbeat } from '../../../server/graphql/heartbeat';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  constructor(private readonly answers: boolean) {
    super();
  }
  ping = jest.fn((data: string) => {
    if (this.answers) this.emit('pong', Buffer.from(data));
  });
  terminate = jest.fn(() => {
    this.readyState = 3;
    this.emit('close');
  });
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('sockets whose client is gone are closed within half a minute, the others stay', () => {
  const heartbeat = new Heartbeat();
  const sockets = Array.from({ length: 40 }, (_, n) => new FakeSocket(n % 4 !== 0));
  for (const socket of sockets) heartbeat.add(socket as unknown as WebSocket, new Writable());
  jest.advanceTimersByTime(30_000);
  for (const [n, socket] of sockets.entries()) {
    expect(socket.terminate).toHaveBeenCalledTimes(n % 4 === 0 ? 1 : 0);
    expect(socket.ping.mock.calls.length).toBeGreaterThan(0);
  }
  const asked = sockets.map(({ ping }) => ping.mock.calls.length);
  heartbeat.stop();
  jest.advanceTimersByTime(30_000);
  expect(sockets.map(({ ping }) => ping.mock.calls.length)).toEqual(asked);
});

test('a client that answers no ping stays as long as it reads, however slowly', () => {
  const heartbeat = new Heartbeat();
  const socket = new FakeSocket(false);
  const handle = { writeQueueSize: 60_000 };
  heartbeat.add(socket as unknown as WebSocket, Object.assign(new Writable(), { _handle: handle }));
  for (let n = 0; n < 6; n += 1) {
    jest.advanceTimersByTime(10_000);
    handle.writeQueueSize -= 1_000;
  }
  expect(socket.terminate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_000);
  expect(socket.terminate).toHaveBeenCalledTimes(1);
  heartbeat.stop();
});

test('an unsolicited pong is no sign of life', () => {
  const heartbeat = new Heartbeat();
  const socket = new FakeSocket(false);
  heartbeat.add(socket as unknown as WebSocket, new Writable());
  for (let n = 0; n < 30; n += 1) {
    jest.advanceTimersByTime(1_000);
    socket.emit('pong', Buffer.alloc(0));
  }
  expect(socket.terminate).toHaveBeenCalledTimes(1);
  heartbeat.stop();
});
