import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { NotificationKind, type NotificationWay } from '../contract/enums';
import { rowsOf } from '../db/entityRows';
import {
  asciiColumn,
  IdColumn,
  IdPrimaryColumn,
  OwnerColumn,
  OwnerPrimaryColumn,
  TimeColumn,
} from './columns';
import { Node } from './node.type';
import { User } from './user.entity';

const kindColumn = asciiColumn(32);

/**
 * A notification in the app. While it is unread, further acts of its kind about the same subject join it as its items.
 */
@ObjectType({ implements: Node, description: 'A notification of the viewer.', simpleResolvers: true })
@Entity('notifications')
@Index('notifications_joined', ['userId', 'kind', 'subjectId', 'unread'], { unique: true })
@Index('notifications_user', ['userId', 'changedAt', 'id'])
@Index('notifications_unread', ['userId', 'unread', 'changedAt', 'id'])
@Index('notifications_kind', ['userId', 'kind', 'changedAt', 'id'])
@Index('notifications_subject', ['subjectId'])
@Index('notifications_changed', ['changedAt'])
export class Notification extends Node {
  @Field(() => ID, { description: 'The global id, the same in every API.' })
  @IdPrimaryColumn()
  override id: string;

  /** The member to notify. */
  @OwnerColumn(() => User, 'notifications_user_fk')
  userId: string;

  @Field(() => NotificationKind, { description: 'What it is about.' })
  @Column(kindColumn)
  kind: NotificationKind;

  /** The story, session, feedback or member that it is about. */
  @IdColumn()
  subjectId: string;

  /** 1 while it is unread, otherwise null, so that the unique key allows one unread notification. */
  @Column({ type: 'tinyint', nullable: true })
  unread: number | null;

  @Field(() => Date, { description: 'When its first event happened.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, { description: 'When its latest event happened.' })
  @TimeColumn()
  changedAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was read; null while it is unread.' })
  @TimeColumn({ nullable: true })
  readAt: Date | null;
}

export const notificationRows = rowsOf(Notification, 'n');

/** What an act adds to a notification: a comment, a follower, a story, or what else happened. */
@Entity('notification_items')
@Index('notification_items_actor', ['actorId', 'notificationId'])
@Index('notification_items_item', ['itemId'])
export class NotificationItem {
  @OwnerPrimaryColumn(() => Notification, 'notification_items_notification_fk')
  notificationId: string;

  /** The id of what happened: a comment, a follower, a story; or a word such as `PT1H`. */
  @IdPrimaryColumn()
  itemId: string;

  /** The actor; empty if there is none. */
  @IdColumn()
  actorId: string;

  @TimeColumn()
  createdAt: Date;
}

/**
 * A member's act, or another event, of which others are notified: written in its transaction, deleted once all are notified.
 * Any server does that, under a lease.
 */
@Entity('notification_events')
@Index('notification_events_due', ['dueAt'])
@Index('notification_events_claim', ['claim'])
export class Act {
  @IdPrimaryColumn()
  id: string;

  /** The kind of act; `acts.ts` has the table. */
  @Column(kindColumn)
  act: string;

  @IdColumn({ nullable: true })
  actorId: string | null;

  @IdColumn()
  subjectId: string;

  @IdColumn()
  itemId: string;

  @TimeColumn()
  createdAt: Date;

  /** When to (re)try. Claiming an act moves this ahead, which is its lease. */
  @TimeColumn()
  dueAt: Date;

  @IdColumn({ nullable: true })
  claim: string | null;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  attempts: number;

  /** The last member notified, if there are many. */
  @IdColumn({ nullable: true })
  afterId: string | null;
}

export const actRows = rowsOf(Act, 'a');

/** The sending of a notification to a member by mail, digest or push; deleted once sent. */
@Entity('notices')
@Index('notices_once', ['userId', 'way', 'kind', 'subjectId', 'itemId'], { unique: true })
@Index('notices_waiting', ['userId', 'way', 'carrierId'])
@Index('notices_delivery', ['carrierId'])
@Index('notices_item', ['itemId'])
export class Delivery {
  @IdPrimaryColumn()
  id: string;

  @OwnerColumn(() => User, 'notices_user_fk')
  userId: string;

  @Column({ type: 'enum', enum: ['mail', 'digest', 'push'] })
  way: Exclude<NotificationWay, NotificationWay.APP>;

  @Column(kindColumn)
  kind: NotificationKind;

  @IdColumn()
  subjectId: string;

  @IdColumn()
  itemId: string;

  @IdColumn({ nullable: true })
  actorId: string | null;

  @TimeColumn()
  createdAt: Date;

  /** The mail or push message that carries it; null while it waits for one. */
  @IdColumn({ nullable: true, name: 'delivery_id' })
  carrierId: string | null;
}
