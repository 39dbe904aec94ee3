import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { useIsConnectionLost } from '../../../client/lib/connection';
import { openSocket, type Socket } from '../../../client/relay/socket';
import { onSubscriptionStart } from '../../../client/relay/subscriptionStart';
import { storeTokens } from '../../../client/relay/tokens';
import { useIsNewerVersionReady } from '../../../client/serviceWorker/appVersion';
import { FakeWebSocket } from './fakeWebSocket';

const subscribed = (socket = FakeWebSocket.last) => socket.sent.filter(({ type }) => type === 'subscribe');
const sink = { next() {}, error() {}, complete() {} };
const opened: Socket[] = [];

/** Opens a socket and waits until the subscription was sent. */
async function subscribe(renew = async (): Promise<string | null> => null): Promise<Socket> {
  const socket = openSocket({ renew });
  opened.push(socket);
  socket.subscribe({ id: 'x', name: 'x' } as never, {}, sink);
  await jest.advanceTimersByTimeAsync(50);
  return socket;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The server is gone, and so is the connection. */
function lose() {
  FakeWebSocket.network = 'refuses';
  FakeWebSocket.last.end(1006);
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeWebSocket.network = 'up';
  FakeWebSocket.all = [];
  globalThis.WebSocket = FakeWebSocket as never;
  localStorage.clear();
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
  jest.useRealTimers();
});

test('only a token that the server refused is renewed before reconnecting', async () => {
  storeTokens({ accessToken: 'old', refreshToken: 'refresh-1' });
  const renew = jest.fn(async () => {
    storeTokens({ accessToken: 'new', refreshToken: 'refresh-2' });
    return 'new';
  });
  await subscribe(renew);
  FakeWebSocket.last.end(1006);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(renew).not.toHaveBeenCalled();
  FakeWebSocket.last.end(4403);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(renew).toHaveBeenCalledWith('old');
  expect(FakeWebSocket.last.sent[0]).toMatchObject({ payload: { accessToken: 'new' } });
  expect(subscribed()).toHaveLength(1);
});

test('listeners learn of each connection, and of each subscription on an open one', async () => {
  const started = jest.fn();
  const stop = onSubscriptionStart(started);
  const socket = await subscribe();
  expect(started).toHaveBeenCalledTimes(1);
  socket.subscribe({ id: 'y', name: 'y' } as never, {}, sink);
  expect(started).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(0);
  // They have short, unique ids.
  expect(subscribed().map(({ id }) => id)).toEqual(['1', '2']);
  FakeWebSocket.last.end(1006);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(started).toHaveBeenCalledTimes(3);
  stop();
});

test('a server that doesn’t know the subscription is of another version, and the page is notified', async () => {
  const { result } = renderHook(useIsNewerVersionReady);
  await subscribe();
  const unknown = {
    message: 'No such persisted document',
    extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
  };
  FakeWebSocket.last.say({ id: '1', type: 'error', payload: [unknown] });
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(result.current).toBe(true);
});

describe('a connection that is lost', () => {
  test('reconnects within 1.5 s after the server is back, for half a minute', async () => {
    for (const awayMs of [0, 700, 3_000, 12_000, 28_000]) {
      await subscribe();
      lose();
      await jest.advanceTimersByTimeAsync(awayMs);
      FakeWebSocket.network = 'up';
      await jest.advanceTimersByTimeAsync(1_500);
      expect(subscribed()).toHaveLength(1);
      opened.pop()?.close();
      FakeWebSocket.last.end(1000);
    }
  });

  test('is retried less often later', async () => {
    await subscribe();
    lose();
    await jest.advanceTimersByTimeAsync(60_000);
    const before = FakeWebSocket.all.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(FakeWebSocket.all.length - before).toBeLessThanOrEqual(8);
    expect(FakeWebSocket.all.length - before).toBeGreaterThan(2);
  });

  test.each([
    ['the network comes back', () => window.dispatchEvent(new Event('online'))],
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is tried for at once when %s', async (_when, wake) => {
    await subscribe();
    lose();
    await jest.advanceTimersByTimeAsync(120_000);
    FakeWebSocket.network = 'up';
    wake();
    await jest.advanceTimersByTimeAsync(50);
    expect(subscribed()).toHaveLength(1);
  });
});

