import './routerRequest';
import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, Suspense } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import type { FetchPolicy } from 'relay-runtime';
import query, { type viewerQuery } from '../../../client/__generated__/viewerQuery.graphql';
import { type PageQueryData, pageQuery } from '../../../client/relay/pageQuery';
import { ownPageQueries } from '../../../client/relay/pageQueryOwnership';
import { startPageQuery } from '../../../client/relay/startPageQuery';
import { usePageQuery } from '../../../client/relay/usePageQuery';
import { environment, resetEnvironment } from '../support/mockEnvironment';
import { viewerNamed } from '../support/viewer';

const viewer = (name: string) => ({ data: { viewer: viewerNamed(name) } });

function MemberPage() {
  const data = usePageQuery<viewerQuery>(query);
  return <p>Hello {data.viewer?.user.name}</p>;
}

/** All refs that loaders created, in order, and whether each was disposed. */
let refs: PageQueryData<viewerQuery>['ref'][];
let disposals: () => boolean[];
let disown: () => void;

const load = pageQuery<viewerQuery>(query);
const loader = async (args: Parameters<typeof load>[0]) => {
  const data = await load(args);
  refs.push(data.ref);
  return data;
};

let letSlowPageCome: () => void;

function renderApp() {
  const router = createMemoryRouter(
    [
      {
        element: (
          <Suspense fallback={<p>Loading</p>}>
            <Outlet />
          </Suspense>
        ),
        hydrateFallbackElement: <p>Starting</p>,
        children: [
          { path: '/', element: <p>Home</p> },
          { path: '/other', element: <p>Other</p> },
          { path: '/member', loader, Component: MemberPage },
          {
            path: '/slow',
            loader: async (args) => {
              const data = await loader(args);
              await new Promise<void>((resolve) => {
                letSlowPageCome = resolve;
              });
              return data;
            },
            Component: MemberPage,
          },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  disown = ownPageQueries(router);
  render(
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </StrictMode>,
  );
  const go = (to: string | number) => act(() => router.navigate(to as string));
  return { router, go };
}

const answer = (name: string) =>
  act(async () => {
    environment.mock.resolveMostRecentOperation(viewer(name));
  });

beforeEach(() => {
  resetEnvironment();
  refs = [];
  disposals = () => refs.map((ref) => ref.isDisposed);
});
afterEach(() => disown());

test('a query starts with the navigation, and is disposed of when its page is left or revalidated', async () => {
  const { go, router } = renderApp();
  await go('/member');
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  await answer('Ann');
  expect(await screen.findByText('Hello Ann')).toBeInTheDocument();
  // StrictMode, which mounts twice, does not dispose of what is shown.
  expect(disposals()).toEqual([false]);
  await go('/other');
  expect(screen.getByText('Other')).toBeInTheDocument();
  expect(disposals()).toEqual([true]);
  // Coming back loads anew and shows what is known at once.
  await go('/member');
  expect(screen.getByText('Hello Ann')).toBeInTheDocument();
  expect(disposals()).toEqual([true, false]);
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  await answer('Ann');
  await act(() => router.revalidate());
  expect(screen.getByText('Hello Ann')).toBeInTheDocument();
  expect(disposals()).toEqual([true, true, false]);
});

test('a page left before its answer came is disposed of, though it was never shown', async () => {
  const { go } = renderApp();
  await go('/member');
  await go('/other');
  expect(screen.getByText('Other')).toBeInTheDocument();
  expect(disposals()).toEqual([true]);
});

test('a navigation aborted while Relay loads disposes of its query', async () => {
  const { go, router } = renderApp();
  act(() => {
    void router.navigate('/member');
  });
  await go('/other');
  await waitFor(() => expect(disposals()).toEqual([true]));
});

test.each([
  ['goes on, the former page’s is disposed of', null, [true, false]],
  ['is aborted, so is its own', '/other', [true, true]],
] as const)(
  'no query is disposed of while a navigation is under way; if it %s',
  async (_how, next, after) => {
    const { go, router } = renderApp();
    await go('/member');
    await answer('Ann');
    let slow: Promise<void> = Promise.resolve();
    act(() => {
      slow = router.navigate('/slow');
    });
    await waitFor(() => expect(disposals()).toEqual([false, false]));
    if (next) await go(next);
    await act(async () => {
      letSlowPageCome();
      await slow;
    });
    expect(disposals()).toEqual(after);
  },
);

describe('a page waits for its first answer', () => {
  const start = (fetchPolicy: FetchPolicy = 'store-or-network') => {
    const left = new AbortController();
    let isReady = false;
    const loading = startPageQuery(query, {}, fetchPolicy, left.signal).then(() => {
      isReady = true;
    });
    const afterMs = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return isReady;
    };
    return { left, loading, afterMs };
  };
  const mock = () => environment.mock;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('until it comes', async () => {
    const { afterMs } = start();
    expect(await afterMs(99)).toBe(false);
    mock().resolveMostRecentOperation(viewer('Ann'));
    expect(await afterMs(0)).toBe(true);
  });

  test('until it fails', async () => {
    const { afterMs } = start();
    mock().rejectMostRecentOperation(new Error('No network'));
    expect(await afterMs(0)).toBe(true);
  });

  test('for at most a tenth of a second, and shows the answer later', async () => {
    const { afterMs } = start();
    expect(await afterMs(100)).toBe(true);
    expect(mock().getAllOperations()).toHaveLength(1);
  });

  test('until the page is left', async () => {
    const { left, afterMs } = start();
    left.abort();
    expect(await afterMs(0)).toBe(true);
  });

  test.each([
    ['not at all with an answer in the store', 'store-or-network', true],
    ['all the same where the store may not answer', 'network-only', false],
  ] as const)('%s', async (_how, policy, expected) => {
    start();
    mock().resolveMostRecentOperation(viewer('Ann'));
    await jest.advanceTimersByTimeAsync(0);
    expect(await start(policy).afterMs(0)).toBe(expected);
  });
});
