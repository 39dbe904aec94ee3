import { dashboardRoutes } from '../../../../client/features/members/dashboard/dashboardRoutes';
import type { WrittenDay } from '../../../../client/features/members/dashboard/writingCalendar';
import type { BuiltSession } from '../../sessions/session/sessionScreens';
import { answer, type buildStory, connectionOf, renderScreens } from '../../stories/story/renderScreens';

const listOf = (sessions: BuiltSession[]) => ({
  __typename: 'SessionConnection',
  edges: sessions.map((node) => ({ __typename: 'SessionEdge', node })),
});

export const upcoming = (sessions: BuiltSession[]) => ({
  inProgress: listOf(sessions.filter(({ status }) => status === 'IN_PROGRESS')),
  scheduled: listOf(sessions.filter(({ status }) => status === 'SCHEDULED')),
});

export const someStats = {
  storiesCount: 12,
  journalsCount: 40,
  totalWordCount: 61_500,
  followersCount: 3,
  notesCount: 7,
  storiesSharedCount: 5,
  storiesWordCount: 48_250,
};
export const noStats = Object.fromEntries(Object.keys(someStats).map((name) => [name, 0]));

export const viewerWith = (
  stories: ReturnType<typeof buildStory>[],
  sessions: BuiltSession[] = [],
  {
    stats = someStats,
    writingDays = [],
    waitingStories = [],
    goals = [],
    shares = [],
    newInGroup = [],
    reportsWaiting = 0,
    emailConfirmedAt = '2026-03-02T19:00:00.000Z',
  }: {
    stats?: object;
    writingDays?: WrittenDay[];
    waitingStories?: object[];
    goals?: object[];
    shares?: { id: string; path: string; story: object; actors: object[] }[];
    newInGroup?: object[];
    reportsWaiting?: number;
    emailConfirmedAt?: string | null;
  } = {},
) => ({
  ...upcoming(sessions),
  viewer: {
    __typename: 'Viewer',
    user: { __typename: 'User', id: 'user_ann', stats },
    stories: connectionOf(stories),
    goals,
    challenges: connectionOf([]),
    email: 'ann@example.org',
    emailConfirmedAt,
    countsMinutes: false,
    notifications: {
      __typename: 'NotificationConnection',
      edges: shares.map((share) => ({
        __typename: 'NotificationEdge',
        node: { __typename: 'Notification', readAt: null, ...share },
      })),
    },
    newInGroup,
    reportsWaiting,
    waitingStories: waitingStories.map((one) => ({ __typename: 'WaitingStory', ...one })),
    writingDays: writingDays.map((day) => ({ __typename: 'WritingDay', ...day })),
  },
});

export async function show(data: object, isStaff?: boolean) {
  const view = await renderScreens(dashboardRoutes, '/dashboard', 'user_ann', isStaff);
  await answer(data);
  return view;
}
