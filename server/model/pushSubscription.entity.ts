import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { rowsOf } from '../db/entityRows';
import { asciiColumn, hashColumn, IdColumn, IdPrimaryColumn, OwnerColumn, TimeColumn } from './columns';
import { SignIn } from './signIn.entity';
import { User } from './user.entity';

/** A browser that receives a member's notifications by Web Push. */
@ObjectType({
  description: 'A browser that receives the notifications of the viewer as push messages.',
  simpleResolvers: true,
})
@Entity('push_subscriptions')
@Index('push_subscriptions_endpoint', ['endpointHash'], { unique: true })
@Index('push_subscriptions_user', ['userId', 'createdAt', 'id'])
@Index('push_subscriptions_sign_in', ['signInId'])
export class PushSubscription {
  @Field(() => ID, { description: 'Its id.' })
  @IdPrimaryColumn()
  id: string;

  @OwnerColumn(() => User, 'push_subscriptions_user_fk')
  userId: string;

  /** The sign-in of the browser: nothing is sent after it has ended. */
  @OwnerColumn(() => SignIn, 'push_subscriptions_sign_in_fk')
  signInId: string;

  /** SHA-256 of the endpoint, which is too long for a unique key. */
  @Column(hashColumn)
  endpointHash: string;

  /** The address of the browser's push service: a secret. */
  @Column(asciiColumn(2048))
  endpoint: string;

  /** The browser's public key, base64url. */
  @Column(asciiColumn(128))
  p256dh: string;

  /** The browser's authentication secret, base64url. */
  @Column(asciiColumn(64))
  auth: string;

  /** Failures in a row. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  failures: number;

  @Field(() => Date, { description: 'When it was added.' })
  @TimeColumn()
  createdAt: Date;
}

/**
 * Push messages of a member that are to be sent: one row while they wait, which later deliveries join. Deleted once they
 * were sent.
 */
@Entity('push_messages')
@Index('push_messages_waiting', ['userId', 'waiting'], { unique: true })
@Index('push_messages_due', ['dueAt'])
@Index('push_messages_claim', ['claim'])
export class PushMessages {
  @IdPrimaryColumn()
  id: string;

  @OwnerColumn(() => User, 'push_messages_user_fk')
  userId: string;

  /** 1 until they are being sent, then null, so that later deliveries make another row. */
  @Column({ type: 'tinyint', nullable: true, default: 1 })
  waiting: number | null;

  /**
   * Counts the joining deliveries, so that joining always changes the row: if another node of the cluster begins to send it
   * meanwhile, one of the two transactions runs again.
   */
  @Column({ type: 'int', unsigned: true, default: 0 })
  joinedCount: number;

  @TimeColumn()
  createdAt: Date;

  /** When to (re)try. Claiming them moves this ahead, which is their lease. */
  @TimeColumn()
  dueAt: Date;

  @IdColumn({ nullable: true })
  claim: string | null;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  attempts: number;
}

export const pushMessageRows = rowsOf(PushMessages, 'p');
