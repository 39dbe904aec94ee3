import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { useSetNotificationSettingsMutation } from '../../../client/features/members/settings/MailTimes';
import { useWriteInSessionMutation } from '../../../client/features/sessions/room/useWriteInSessionMutation';
import {
  useFavoriteStoryMutation,
  useUnfavoriteStoryMutation,
} from '../../../client/features/stories/story/FavoriteButton';
import { environment } from '../../../client/relay/environment';
import { responseTimeoutMs } from '../../../client/relay/mutationQueues';
import { setNotificationPreferences } from '../../../client/settings/notificationPreferences';

jest.unmock('../../../client/relay/environment');

interface Asked {
  token: string | undefined;
  input: Record<string, unknown>;
  answer(data: object): void;
}

let asked: Asked[];

beforeEach(() => {
  asked = [];
  window.fetch = ((_url: unknown, init: RequestInit) =>
    new Promise((resolve) => {
      asked.push({
        token: (init.headers as Record<string, string>).Authorization,
        input: JSON.parse(String(init.body)).variables.input,
        answer: (data) =>
          resolve({ status: 200, headers: new Headers(), json: async () => ({ data }) } as Response),
      });
    })) as typeof fetch;
});

const within = ({ children }: { children: ReactNode }) => (
  <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
);
/** The requests sent after the response to the first. */
async function sentAfter(first: object) {
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => asked[0]?.answer(first));
  await waitFor(() => expect(asked).toHaveLength(2));
  return asked[1]?.input;
}

const settings = { preferences: [], digest: 'DAILY', mailRefusedAt: null, quietHours: null };

const piece = (showsPiece: boolean) => ({
  writeInSession: {
    session: {
      id: 'session_1',
      viewerWriting: { showsPiece, showsWords: false, words: 0, story: null, exercise: null },
    },
  },
});

async function switchTwice() {
  const { result } = renderHook(() => useWriteInSessionMutation(), { wrapper: within });
  const [write] = result.current;
  let last: Promise<unknown> | undefined;
  await act(async () => {
    void write({ sessionId: 'session_1', showsPiece: true });
    last = write({ sessionId: 'session_1', showsPiece: false });
  });
  return () => last;
}

test('a switch of the room that is pressed twice is as it was left, however slow the first answer is', async () => {
  const last = await switchTwice();
  expect(await sentAfter(piece(true))).toEqual({ sessionId: 'session_1', showsPiece: false });
  await act(async () => asked[1]?.answer(piece(false)));
  await expect(last()).resolves.toEqual(piece(false));
});

test('what was done on one page is sent before what is done to the same on the next', async () => {
  const row = renderHook(() => useFavoriteStoryMutation(), { wrapper: within });
  const page = renderHook(() => useUnfavoriteStoryMutation(), { wrapper: within });
  let last: Promise<unknown> | undefined;
  await act(async () => {
    void row.result.current[0]('story_1');
    row.unmount();
    last = page.result.current[0]('story_1');
  });
  expect(await sentAfter({ favoriteStory: { story: { id: 'story_1', isFavorited: true } } })).toEqual({
    id: 'story_1',
  });
  const story = { id: 'story_1', isFavorited: false };
  await act(async () => asked[1]?.answer({ unfavoriteStory: { unfavoritedStoryId: 'story_1', story } }));
  await last;
  expect(environment.getStore().getSource().get('story_1')?.isFavorited).toBe(false);
});

test('what waits in a queue is sent for the member who asked for it, whoever has signed in since', async () => {
  localStorage.setItem('access_token', 'of Ann');
  const last = await switchTwice();
  localStorage.setItem('access_token', 'of Ben');
  await sentAfter(piece(true));
  expect(asked.map(({ token }) => token)).toEqual(['Bearer of Ann', 'Bearer of Ann']);
  await act(async () => asked[1]?.answer(piece(false)));
  await last();
  localStorage.clear();
});

test('how a member is notified is changed by one request after the other, because each answer has all of it', async () => {
  const { result } = renderHook(() => useSetNotificationSettingsMutation(), { wrapper: within });
  const set = result.current;
  let last: Promise<unknown> | undefined;
  await act(async () => {
    void setNotificationPreferences([{ kind: 'MENTION', ways: [] }]);
    last = set({ digest: 'DAILY' });
  });
  const first = { setNotificationPreferences: { notificationSettings: settings } };
  expect(await sentAfter(first)).toEqual({ digest: 'DAILY' });
  await act(async () => asked[1]?.answer({ setNotificationSettings: { notificationSettings: settings } }));
  await last;
});

test('what waits for an answer that doesn’t come is sent all the same, one after the other', async () => {
  const { result } = renderHook(() => useFavoriteStoryMutation(), { wrapper: within });
  jest.useFakeTimers();
  try {
    await act(async () => {
      for (let press = 0; press < 3; press += 1) void result.current[0]('story_2');
    });
    expect(asked).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(responseTimeoutMs));
    expect(asked).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(responseTimeoutMs));
    expect(asked).toHaveLength(3);
  } finally {
    jest.useRealTimers();
  }
});
