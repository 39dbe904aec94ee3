import { commitMutation, fetchQuery } from 'relay-runtime';
import signOut from '../../../client/__generated__/accountMutationsSignOutMutation.graphql';
import query, { type viewerQuery } from '../../../client/__generated__/viewerQuery.graphql';
import { viewerNamed } from '../support/viewer';
import { environmentFor, serverThat } from './fakeAnswers';

jest.unmock('../../../client/relay/environment');

/** An environment, and what its server was asked. */
function world(fails: () => boolean = () => false) {
  const server = serverThat(({ operation }) => {
    if (fails()) return new TypeError('Failed to fetch');
    const viewer = viewerNamed(`answer ${server.sent.length}`);
    return { body: { data: operation === 'viewer' ? { viewer } : { signOut: null } } };
  });
  const environment = environmentFor(server);
  const read = async () => {
    const answer = await fetchQuery<viewerQuery>(environment, query, {}).toPromise();
    return answer?.viewer?.user.name;
  };
  return { ...server, environment, read, prefetch: () => environment.prefetch(query.params, {}) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page gets the answer that was asked ahead, under way or not', async () => {
  const { sent, read, prefetch } = world();
  prefetch();
  prefetch();
  expect(await read()).toBe('answer 1');
  prefetch();
  await jest.advanceTimersByTimeAsync(100);
  expect(await read()).toBe('answer 2');
  expect(sent).toHaveLength(2);
});

test('an answer is used once, and asked again when it is 2 seconds old', async () => {
  const { read, prefetch } = world();
  prefetch();
  expect([await read(), await read()]).toEqual(['answer 1', 'answer 2']);
  prefetch();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await read()).toBe('answer 4');
});

test('what was asked before or during a write is asked again after it', async () => {
  const { of, environment, read, prefetch } = world();
  prefetch();
  await new Promise<void>((resolve, reject) => {
    commitMutation(environment, {
      mutation: signOut,
      variables: { input: {} },
      onCompleted: () => resolve(),
      onError: reject,
    });
    prefetch();
  });
  await read();
  expect(of('viewer')).toHaveLength(3);
});

test('after a failure the page asks for itself', async () => {
  let isOffline = true;
  const { read, prefetch } = world(() => isOffline);
  prefetch();
  await jest.advanceTimersByTimeAsync(0);
  isOffline = false;
  expect(await read()).toBe('answer 2');
});

test('at most three answers are waited for at once', async () => {
  const { sent, environment } = world();
  for (const first of [1, 2, 3, 4, 5]) environment.prefetch(query.params, { first });
  expect(sent).toHaveLength(3);
});