describe('a connection whose other end disappeared silently', () => {
  test.each([
    ['is closed after seconds without an answer, and opened again', () => {}, 16_000],
    ['is detected earlier when the network changes', () => window.dispatchEvent(new Event('online')), 5_600],
  ])('%s', async (_what, happens, ms) => {
    await subscribe();
    const first = FakeWebSocket.last;
    // It stays open while it answers.
    await jest.advanceTimersByTimeAsync(120_000);
    expect(FakeWebSocket.all).toHaveLength(1);
    first.isDeaf = true;
    happens();
    await jest.advanceTimersByTimeAsync(ms);
    expect(FakeWebSocket.last).not.toBe(first);
    expect(subscribed()).toHaveLength(1);
  });

  test('does not affect an attempt to connect', async () => {
    FakeWebSocket.network = 'silent';
    await subscribe();
    await jest.advanceTimersByTimeAsync(9_000);
    FakeWebSocket.network = 'up';
    await jest.advanceTimersByTimeAsync(3_000);
    expect(subscribed()).toHaveLength(1);
  });
});

describe('the status of the connection', () => {
  /** Records the value of each rendering. */
  function follow() {
    const said: boolean[] = [];
    renderHook(() => said.push(useIsConnectionLost()));
    return said;
  }

  test('does not change for a connection that is back within three seconds', async () => {
    const said = follow();
    await subscribe();
    FakeWebSocket.last.end(1006);
    await pass(10_000);
    expect(said).toEqual([false]);
  });

  test('changes once when it is lost, however often it is retried, and once when it is back', async () => {
    const said = follow();
    await subscribe();
    lose();
    await pass(2_900);
    expect(said).toEqual([false]);
    await pass(60_000);
    expect(said).toEqual([false, true]);
    FakeWebSocket.network = 'up';
    await pass(20_000);
    expect(said).toEqual([false, true, false]);
  });

  test.each([
    ['its last subscription ends', (_socket: Socket, end: () => void) => end()],
    ['its member leaves', (socket: Socket) => socket.close()],
  ])('is cleared when %s', async (_when, leave) => {
    const said = follow();
    const socket = openSocket({ renew: async () => null });
    opened.push(socket);
    const end = socket.subscribe({ id: 'x', name: 'x' } as never, {}, sink);
    await pass(50);
    lose();
    await pass(10_000);
    expect(said).toEqual([false, true]);
    act(() => leave(socket, end));
    await pass(60_000);
    expect(said).toEqual([false, true, false]);
  });

  test('changes at once if the browser reports that it is offline', async () => {
    await subscribe();
    const said = follow();
    FakeWebSocket.last.isDeaf = true;
    FakeWebSocket.network = 'refuses';
    window.dispatchEvent(new Event('offline'));
    await pass(8_500);
    expect(said).toEqual([false, true]);
  });
});

describe('an event with errors', () => {
  /** The payloads that a subscriber gets for an event with this payload. */
  async function heardOf(payload: object): Promise<unknown[]> {
    const socket = await subscribe();
    const heard: unknown[] = [];
    socket.subscribe(
      { id: 'y', name: 'y' } as never,
      {},
      {
        ...sink,
        next: (value) => heard.push(value),
        error: (error) => heard.push(error),
      },
    );
    await jest.advanceTimersByTimeAsync(10);
    FakeWebSocket.last.say({ id: '2', type: 'next', payload });
    await jest.advanceTimersByTimeAsync(10);
    return heard;
  }
  const errorOf = (code: string) => ({ message: 'So it is', extensions: { code } });

  const session = { sessionChanged: { session: null } };
  const forbidden = { data: { storyChanged: { story: null } }, errors: [errorOf('FORBIDDEN')] };

  test.each([
    [
      'and no data is an error with the server’s code',
      { errors: [errorOf('NOT_FOUND')] },
      { code: 'NOT_FOUND', message: 'So it is' },
    ],
    [
      'is also an error if a part failed: incomplete data must not be shown',
      { data: session, errors: [errorOf('INTERNAL_SERVER_ERROR')] },
      { code: 'INTERNAL_SERVER_ERROR' },
    ],
    ['is shown if a part is only forbidden', forbidden, forbidden],
  ])('%s', async (_what, payload, expected) => {
    expect(await heardOf(payload)).toMatchObject([expected]);
  });
});
