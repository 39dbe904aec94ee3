import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { dayMs } from '../contract/calendar';
import { limits } from '../contract/limits';
import { rowsOf } from '../db/entityRows';
import { hashColumn, IdPrimaryColumn, OwnerColumn, TimeColumn } from './columns';
import { Node } from './node.type';
import { User } from './user.entity';

/** Lifetime of an unused sign-in in milliseconds. Source: contract, section 5. */
export const lifetimeMs = (remembered: boolean) => (remembered ? limits.signIn.rememberedDays : 1) * dayMs;

/** The SQL condition, with its parameters, of sign-ins that are neither revoked nor expired; their table is joined as `s`. */
export const openSignIns = (now: number) => ({
  where: 's.revoked_at IS NULL AND s.last_used_at > IF(s.remembered, ?, ?)',
  params: [new Date(now - lifetimeMs(true)), new Date(now - lifetimeMs(false))],
});

/** A device's sign-in; its rotating refresh tokens belong to it. */
@ObjectType({
  implements: Node,
  description: 'A device on which the viewer is signed in.',
  simpleResolvers: true,
})
@Entity('sign_ins')
@Index('sign_ins_user', ['userId', 'lastUsedAt', 'id'])
@Index('sign_ins_last_used', ['lastUsedAt'])
@Index('sign_ins_device', ['userId', 'deviceHash'])
export class SignIn extends Node {
  @IdPrimaryColumn()
  override id: string;

  @OwnerColumn(() => User, 'sign_ins_user_fk')
  userId: string;

  /** Whether its refresh tokens last 30 days or one. */
  @Column({ type: 'boolean' })
  remembered: boolean;

  @Column({ type: 'varchar', length: 255 })
  userAgent: string;

  /**
   * Hash of the device's token; null if the device must not count as known, for example after a password
   * change.
   */
  @Column({ ...hashColumn, nullable: true, select: false })
  deviceHash: string | null;

  @Field(() => Date, { description: 'When it signed in.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, {
    description: `When it last refreshed its tokens: at most ${limits.signIn.accessTokenMinutes} minutes before its last use.`,
  })
  @TimeColumn()
  lastUsedAt: Date;

  /** When its holder last proved their identity; null in sign-ins from before that was stored. */
  @TimeColumn({ nullable: true })
  verifiedAt: Date | null;

  /** Whether it was proved by a passkey, an authenticator app or a recovery code. */
  @Column({ type: 'boolean', default: false, select: false })
  secondFactor: boolean;

  @TimeColumn({ nullable: true })
  revokedAt: Date | null;
}

export const signInRows = rowsOf(SignIn, 's');

/** A refresh token of a sign-in, which can be exchanged once. */
@Entity('refresh_tokens')
@Index('refresh_tokens_sign_in', ['signInId'])
@Index('refresh_tokens_expiry', ['expiresAt'])
export class RefreshToken {
  /** SHA-256 of the token, in hexadecimal. */
  @PrimaryColumn(hashColumn)
  tokenHash: string;

  @OwnerColumn(() => SignIn, 'refresh_tokens_sign_in_fk')
  signInId: string;

  @TimeColumn()
  expiresAt: Date;

  /** When it was exchanged for the next one. */
  @TimeColumn({ nullable: true })
  usedAt: Date | null;
}
