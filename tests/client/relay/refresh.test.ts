import { fetchQuery } from 'relay-runtime';
import query, { type viewerQuery } from '../../../client/__generated__/viewerQuery.graphql';
import type { GraphQLRequestError } from '../../../client/lib/requestError';
import { readTokens, storeTokens, subscribeToTokens, type TokenChange } from '../../../client/relay/tokens';
import { viewerNamed } from '../support/viewer';
import { type Answer, environmentFor, serverThat } from './fakeAnswers';

jest.unmock('../../../client/relay/environment');

const ann = viewerNamed('Ann');
const viewer: Answer = { body: { data: { viewer: ann } } };
const refused: Answer = {
  status: 401,
  body: { data: null, errors: [{ message: 'Please sign in', extensions: { code: 'UNAUTHENTICATED' } }] },
};
const renewed = (accessToken: string, refreshToken: string): Answer => ({
  body: { data: { refreshTokens: { tokens: { accessToken, refreshToken } } } },
});

/** Web Locks as shared by tabs: one holder per name. */
function sharedLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, task: () => Promise<unknown>) => {
    const turn = last.then(task, task);
    last = turn.catch(() => {});
    return turn;
  };
  return { request } as unknown as LockManager;
}

const ask = (environment: ReturnType<typeof environmentFor>) =>
  fetchQuery<viewerQuery>(environment, query, {}, { networkCacheConfig: { force: true } }).toPromise();

const failureOf = (promise: Promise<unknown>): Promise<GraphQLRequestError> =>
  promise.then(
    () => {
      throw new Error('It was expected to fail');
    },
    (error) => error,
  );

/** An access token whose claims can be decoded. */
const tokenOf = (sub: string, version: number) => `head.${btoa(JSON.stringify({ sub, version }))}.signature`;

let changes: TokenChange[];
let unsubscribe: () => void;

beforeEach(() => {
  localStorage.clear();
  changes = [];
  unsubscribe = subscribeToTokens((change) => changes.push(change));
  storeTokens({ accessToken: 'old', refreshToken: 'refresh-1' });
});
afterEach(() => unsubscribe());

test('a request carries the persisted document id and the access token', async () => {
  const server = serverThat(() => viewer);
  await ask(environmentFor(server));
  expect(server.sent).toEqual([
    expect.objectContaining({ operation: 'viewer', authorization: 'Bearer old', variables: {} }),
  ]);
  expect(server.sent[0]?.documentId).toMatch(/^[0-9a-f]{64}$/);
});

test('many refused requests share one refresh, and each is retried once with the new token', async () => {
  const server = serverThat(({ operation, authorization }) => {
    if (operation === 'refreshTokens') return renewed('new', 'refresh-2');
    return authorization === 'Bearer new' ? viewer : refused;
  });
  const environment = environmentFor(server, sharedLocks());
  const execute = () => environment.getNetwork().execute(query.params, {}, { force: true }).toPromise();
  const answers = await Promise.all([execute(), execute(), execute()]);
  expect(answers).toHaveLength(3);
  expect(server.of('viewer')).toHaveLength(6);
  expect(server.of('refreshTokens')).toEqual([
    expect.objectContaining({ authorization: null, variables: { input: { refreshToken: 'refresh-1' } } }),
  ]);
  expect(readTokens()).toEqual({ accessToken: 'new', refreshToken: 'refresh-2' });
});

test('a request that is refused again after the refresh is not retried a second time', async () => {
  const server = serverThat(({ operation }) =>
    operation === 'refreshTokens' ? renewed('new', 'refresh-2') : refused,
  );
  const error = await failureOf(ask(environmentFor(server)));
  expect(error.code).toBe('UNAUTHENTICATED');
  expect(server.of('viewer')).toHaveLength(2);
  expect(server.of('refreshTokens')).toHaveLength(1);
});

test('when the refresh is refused, the tokens are removed and listeners are notified', async () => {
  const server = serverThat(() => refused);
  const error = await failureOf(ask(environmentFor(server)));
  expect(error.code).toBe('UNAUTHENTICATED');
  expect(readTokens()).toBeNull();
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(changes).toEqual([{ kind: 'expired' }]);
});

test.each<[string, Answer, string]>([
  ['being offline', new TypeError('Failed to fetch'), 'NETWORK'],
  ['a server error', { status: 503, body: 'Service unavailable' }, 'INTERNAL_SERVER_ERROR'],
])('%s during the refresh signs nobody out', async (_what, answer, code) => {
  const server = serverThat(({ operation }) => (operation === 'refreshTokens' ? answer : refused));
  expect((await failureOf(ask(environmentFor(server)))).code).toBe(code);
  expect(readTokens()).toEqual({ accessToken: 'old', refreshToken: 'refresh-1' });
  expect(changes).toEqual([]);
});

test("another tab's refresh is used: two tabs send one", async () => {
  const newer = tokenOf('user_ann', 2);
  storeTokens({ accessToken: tokenOf('user_ann', 1), refreshToken: 'refresh-1' });
  const server = serverThat(({ operation, authorization }) => {
    if (operation === 'refreshTokens') return renewed(newer, 'refresh-2');
    return authorization === `Bearer ${newer}` ? viewer : refused;
  });
  const locks = sharedLocks();
  await Promise.all([ask(environmentFor(server, locks)), ask(environmentFor(server, locks))]);
  expect(server.of('refreshTokens')).toHaveLength(1);
});

test('without Web Locks, a refresh token just used by another tab does not end the sign-in', async () => {
  const newer = tokenOf('user_ann', 2);
  storeTokens({ accessToken: tokenOf('user_ann', 1), refreshToken: 'refresh-1' });
  const server = serverThat(({ operation, authorization }) => {
    if (operation === 'refreshTokens') {
      storeTokens({ accessToken: newer, refreshToken: 'refresh-2' });
      return refused;
    }
    return authorization === `Bearer ${newer}` ? viewer : refused;
  });
  await expect(ask(environmentFor(server))).resolves.toEqual({ viewer: ann });
  expect(changes).toEqual([]);
});

test('signing out during a refresh stays signed out', async () => {
  const server = serverThat(({ operation }) => {
    if (operation !== 'refreshTokens') return refused;
    localStorage.clear();
    return renewed('new', 'refresh-2');
  });
  await failureOf(ask(environmentFor(server)));
  expect(readTokens()).toBeNull();
});

test('data with NOT_FOUND or FORBIDDEN parts is passed on', async () => {
  const server = serverThat(() => ({
    body: {
      data: { viewer: null },
      errors: [{ message: 'Not yours', path: ['viewer'], extensions: { code: 'FORBIDDEN' } }],
    },
  }));
  await expect(ask(environmentFor(server))).resolves.toEqual({ viewer: null });
});

test.each([
  ['another member', tokenOf('user_ann', 1), tokenOf('user_ben', 1)],
  ['who knows whom', 'worn.out.token', tokenOf('user_ben', 1)],
])('a refused request is not sent again with the token of %s', async (_name, first, second) => {
  storeTokens({ accessToken: first, refreshToken: 'refresh-1' });
  const server = serverThat(({ authorization }) => {
    storeTokens({ accessToken: second, refreshToken: 'refresh-2' });
    return authorization === `Bearer ${first}` ? refused : viewer;
  });
  expect((await failureOf(ask(environmentFor(server)))).code).toBe('UNAUTHENTICATED');
  expect(server.sent).toHaveLength(1);
  expect(readTokens()?.accessToken).toBe(second);
});
