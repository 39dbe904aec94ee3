import { act, render } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { type Auth, AuthValue } from '../../../../client/auth/useAuth';
import { Attendance, AttendancePages } from '../../../../client/features/sessions/room/Attendance';
import { useSessionChangedSubscription } from '../../../../client/features/sessions/session/useSessionChangedSubscription';
import { useSessionsChangedSubscription } from '../../../../client/features/sessions/session/useSessionsChangedSubscription';
import { GraphQLRequestError } from '../../../../client/lib/requestError';
import { announceSubscriptionStart } from '../../../../client/relay/subscriptionStart';
import { ida } from '../../support/users';
import { type BuiltSession, buildSession, memberId } from './sessionScreens';

const member = { viewer: { id: memberId } } as Auth;

let environment: ReturnType<typeof createMockEnvironment>;
const readAgain = jest.fn();
beforeEach(() => {
  environment = createMockEnvironment();
  readAgain.mockClear();
});

function show(Page: () => null) {
  return render(
    <RelayEnvironmentProvider environment={environment}>
      <AuthValue value={member}>
        <Page />
      </AuthValue>
    </RelayEnvironmentProvider>,
  );
}
const running = () => environment.mock.getAllOperations();
const sendEvent = (data: object) =>
  act(async () => environment.mock.nextValue(running()[0] as never, { data: data as never }));
const fail = (code: 'INTERNAL_SERVER_ERROR' | 'NOT_FOUND') =>
  act(async () =>
    environment.mock.rejectMostRecentOperation(new GraphQLRequestError({ code, message: 'No' })),
  );

const changed = (session: BuiltSession | null, joined: string[] = []) => ({
  sessionChanged: {
    removedSessionId: session ? null : 'session_1',
    session: session && {
      ...session,
      openMoves: [],
      sprint: null,
      summary: null,
      nextSession: null,
      participants: {
        totalCount: joined.length,
        edges: joined.map((id) => ({ cursor: id, node: { ...ida, id } })),
      },
    },
  },
});
const Page = () => {
  useSessionChangedSubscription('session_1', { readAgain });
  return null;
};
const List = () => {
  useSessionsChangedSubscription({ readAgain });
  return null;
};

describe('a page that subscribes to a session', () => {
  test('is read again with the first event, and not with later ones', async () => {
    show(Page);
    await sendEvent(changed(buildSession()));
    expect(readAgain).toHaveBeenCalledTimes(1);
    await sendEvent(changed(buildSession({ title: 'Another' })));
    expect(readAgain).toHaveBeenCalledTimes(1);
  });

  test('is read again when the subscription starts again', async () => {
    show(Page);
    await sendEvent(changed(buildSession()));
    announceSubscriptionStart();
    expect(readAgain).toHaveBeenCalledTimes(1);
    await sendEvent(changed(buildSession()));
    expect(readAgain).toHaveBeenCalledTimes(2);
  });

  test('is read again if the viewer joined or left elsewhere', async () => {
    show(Page);
    await sendEvent(changed(buildSession()));
    environment.commitUpdate((store) => {
      store.get('session_1')?.setValue(false, 'viewerIsParticipant');
    });
    await sendEvent(changed(buildSession(), ['user_other']));
    expect(readAgain).toHaveBeenCalledTimes(1);
    await sendEvent(changed(buildSession(), ['user_other', memberId]));
    expect(readAgain).toHaveBeenCalledTimes(2);
  });

  test('subscribes again after an error with back-off, and stops if the answer stays the same', async () => {
    jest.useFakeTimers();
    show(Page);
    for (const waitMs of [1_000, 2_000, 4_000]) {
      await fail('INTERNAL_SERVER_ERROR');
      expect(running()).toHaveLength(0);
      await act(() => jest.advanceTimersByTimeAsync(waitMs));
      expect(running()).toHaveLength(1);
    }
    await fail('NOT_FOUND');
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(running()).toHaveLength(0);
    jest.useRealTimers();
  });

  test('unsubscribes when it is left', async () => {
    const { unmount } = show(Page);
    expect(running()).toHaveLength(1);
    unmount();
    expect(running()).toHaveLength(0);
  });
});

describe('the presence of a member whose attendance the server ends', () => {
  const attend = (isAttending: boolean) => (
    <RelayEnvironmentProvider environment={environment}>
      <MemoryRouter>
        <Routes>
          <Route element={<AttendancePages />}>
            <Route index element={<Attendance sessionId="session_1" isAttending={isAttending} />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </RelayEnvironmentProvider>
  );
  const begin = () => sendEvent({ attendSession: { session: { id: 'session_1' } } });
  const end = () => act(async () => environment.mock.complete(running()[0] as never));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('starts again, because they may have left and joined at once on another device', async () => {
    render(attend(true));
    await begin();
    await end();
    expect(running()).toHaveLength(0);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(running()).toHaveLength(1);
  });

  test('does not start again when they have left', async () => {
    const { rerender } = render(attend(true));
    await begin();
    await end();
    rerender(attend(false));
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(running()).toHaveLength(0);
  });

  test('does not start again when the server refuses it', async () => {
    render(attend(true));
    await begin();
    await end();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await fail('NOT_FOUND');
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(running()).toHaveLength(0);
  });

  test('stays ended if the server ends it again each time', async () => {
    render(attend(true));
    let starts = 0;
    while (running().length > 0 && starts < 20) {
      starts += 1;
      await begin();
      await end();
      await act(() => jest.advanceTimersByTimeAsync(30_000));
    }
    expect(starts).toBe(6);
  });
});

test('a list that subscribes is read again at the start, and if the server doesn’t know what changed', async () => {
  const change = (sessions: BuiltSession[]) => ({ sessionsChanged: { sessions, removedSessionIds: [] } });
  show(List);
  await sendEvent(change([]));
  expect(readAgain).toHaveBeenCalledTimes(1);
  await sendEvent(change([buildSession()]));
  expect(readAgain).toHaveBeenCalledTimes(1);
  await sendEvent(change([]));
  expect(readAgain).toHaveBeenCalledTimes(2);
});
