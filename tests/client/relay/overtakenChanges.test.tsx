import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { commitMutation, PreloadableQueryRegistry } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import mutation from '../../../client/__generated__/EditSessionPageUpdateSessionMutation.graphql';
import query from '../../../client/__generated__/SessionPageQuery.graphql';
import subscription from '../../../client/__generated__/useSessionChangedSubscription.graphql';
import { useSessionsChangedSubscription } from '../../../client/features/sessions/session/useSessionsChangedSubscription';
import { responseTimeoutMs } from '../../../client/relay/eventOrder';
import { startPageQuery } from '../../../client/relay/startPageQuery';
import { useLiveSubscription } from '../../../client/relay/useLiveSubscription';
import { useReadAgain } from '../../../client/relay/useReadAgain';
import { type controlled, id, session, withNulls } from './controlled';

jest.mock('../../../client/relay/environment', () =>
  jest.requireActual<typeof import('./controlled')>('./controlled').controlled(),
);
const { environment, asked, sinks, titleNow, ...events } = jest.requireMock<ReturnType<typeof controlled>>(
  '../../../client/relay/environment',
);

beforeEach(() => {
  asked.length = 0;
  sinks.length = 0;
});

const within = ({ children }: { children: ReactNode }) => (
  <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
);
const change = () => commitMutation(environment, { mutation, variables: { input: { id } } });
const sendEvent = (data: object) => act(async () => events.sendEvent(data));
const sendTitle = (title: string) => act(async () => events.sendTitle(title));
const answer = (nth: number, title: string) => act(async () => asked[nth]?.answer(title));
const askedNames = () => asked.map(({ name }) => name);

describe('a change whose answer is late', () => {
  async function followed() {
    const readAgain = jest.fn();
    renderHook(() => useLiveSubscription({ subscription, variables: { id }, readAgain }), {
      wrapper: within,
    });
    await waitFor(() => expect(sinks).toHaveLength(1));
    await sendTitle('As it was');
    readAgain.mockClear();
    return readAgain;
  }

  it('lets the page be read again if it overwrites a later event', async () => {
    const readAgain = await followed();
    change();
    await sendTitle('Renamed by another');
    expect(readAgain).not.toHaveBeenCalled();
    await answer(0, 'Renamed');
    expect(readAgain).toHaveBeenCalledTimes(1);
  });

  it('costs nothing if it says the same as the last event', async () => {
    const readAgain = await followed();
    change();
    await sendTitle('Renamed by another');
    await sendTitle('Renamed');
    await answer(0, 'Renamed');
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
      await sendTitle('Renamed by another');
      expect(described).not.toHaveBeenCalled();
      sinks.length = 0;
      renderHook(() => useLiveSubscription({ subscription, variables: { id } }), { wrapper: within });
      await waitFor(() => expect(sinks).toHaveLength(1));
      change();
      described.mockClear();
      await sendTitle('Renamed by a third');
      expect(described).not.toHaveBeenCalled();
      await answer(0, 'Renamed');
    } finally {
      described.mockRestore();
    }
  });

  it('lets a list be read again if it overwrites an event that was followed by one of another session', async () => {
    const readAgain = jest.fn();
    renderHook(() => useSessionsChangedSubscription({ readAgain }), { wrapper: within });
    await waitFor(() => expect(sinks).toHaveLength(1));
    const sendSession = (changed: object) =>
      sendEvent({ sessionsChanged: { sessions: [changed], removedSessionIds: [] } });
    await sendSession(session('As it was'));
    readAgain.mockClear();
    change();
    await sendSession(session('Renamed by another'));
    await sendSession(session('Another', 'session_tuesday'));
    await answer(0, 'Renamed');
    expect(readAgain).toHaveBeenCalledTimes(1);
  });

  it('is noticed while another change gets no answer', async () => {
    const readAgain = await followed();
    jest.useFakeTimers();
    try {
      change();
      change();
      await sendTitle('Renamed by another');
      await answer(1, 'Renamed');
      await act(() => jest.advanceTimersByTimeAsync(responseTimeoutMs));
      expect(readAgain).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('doesn’t put back for good what was read meanwhile', async () => {
    const { result } = renderHook(() => useReadAgain(query, { id }), { wrapper: within });
    change();
    act(() => result.current());
    await answer(1, 'Renamed by another');
    await answer(0, 'Renamed');
    expect(askedNames()).toEqual([mutation.params.name, query.params.name, query.params.name]);
    await answer(2, 'Renamed by another');
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
    await answer(0, 'Renamed');
    expect(next.mock.getAllOperations()).toHaveLength(0);
  });

  describe('doesn’t put back for good what a page shows that was opened meanwhile', () => {
    const opened = async (of: Parameters<typeof startPageQuery>[0] = query) => {
      change();
      const left = new AbortController();
      const opening = startPageQuery(of, { id }, 'store-and-network', left.signal);
      await waitFor(() => expect(asked).toHaveLength(2));
      await answer(1, 'Renamed by another');
      await opening;
      return left;
    };
    const readsOfPage = () => askedNames().filter((name) => name === query.params.name).length;

    it('if it is still shown', async () => {
      await opened();
      await answer(0, 'Renamed');
      expect(readsOfPage()).toBe(2);
      await answer(2, 'Renamed by another');
      expect(titleNow()).toBe('Renamed by another');
    });

    it('until it is left', async () => {
      const left = await opened();
      await answer(0, 'Renamed');
      change();
      await answer(2, 'Renamed by another');
      left.abort();
      await answer(3, 'Renamed');
      expect(readsOfPage()).toBe(2);
    });

    it('if its code comes after both answers', async () => {
      const { params } = query;
      PreloadableQueryRegistry.clear();
      await opened({ kind: 'PreloadableConcreteRequest', params });
      await answer(0, 'Renamed');
      await act(async () => PreloadableQueryRegistry.set(params.id ?? '', query));
      expect(readsOfPage()).toBe(2);
      await answer(2, 'Renamed');
      expect(titleNow()).toBe('Renamed');
    });
  });
});
