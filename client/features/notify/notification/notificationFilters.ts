import type { NotificationKind } from '../../../__generated__/NotificationsPageQuery.graphql';

interface NotificationFilter {
  key: string;
  label: string;
  emptyTexts: { title: string; text: string };
  unread?: true;
  kinds?: readonly NotificationKind[];
  /** Only organisers are notified of these. */
  forStaff?: true;
}

const title = 'Nothing here yet';

const notificationFilters = [
  {
    key: 'all',
    label: 'All',
    emptyTexts: {
      title,
      text: 'Comments on your stories, new followers, and the sessions you join will appear here.',
    },
  },
  {
    key: 'unread',
    label: 'Unread',
    unread: true,
    emptyTexts: { title: 'All read', text: 'You have read everything.' },
  },
  {
    key: 'comments',
    label: 'Comments',
    kinds: ['STORY_COMMENT', 'LATER_COMMENT', 'MENTION'],
    emptyTexts: {
      title,
      text: 'When someone comments on a story of yours, answers you or mentions you, it will appear here.',
    },
  },
  {
    key: 'stories',
    label: 'Stories',
    kinds: ['STORY_SHARED', 'NEW_STORY'],
    emptyTexts: {
      title,
      text: 'Stories shared with you, and new ones by members you follow, will appear here.',
    },
  },
  {
    key: 'sessions',
    label: 'Sessions',
    kinds: ['SESSION_REMINDER', 'SESSION_MOVED', 'SESSION_CANCELLED', 'SESSION_PLACE', 'SESSION_RECAP'],
    emptyTexts: { title, text: 'Reminders and news of the sessions you join will appear here.' },
  },
  {
    key: 'followers',
    label: 'Followers',
    kinds: ['NEW_FOLLOWER'],
    emptyTexts: { title, text: 'When someone starts following you, it will appear here.' },
  },
  {
    key: 'account',
    label: 'Account',
    kinds: ['ACCOUNT_SECURITY', 'FEEDBACK_STATUS', 'CONTENT_DECISION'],
    emptyTexts: {
      title,
      text: 'News of your feedback, decisions of the organisers, and the security of your account will appear here.',
    },
  },
  {
    key: 'organisers',
    label: 'For organisers',
    forStaff: true,
    kinds: ['JOIN_REQUEST', 'NEW_REPORT', 'CONTENT_WAITS'],
    emptyTexts: { title, text: 'Requests to join, reports and texts that wait will appear here.' },
  },
] as const satisfies readonly NotificationFilter[];

export const filtersFor = (viewer: { isStaff: boolean }): readonly NotificationFilter[] =>
  notificationFilters.filter((filter: NotificationFilter) => !filter.forStaff || viewer.isStaff);

export function notificationFilter(search: URLSearchParams): NotificationFilter {
  const shownKey = search.get('show');
  return notificationFilters.find(({ key }) => key === shownKey) ?? notificationFilters[0];
}

export const filterVariables = ({ unread, kinds }: NotificationFilter) => ({
  unread: unread ?? null,
  kinds: kinds ?? null,
});
