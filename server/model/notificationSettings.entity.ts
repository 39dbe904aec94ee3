import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DigestFrequency, type NotificationKind, type NotificationWay } from '../contract/enums';
import { asciiColumn, OwnerPrimaryColumn } from './columns';
import { User } from './user.entity';

const minuteColumn = { type: 'smallint', unsigned: true, nullable: true } as const;

/** How a member is notified, beside the preferences of single kinds. A member without a row has the defaults. */
@Entity('notification_settings')
export class NotificationSettingsRow {
  @OwnerPrimaryColumn(() => User, 'notification_settings_user_fk')
  userId: string;

  /** `app`: kinds without a preference appear in the app only, as for accounts from before there were notifications. */
  @Column({ type: 'enum', enum: ['app', 'standard'], default: 'standard' })
  startsWith: 'app' | 'standard';

  @Column({ type: 'enum', enum: DigestFrequency, default: DigestFrequency.WEEKLY })
  digest: DigestFrequency;

  /** Quiet hours from this minute of the day; null without any. */
  @Column(minuteColumn)
  quietFrom: number | null;

  /** Quiet hours until this minute of the day, of the next day if it is earlier than their start. */
  @Column(minuteColumn)
  quietUntil: number | null;

  /** The IANA time zone of the quiet hours. */
  @Column({ ...asciiColumn(64), nullable: true })
  quietZone: string | null;
}

/** The ways that a member chose for a kind. */
@Entity('notification_preferences')
export class NotificationPreferenceRow {
  @OwnerPrimaryColumn(() => User, 'notification_preferences_user_fk')
  userId: string;

  @PrimaryColumn(asciiColumn(32))
  kind: NotificationKind;

  @Column({ type: 'set', enum: ['app', 'mail', 'push', 'digest'] })
  ways: NotificationWay[];
}
