import type { ClientOptions } from 'graphql-ws';
import { openSocket } from '../../../client/relay/socket';
import { onSubscriptionStart } from '../../../client/relay/subscriptionStart';
import { storeTokens } from '../../../client/relay/tokens';

let options: ClientOptions;
jest.mock('graphql-ws', () => ({
  createClient: (given: ClientOptions) => {
    options = given;
    return { subscribe: () => () => {}, dispose: () => {} };
  },
}));

const connect = async () => {
  await (options.url as () => Promise<string>)();
  return (options.connectionParams as () => unknown)();
};

test('a token that the server refused is renewed before connecting again', async () => {
  storeTokens({ accessToken: 'old', refreshToken: 'refresh-1' });
  const renew = jest.fn(async () => 'new');
  openSocket({ renew });
  await connect();
  options.on?.closed?.({ code: 1006 });
  await connect();
  expect(renew).not.toHaveBeenCalled();
  options.on?.closed?.({ code: 4403 });
  await connect();
  expect(renew).toHaveBeenCalledWith('old');
});

test('each connection, and each subscription on an open one, is told of', () => {
  const started = jest.fn();
  const stop = onSubscriptionStart(started);
  const socket = openSocket({ renew: async () => null });
  const subscribe = () =>
    socket.subscribe({ id: 'x', name: 'x' } as never, {}, { next() {}, error() {}, complete() {} });
  subscribe();
  expect(started).toHaveBeenCalledTimes(0);
  options.on?.connected?.({}, undefined, false);
  expect(started).toHaveBeenCalledTimes(1);
  subscribe();
  expect(started).toHaveBeenCalledTimes(2);
  stop();
});
