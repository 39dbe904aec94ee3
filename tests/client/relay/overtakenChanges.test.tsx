import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { commitMutation, type GraphQLResponse, PreloadableQueryRegistry } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import query from '../../../client/__generated__/SessionPageQuery.graphql';
import subscription from '../../../client/__generated__/useSessionChangedSubscription.graphql';
import mutation from '../../../client/__generated__/useUpdateSessionMutation.graphql';
import { useSessionsChangedSubscription } from '../../../client/features/session/useSessionsChangedSubscription';
import { createEnvironment } from '../../../client/relay/environment';
import { answerPatienceMs } from '../../../client/relay/eventOrder';
import type { Sink } from '../../../client/relay/socket';
import { startPageQuery } from '../../../client/relay/startPageQuery';
import { useLiveSubscription } from '../../../client/relay/useLiveSubscription';
import { useReadAgain } from '../../../client/relay/useReadAgain';

const id = 'session_monday';

interface Asked {
  name: string;
  answer(title: string): Promise<void>;
}

/** What was sent and waits for its answer, in the order of sending. */
const mockAsked: Asked[] = [];
const mockSinks: Sink[] = [];
const withNulls = <T extends object>(values: T) =>
  new Proxy(values, { get: (target, field) => Reflect.get(target, field) ?? null });
const session = (title: string, of = id) => withNulls({ __typename: 'Session', id: of, title });

jest.mock('../../../client/relay/environment', () => {
  const { createEnvironment: create } = jest.requireActual<{ createEnvironment: typeof createEnvironment }>(
    '../../../client/relay/environment',
  );
  const fetchFn = (_url: unknown, init: RequestInit) =>
    new Promise<Response>((resolve) => {
      mockAsked.push({
        name: JSON.parse(String(init.body)).operationName,
        answer: (title) =>
          act(async () => {
            const data = withNulls({ session: session(title), updateSession: { session: session(title) } });
            resolve({ status: 200, headers: new Headers(), json: async () => ({ data }) } as Response);
          }),
      });
    });
  const openSocket = async () => ({
    subscribe: (_params: unknown, _variables: unknown, sink: Sink) => {
      mockSinks.push(sink);
      return () => {};
    },
    close: () => {},
  });
  const deps = { url: '/graphql', fetch: fetchFn as typeof fetch, locks: undefined, openSocket };
  return { environment: create(deps) };
});

const { environment } = jest.requireMock<{ environment: ReturnType<typeof createEnvironment> }>(
  '../../../client/relay/environment',
);

beforeEach(() => {
  mockAsked.length = 0;
  mockSinks.length = 0;
});

const within = ({ children }: { children: ReactNode }) => (
  <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
);
const titleNow = () => environment.getStore().getSource().get(id)?.title;
const change = () => commitMutation(environment, { mutation, variables: { input: { id } } });
const tellAs = (data: object) => act(async () => mockSinks[0]?.next({ data } as unknown as GraphQLResponse));
const tell = (title: string) => tellAs({ sessionChanged: withNulls({ session: session(title) }) });
const askedNames = () => mockAsked.map(({ name }) => name);

