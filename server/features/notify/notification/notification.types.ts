import { Field, Int, ObjectType } from 'type-graphql';
import { DigestFrequency, NotificationKind, NotificationWay } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { connectionTypes } from '../../../graphql/connection';
import { withCommas } from '../../../lib/withCommas';
import { Notification } from '../../../model/notification.entity';

export const { Connection: NotificationConnection } = connectionTypes('Notification', Notification);

@ObjectType({ description: 'How the viewer is notified of one kind of event.', simpleResolvers: true })
class NotificationPreference {
  @Field(() => NotificationKind, { description: 'The kind of event.' })
  kind: NotificationKind;

  @Field(() => [NotificationWay], { description: 'The ways; empty for none.' })
  ways: readonly NotificationWay[];

  @Field(() => [NotificationWay], { description: 'The ways of a new member.' })
  defaultWays: readonly NotificationWay[];

  @Field(() => [NotificationWay], { description: 'The ways that can be chosen.' })
  availableWays: readonly NotificationWay[];

  @Field(() => Boolean, { description: "Whether it can't be changed, as for the security of the account." })
  isAlwaysOn: boolean;
}

@ObjectType({
  description: 'Hours of the day in which nothing is mailed or pushed, but for the security of the account.',
  simpleResolvers: true,
})
class QuietHours {
  @Field(() => Int, { description: 'Their start, in minutes of the day, 0 to 1439.' })
  from: number;

  @Field(() => Int, {
    description: 'Their end, in minutes of the day; before the start it is on the next day.',
  })
  until: number;

  @Field(() => String, { description: 'Their time zone, such as Europe/London.' })
  timeZone: string;
}

@ObjectType({ description: 'How the viewer is notified.', simpleResolvers: true })
export class NotificationSettings {
  @Field(() => [NotificationPreference], { description: 'One for each kind of event.' })
  preferences: NotificationPreference[];

  @Field(() => DigestFrequency, { description: 'How often the digest is sent.' })
  digest: DigestFrequency;

  @Field(() => QuietHours, { nullable: true, description: 'Quiet hours; null without any.' })
  quietHours: QuietHours | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Since when nothing is mailed because the mail server refused the address three times in a row; null if it accepts it.',
  })
  mailRefusedAt: Date | null;
}

@ObjectType({ description: 'Notifications are read.', simpleResolvers: true })
export class MarkNotificationsReadPayload {
  @Field(() => [Notification], { description: 'Those named by `ids`, after the change.' })
  notifications: Notification[];

  @Field(() => Int, {
    description: `How many are still unread, counted up to ${withCommas(limits.notification.unreadMax)}.`,
  })
  unreadCount: number;
}

@ObjectType({ simpleResolvers: true })
class SettingsPayload {
  @Field(() => NotificationSettings, { description: 'All settings after the change.' })
  notificationSettings: NotificationSettings;
}

@ObjectType({ description: 'The preferences are saved.', simpleResolvers: true })
export class SetNotificationPreferencesPayload extends SettingsPayload {}

@ObjectType({ description: 'The settings are saved.', simpleResolvers: true })
export class SetNotificationSettingsPayload extends SettingsPayload {}

@ObjectType({ description: "The viewer's notifications changed.", simpleResolvers: true })
export class NotificationsChange {
  @Field(() => Int, {
    description: `How many are unread, counted up to ${withCommas(limits.notification.unreadMax)}.`,
  })
  unreadCount: number;

  @Field(() => Notification, {
    nullable: true,
    description: 'The one that is new or has grown; null if others changed, as when some were read.',
  })
  notification: Notification | null;
}
