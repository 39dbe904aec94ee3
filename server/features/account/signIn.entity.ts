import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { IdColumn, IdPrimaryColumn, TimeColumn } from '../../db/columns';
import { Node } from '../../graphql/node.type';
import { User } from '../user/user.entity';

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
export class SignIn extends Node {
  @IdPrimaryColumn()
  override id: string;

  @IdColumn()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'sign_ins_user_fk' })
  user: Relation<User>;

  /** Whether its refresh tokens last 30 days or one. */
  @Column({ type: 'boolean' })
  remembered: boolean;

  @Column({ type: 'varchar', length: 255 })
  userAgent: string;

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
  signInId: string;

  @ManyToOne(() => SignIn, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sign_in_id', foreignKeyConstraintName: 'refresh_tokens_sign_in_fk' })
  signIn: Relation<SignIn>;

  @TimeColumn()
  expiresAt: Date;

  /** When it was exchanged for the next one. */
  @TimeColumn({ nullable: true })
  usedAt: Date | null;
}
