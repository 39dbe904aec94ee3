import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IdColumn, IdPrimaryColumn, TimeColumn } from './columns';
import { Node } from './node.type';
import { User } from './user.entity';

const day = 24 * 60 * 60 * 1000;

/** How long a sign-in lasts without being used. Source: contract, section 5. */
export const lifetimeMs = (remembered: boolean) => (remembered ? 30 : 1) * day;

/** One device's sign-in: the family that its rotating refresh tokens belong to. */
@ObjectType({
  implements: Node,
  description: 'A device that the viewer is signed in on.',
  simpleResolvers: true,
})
@Entity('sign_ins')
@Index('sign_ins_user', ['userId', 'lastUsedAt', 'id'])
@Index('sign_ins_last_used', ['lastUsedAt'])
@Index('sign_ins_device', ['userId', 'deviceHash'])
export class SignIn extends Node {
  @IdPrimaryColumn()
  override id: string;

  @IdColumn()
  @ForeignKey(() => User, { name: 'sign_ins_user_fk', onDelete: 'CASCADE' })
  userId: string;

  /** Whether its refresh tokens last 30 days or one. */
  @Column({ type: 'boolean' })
  remembered: boolean;

  @Column({ type: 'varchar', length: 255 })
  userAgent: string;

  /** Of the device's token; null where the device is not to count as known, as after a change of the password. */
  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  deviceHash: string | null;

  @Field(() => Date, { description: 'When it signed in.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, {
    description: 'When it last took new tokens: at most 15 minutes before it was last used.',
  })
  @TimeColumn()
  lastUsedAt: Date;

  @TimeColumn({ nullable: true })
  revokedAt: Date | null;
}

@Entity('refresh_tokens')
@Index('refresh_tokens_sign_in', ['signInId'])
@Index('refresh_tokens_expiry', ['expiresAt'])
export class RefreshToken {
  /** SHA-256 of the token, in hexadecimal. */
  @PrimaryColumn({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  tokenHash: string;

  @IdColumn()
  @ForeignKey(() => SignIn, { name: 'refresh_tokens_sign_in_fk', onDelete: 'CASCADE' })
  signInId: string;

  @TimeColumn()
  expiresAt: Date;

  /** When it was exchanged for the next one. */
  @TimeColumn({ nullable: true })
  usedAt: Date | null;
}
