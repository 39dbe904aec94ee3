import { LiveNotifications } from '../../../../client/features/notify/notification/LiveNotifications';
import { notificationRoutes } from '../../../../client/features/notify/notification/notificationRoutes';
import { NotificationBell } from '../../../../client/shell/NotificationBell';
import { renderScreens } from '../../stories/story/renderScreens';

/** A notification as in the server's answer. */
export const buildNotification = (n: number, overrides: Record<string, unknown> = {}) => ({
  __typename: 'Notification',
  id: `notification_${n}`,
  kind: 'STORY_COMMENT',
  text: `Ben commented on “Story ${n}”`,
  path: `/stories/story_${n}#comments`,
  readAt: null as string | null,
  changedAt: '2026-03-02T19:00:00.000Z',
  actors: [{ __typename: 'User', id: 'user_ben', name: 'Ben', profileImageUrl: null }],
  comment: { __typename: 'Comment', id: `comment_${n}`, content: 'Well said.' },
  ...overrides,
});

export const viewerWith = (
  notifications: ReturnType<typeof buildNotification>[],
  next: string | null = null,
  emailConfirmedAt: string | null = '2026-03-02T19:00:00.000Z',
) => ({
  viewer: {
    email: 'ann@example.org',
    emailConfirmedAt,
    notifications: {
      edges: notifications.map((node) => ({ __typename: 'NotificationEdge', cursor: node.id, node })),
      pageInfo: { endCursor: next, hasNextPage: next !== null },
    },
  },
});

/** The page and the bell, as the app has them. */
export const showNotifications = (path = '/notifications') =>
  renderScreens(
    [
      ...notificationRoutes,
      {
        path: '/help',
        element: (
          <>
            <LiveNotifications />
            <NotificationBell />
          </>
        ),
      },
    ],
    path,
  );
