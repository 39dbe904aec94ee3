import type { NotificationKind } from '../../../__generated__/NotificationsPageQuery.graphql';

interface NotificationFilter {
  key: string;
  label: string;
  /** What the list says when it has none. */
  none: { title: string; text: string };
  unread?: true;
  kinds?: readonly NotificationKind[];
  /** Only organisers are notified of these. */
  forStaff?: true;
}

const title = 'Nothing here yet';

/** The filters of /notifications. */
const notificationFilters = [
  {
    key: 'all',
    label: 'All',
    none: {
      title,
      text: 'Comments on your stories, new followers, and the sessions you join will appear here.',
    },
  },
  {
    key: 'unread',
    label: 'Unread',
    unread: true,
    none: { title: 'All read', text: 'You have read everything.' },
  },
  {
    key: 'comments',
    label: 'Comments',
    kinds: ['STORY_COMMENT', 'LATER_COMMENT', 'MENTION'],
    none: {
      title,
      text: 'When someone comments on a story of yours, answers you or mentions you, it will appear here.',
    },
  },
  {
    key: 'stories',
    label: 'Stories',
    kinds: ['STORY_SHARED', 'NEW_STORY'],
    none: { title, text: 'Stories shared with you, and new ones by members you follow, will appear here.' },
  },
  {
    key: 'sessions',
    label: 'Sessions',
    kinds: ['SESSION_REMINDER', 'SESSION_MOVED', 'SESSION_CANCELLED', 'SESSION_PLACE', 'SESSION_RECAP'],
    none: { title, text: 'Reminders and news of the sessions you join will appear here.' },
  },
  {
    key: 'followers',
    label: 'Followers',
    kinds: ['NEW_FOLLOWER'],
    none: { title, text: 'When someone starts following you, it will appear here.' },
  },
  {
    key: 'account',
    label: 'Account',
    kinds: ['ACCOUNT_SECURITY', 'FEEDBACK_STATUS', 'CONTENT_DECISION'],
    none: {
      title,
      text: 'News of your feedback, decisions of the organisers, and the security of your account will appear here.',
    },
  },
  {
    key: 'organisers',
    label: 'For organisers',
    forStaff: true,
    kinds: ['JOIN_REQUEST', 'NEW_REPORT', 'CONTENT_WAITS'],
    none: { title, text: 'Requests to join, reports and texts that wait will appear here.' },
  },
] as const satisfies readonly NotificationFilter[];

/** The filters that somebody can choose from. */
export const filtersFor = (viewer: { isStaff: boolean }): readonly NotificationFilter[] =>
  notificationFilters.filter((filter: NotificationFilter) => !filter.forStaff || viewer.isStaff);

/** The filter in the address, or the first. */
export function notificationFilter(search: URLSearchParams): NotificationFilter {
  const named = search.get('show');
  return notificationFilters.find(({ key }) => key === named) ?? notificationFilters[0];
}

export const filterVariables = ({ unread, kinds }: NotificationFilter) => ({
  unread: unread ?? null,
  kinds: kinds ?? null,
});
