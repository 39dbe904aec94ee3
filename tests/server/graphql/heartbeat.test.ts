import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { watchSocket } from '../../../server/graphql/heartbeat';

class FakeSocket extends EventEmitter {
  bufferedAmount = 0;
  constructor(private readonly answers: boolean) {
    super();
    watchSocket(this as unknown as WebSocket);
  }
  ping = jest.fn((data: string) => {
    if (this.answers) this.emit('pong', Buffer.from(data));
  });
  terminate = jest.fn(() => void this.emit('close'));
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a socket whose client is gone is closed within half a minute, others stay', () => {
  const [gone, here] = [new FakeSocket(false), new FakeSocket(true)];
  jest.advanceTimersByTime(30_000);
  expect(gone.terminate).toHaveBeenCalledTimes(1);
  expect(here.terminate).not.toHaveBeenCalled();
  expect(here.ping).toHaveBeenCalledTimes(2);
  here.emit('close');
  jest.advanceTimersByTime(30_000);
  expect(here.ping).toHaveBeenCalledTimes(2);
});

test('a client that answers no ping stays as long as it reads, however slowly', () => {
  const socket = new FakeSocket(false);
  socket.bufferedAmount = 60_000;
  for (let minute = 0; minute < 10; minute += 1) {
    jest.advanceTimersByTime(60_000);
    socket.bufferedAmount -= 1_000;
  }
  expect(socket.terminate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(150_000);
  expect(socket.terminate).toHaveBeenCalledTimes(1);
});

test('an unsolicited pong is no sign of life', () => {
  const socket = new FakeSocket(false);
  for (let n = 0; n < 30; n += 1) {
    jest.advanceTimersByTime(1_000);
    socket.emit('pong', Buffer.alloc(0));
  }
  expect(socket.terminate).toHaveBeenCalledTimes(1);
});
