import { commitMutation, fetchQuery } from 'relay-runtime';
import signOut from '../../../client/__generated__/accountMutationsSignOutMutation.graphql';
import query, { type viewerQuery } from '../../../client/__generated__/viewerQuery.graphql';
import { createEnvironment } from '../../../client/relay/environment';
import { askedBy } from '../../support/askedBy';
import { viewerNamed } from '../support/viewer';

jest.unmock('../../../client/relay/environment');

/** An environment, and the operations that its server was asked. */
function world(fails: () => boolean = () => false) {
  const asked: string[] = [];
  const environment = createEnvironment({
    url: '/graphql',
    locks: undefined,
    openSocket: () => Promise.reject(new Error('No socket')),
    fetch: (async (_url: unknown, init?: RequestInit) => {
      const [operation = ''] = askedBy(init?.body);
      asked.push(operation);
      if (fails()) throw new TypeError('Failed to fetch');
      const body =
        operation === 'viewer'
          ? { data: { viewer: viewerNamed(`answer ${asked.length}`) } }
          : { data: { signOut: null } };
      return { status: 200, statusText: '', headers: new Headers(), json: async () => body };
    }) as unknown as typeof fetch,
  });
  const read = async () => {
    const answer = await fetchQuery<viewerQuery>(environment, query, {}).toPromise();
    return answer?.viewer?.user.name;
  };
  return { asked, environment, read, prefetch: () => environment.prefetch(query.params, {}) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page gets the answer that was asked ahead, under way or not', async () => {
  const { asked, read, prefetch } = world();
  prefetch();
  prefetch();
  expect(await read()).toBe('answer 1');
  prefetch();
  await jest.advanceTimersByTimeAsync(100);
  expect(await read()).toBe('answer 2');
  expect(asked).toHaveLength(2);
});

test('an answer is used once', async () => {
  const { read, prefetch } = world();
  prefetch();
  await read();
  expect(await read()).toBe('answer 2');
});

test('an answer that is 2 seconds old is asked again', async () => {
  const { read, prefetch } = world();
  prefetch();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await read()).toBe('answer 2');
});

test('what was asked before or during a write is asked again after it', async () => {
  const { asked, environment, read, prefetch } = world();
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
  expect(asked.filter((name) => name === 'viewer')).toHaveLength(3);
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
  const { asked, environment } = world();
  for (const first of [1, 2, 3, 4, 5]) environment.prefetch(query.params, { first });
  expect(asked).toHaveLength(3);
});
