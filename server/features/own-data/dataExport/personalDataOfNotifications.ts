import { NotifiedFollower } from '../../../model/follow.entity';
import { Act, Delivery, Notification, NotificationItem } from '../../../model/notification.entity';
import {
  NotificationPreferenceRow,
  NotificationSettingsRow,
} from '../../../model/notificationSettings.entity';
import { NotifiedMember } from '../../../model/notifiedMember.entity';
import { PushMessages, PushSubscription } from '../../../model/pushSubscription.entity';
import { Reader } from '../../../model/reader.entity';
import { DeletedSessionMember, SessionPlaceRequest } from '../../../model/sessionNotices.entity';
import { notificationSettingsFile, notificationsFile } from './exportNotifications';
import { type PersonalData, rowsOf } from './personalDataTable';

/** The part of the table of personal data that is about notifications. */
export const personalNotifications: Record<string, PersonalData> = {
  notifications: {
    members: ['user_id'],
    taken: notificationsFile,
    removed: [rowsOf(Notification, 'userId')],
  },
  notification_items: {
    members: [],
    taken: { not: 'ids of what the notifications are about' },
    removed: [
      {
        by: 'actorId',
        remove: (tx, actorId) =>
          tx.execute(
            `DELETE n FROM notifications n JOIN notification_items i ON i.notification_id = n.id AND i.actor_id = ?
             WHERE NOT EXISTS (SELECT 1 FROM notification_items o WHERE o.notification_id = n.id AND o.actor_id <> ?)`,
            [actorId, actorId],
          ),
      },
      rowsOf(NotificationItem, 'actorId'),
    ],
  },
  notification_events: {
    members: [],
    taken: { not: 'they wait for moments' },
    removed: [rowsOf(Act, 'actorId'), rowsOf(Act, 'subjectId')],
  },
  notices: {
    members: ['user_id'],
    taken: { not: 'they stand in notifications.json' },
    removed: [rowsOf(Delivery, 'userId'), rowsOf(Delivery, 'actorId')],
  },
  notification_settings: {
    members: ['user_id'],
    taken: notificationSettingsFile,
    removed: [rowsOf(NotificationSettingsRow, 'userId')],
  },
  notification_preferences: {
    members: ['user_id'],
    taken: { not: 'they stand in notification-settings.json' },
    removed: [rowsOf(NotificationPreferenceRow, 'userId')],
  },
  followers_told: {
    members: ['follower_id', 'followed_id'],
    taken: { not: 'which followers the member was notified of' },
    removed: [rowsOf(NotifiedFollower, 'followerId'), rowsOf(NotifiedFollower, 'followedId')],
  },
  told_members: {
    members: ['user_id'],
    taken: { not: 'which comments and stories the member was notified of' },
    removed: [rowsOf(NotifiedMember, 'userId')],
  },
  session_reminders: {
    members: [],
    taken: { not: 'which reminders of sessions were sent' },
    removed: { not: 'they go with their sessions' },
  },
  session_place_requests: {
    members: ['user_id'],
    taken: { not: 'they stand in notification-settings.json' },
    removed: [rowsOf(SessionPlaceRequest, 'userId')],
  },
  deleted_session_members: {
    members: ['user_id', 'leader_id'],
    taken: { not: 'titles of deleted sessions that the member was notified of' },
    removed: [
      rowsOf(DeletedSessionMember, 'userId'),
      {
        by: 'leaderId',
        // Others are still notified that the session was cancelled.
        remove: (tx, leaderId) =>
          tx.update(DeletedSessionMember, { leaderId }, { leaderId: null, title: '' }),
      },
    ],
  },
  push_subscriptions: {
    members: ['user_id'],
    taken: { not: 'they stand in notification-settings.json; their addresses and keys are secrets' },
    removed: [rowsOf(PushSubscription, 'userId')],
  },
  push_messages: {
    members: ['user_id'],
    taken: { not: 'they wait for moments, and hold no text' },
    removed: [rowsOf(PushMessages, 'userId')],
  },
  readers: {
    members: [],
    taken: { not: 'addresses of visitors; that of the member stands in notification-settings.json' },
    // removeAccount() also removes those of the member's own address.
    removed: [rowsOf(Reader, 'follows')],
  },
  unconfirmed_mails: {
    members: [],
    taken: { not: 'how many mails an address got, without an account' },
    removed: { not: 'it protects the owner of the address, and goes after a year' },
  },
};