describe('a change whose answer is late', () => {
  async function followed() {
    const readAgain = jest.fn();
    renderHook(() => useLiveSubscription({ subscription, variables: { id }, readAgain }), {
      wrapper: within,
    });
    await waitFor(() => expect(mockSinks).toHaveLength(1));
    await tell('As it was');
    readAgain.mockClear();
    return readAgain;
  }

  it('lets the page be read again if it puts back what an event told meanwhile', async () => {
    const readAgain = await followed();
    change();
    await tell('Renamed by another');
    expect(readAgain).not.toHaveBeenCalled();
    await mockAsked[0]?.answer('Renamed');
    expect(readAgain).toHaveBeenCalledTimes(1);
  });

  it('costs nothing if it says the same as the event', async () => {
    const readAgain = await followed();
    change();
    await tell('Renamed');
    await mockAsked[0]?.answer('Renamed');
    expect(readAgain).not.toHaveBeenCalled();
  });

  it('costs nothing if it says the same as the last of several events', async () => {
    const readAgain = await followed();
    change();
    await tell('Renamed by another');
    await tell('Renamed');
    await mockAsked[0]?.answer('Renamed');
    expect(readAgain).not.toHaveBeenCalled();
  });

  it('is all that is compared with events, and only where they can be read again', async () => {
    const described = jest.spyOn(
      jest.requireActual<typeof import('relay-runtime')>('relay-runtime'),
      'createOperationDescriptor',
    );
    try {
      await followed();
      described.mockClear();
      await tell('Renamed by another');
      expect(described).not.toHaveBeenCalled();
      mockSinks.length = 0;
      renderHook(() => useLiveSubscription({ subscription, variables: { id } }), { wrapper: within });
      await waitFor(() => expect(mockSinks).toHaveLength(1));
      change();
      described.mockClear();
      await tell('Renamed by a third');
      expect(described).not.toHaveBeenCalled();
      await mockAsked[0]?.answer('Renamed');
    } finally {
      described.mockRestore();
    }
  });

  it('lets a list be read again if it puts back what an event told before one of another session', async () => {
    const readAgain = jest.fn();
    renderHook(() => useSessionsChangedSubscription({ readAgain }), { wrapper: within });
    await waitFor(() => expect(mockSinks).toHaveLength(1));
    const tellOf = (changed: object) =>
      tellAs({ sessionsChanged: { sessions: [changed], removedSessionIds: [] } });
    await tellOf(session('As it was'));
    readAgain.mockClear();
    change();
    await tellOf(session('Renamed by another'));
    await tellOf(session('Another', 'session_tuesday'));
    await mockAsked[0]?.answer('Renamed');
    expect(readAgain).toHaveBeenCalledTimes(1);
  });

  it('is noticed while another change gets no answer', async () => {
    const readAgain = await followed();
    jest.useFakeTimers();
    try {
      change();
      change();
      await tell('Renamed by another');
      await mockAsked[1]?.answer('Renamed');
      await act(() => jest.advanceTimersByTimeAsync(answerPatienceMs));
      expect(readAgain).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('doesn’t put back for good what was read meanwhile', async () => {
    const { result } = renderHook(() => useReadAgain(query, { id }), { wrapper: within });
    change();
    act(() => result.current());
    await mockAsked[1]?.answer('Renamed by another');
    await mockAsked[0]?.answer('Renamed');
    expect(askedNames()).toEqual([mutation.params.name, query.params.name, query.params.name]);
    await mockAsked[2]?.answer('Renamed by another');
    expect(titleNow()).toBe('Renamed by another');
  });

  it('costs the next member nothing', async () => {
    const next = createMockEnvironment();
    change();
    const { result } = renderHook(() => useReadAgain(query, { id }), {
      wrapper: ({ children }) => (
        <RelayEnvironmentProvider environment={next}>{children}</RelayEnvironmentProvider>
      ),
    });
    act(() => result.current());
    act(() => next.mock.resolveMostRecentOperation({ data: withNulls({}) as never }));
    await mockAsked[0]?.answer('Renamed');
    expect(next.mock.getAllOperations()).toHaveLength(0);
  });

  describe('doesn’t put back for good what a page shows that was opened meanwhile', () => {
    const opened = async (of: Parameters<typeof startPageQuery>[0] = query) => {
      change();
      const left = new AbortController();
      const opening = startPageQuery(of, { id }, 'store-and-network', left.signal);
      await waitFor(() => expect(mockAsked).toHaveLength(2));
      await mockAsked[1]?.answer('Renamed by another');
      await opening;
      return left;
    };
    const readsOfPage = () => askedNames().filter((name) => name === query.params.name).length;

    it('if it is still shown', async () => {
      await opened();
      await mockAsked[0]?.answer('Renamed');
      expect(readsOfPage()).toBe(2);
      await mockAsked[2]?.answer('Renamed by another');
      expect(titleNow()).toBe('Renamed by another');
    });

    it('until it is left', async () => {
      const left = await opened();
      await mockAsked[0]?.answer('Renamed');
      change();
      await mockAsked[2]?.answer('Renamed by another');
      left.abort();
      await mockAsked[3]?.answer('Renamed');
      expect(readsOfPage()).toBe(2);
    });

    it('if its code comes after both answers', async () => {
      const { params } = query;
      PreloadableQueryRegistry.clear();
      await opened({ kind: 'PreloadableConcreteRequest', params });
      await mockAsked[0]?.answer('Renamed');
      await act(async () => PreloadableQueryRegistry.set(params.id ?? '', query));
      expect(readsOfPage()).toBe(2);
      await mockAsked[2]?.answer('Renamed');
      expect(titleNow()).toBe('Renamed');
    });
  });
});
