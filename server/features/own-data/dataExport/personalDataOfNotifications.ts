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
    memberColumns: ['user_id'],
    exported: notificationsFile,
    deleted: [rowsOf(Notification, 'userId')],
  },
  notification_items: {
    memberColumns: [],
    exported: { none: 'ids of what the notifications are about' },
    deleted: [
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
    memberColumns: [],
    exported: { none: 'they wait for moments' },
    deleted: [rowsOf(Act, 'actorId'), rowsOf(Act, 'subjectId')],
  },
  notices: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in notifications.json' },
    deleted: [rowsOf(Delivery, 'userId'), rowsOf(Delivery, 'actorId')],
  },
  notification_settings: {
    memberColumns: ['user_id'],
    exported: notificationSettingsFile,
    deleted: [rowsOf(NotificationSettingsRow, 'userId')],
  },
  notification_preferences: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in notification-settings.json' },
    deleted: [rowsOf(NotificationPreferenceRow, 'userId')],
  },
  followers_told: {
    memberColumns: ['follower_id', 'followed_id'],
    exported: { none: 'which followers the member was notified of' },
    deleted: [rowsOf(NotifiedFollower, 'followerId'), rowsOf(NotifiedFollower, 'followedId')],
  },
  told_members: {
    memberColumns: ['user_id'],
    exported: { none: 'which comments and stories the member was notified of' },
    deleted: [rowsOf(NotifiedMember, 'userId')],
  },
  session_reminders: {
    memberColumns: [],
    exported: { none: 'which reminders of sessions were sent' },
    deleted: { none: 'they go with their sessions' },
  },
  session_place_requests: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in notification-settings.json' },
    deleted: [rowsOf(SessionPlaceRequest, 'userId')],
  },
  deleted_session_members: {
    memberColumns: ['user_id', 'leader_id'],
    exported: { none: 'titles of deleted sessions that the member was notified of' },
    deleted: [
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
    memberColumns: ['user_id'],
    exported: { none: 'they stand in notification-settings.json; their addresses and keys are secrets' },
    deleted: [rowsOf(PushSubscription, 'userId')],
  },
  push_messages: {
    memberColumns: ['user_id'],
    exported: { none: 'they wait for moments, and hold no text' },
    deleted: [rowsOf(PushMessages, 'userId')],
  },
  readers: {
    memberColumns: [],
    exported: { none: 'addresses of visitors; that of the member stands in notification-settings.json' },
    // removeAccount() also removes those of the member's own address.
    deleted: [rowsOf(Reader, 'follows')],
  },
  unconfirmed_mails: {
    memberColumns: [],
    exported: { none: 'how many mails an address got, without an account' },
    deleted: { none: 'it protects the owner of the address, and goes after a year' },
  },
};
