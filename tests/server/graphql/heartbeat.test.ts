import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { Heartbeat } from '../../../server/graphql/heartbeat';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  constructor(private readonly answers: boolean) {
    super();
  }
  ping = jest.fn(() => {
    if (this.answers) this.emit('pong');
  });
  terminate = jest.fn(() => {
    this.readyState = 3;
    this.emit('close');
  });
}

test('sockets whose other end is gone are ended within half a minute, the others stay', () => {
  jest.useFakeTimers();
  const heartbeat = new Heartbeat();
  const sockets = Array.from({ length: 40 }, (_, n) => new FakeSocket(n % 4 !== 0));
  for (const socket of sockets) heartbeat.add(socket as unknown as WebSocket);
  jest.advanceTimersByTime(30_000);
  for (const [n, socket] of sockets.entries()) {
    expect(socket.terminate).toHaveBeenCalledTimes(n % 4 === 0 ? 1 : 0);
    expect(socket.ping.mock.calls.length).toBeGreaterThan(0);
  }
  const asked = sockets.map(({ ping }) => ping.mock.calls.length);
  heartbeat.stop();
  jest.advanceTimersByTime(30_000);
  expect(sockets.map(({ ping }) => ping.mock.calls.length)).toEqual(asked);
  jest.useRealTimers();
});
