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
import { type PersonalData, removalOf } from './personalDataTable';

/** The part of the table of personal data that is about notifications. */
export const personalNotifications: Record<string, PersonalData> = {
  notifications: {
    memberColumns: ['user_id'],
    exported: notificationsFile,
    deleted: [removalOf(Notification, 'userId')],
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
      removalOf(NotificationItem, 'actorId'),
    ],
  },
  notification_events: {
    memberColumns: [],
    exported: { none: 'they wait for moments' },
    deleted: [removalOf(Act, 'actorId'), removalOf(Act, 'subjectId')],
  },
  notices: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in notifications.json' },
    deleted: [removalOf(Delivery, 'userId'), removalOf(Delivery, 'actorId')],
  },
  notification_settings: {
    memberColumns: ['user_id'],
    exported: notificationSettingsFile,
    deleted: [removalOf(NotificationSettingsRow, 'userId')],
  },
  notification_preferences: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in notification-settings.json' },
    deleted: [removalOf(NotificationPreferenceRow, 'userId')],
  },
  followers_told: {
    memberColumns: ['follower_id', 'followed_id'],
    exported: { none: 'which followers the member was notified of' },
    deleted: [removalOf(NotifiedFollower, 'followerId'), removalOf(NotifiedFollower, 'followedId')],
  },
  told_members: {
    memberColumns: ['user_id'],
    exported: { none: 'which comments and stories the member was notified of' },
    deleted: [removalOf(NotifiedMember, 'userId')],
  },
  session_reminders: {
    memberColumns: [],
    exported: { none: 'which reminders of sessions were sent' },
    deleted: { none: 'they go with their sessions' },
  },
  session_place_requests: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in notification-settings.json' },
    deleted: [removalOf(SessionPlaceRequest, 'userId')],
  },
  deleted_session_members: {
    memberColumns: ['user_id', 'leader_id'],
    exported: { none: 'titles of deleted sessions that the member was notified of' },
    deleted: [
      removalOf(DeletedSessionMember, 'userId'),
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
    deleted: [removalOf(PushSubscription, 'userId')],
  },
  push_messages: {
    memberColumns: ['user_id'],
    exported: { none: 'they wait for moments, and hold no text' },
    deleted: [removalOf(PushMessages, 'userId')],
  },
  readers: {
    memberColumns: [],
    exported: { none: 'addresses of visitors; that of the member stands in notification-settings.json' },
    // These are the readers who follow the member; removeAccount() also deletes those of the member's own address.
    deleted: [removalOf(Reader, 'follows')],
  },
  unconfirmed_mails: {
    memberColumns: [],
    exported: { none: 'how many mails an address got, without an account' },
    deleted: { none: 'it protects the owner of the address, and goes after a year' },
  },
};
