import { limits } from '../../contract/limits';
import { withCommas } from '../../lib/withCommas';
import { type Route, route } from '../route';

export const notificationsRoutes: readonly Route[] = [
  route('GET /notifications', 'notifications: viewer.notifications', '...Notification', {
    summary: "The viewer's notifications, latest event first",
    list: limits.page.restDefault,
    query: {
      unread: { variable: 'unread', description: 'Only unread ones (true), or only read ones (false)' },
    },
  }),
  route('GET /notifications/unread-count', 'unreadNotifications: viewer.notifications', 'unreadCount', {
    summary: `How many notifications are unread, counted up to ${withCommas(limits.notification.unreadMax)}`,
  }),
  route('POST /notifications/read', 'markNotificationsRead', 'unreadCount', {
    summary: 'Mark notifications as read: by their ids, or all',
  }),
];
