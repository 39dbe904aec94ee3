import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { limits } from '../contract/limits';
import { rowsOf } from '../db/entityRows';
import { asciiColumn, hashColumn, IdColumn, IdPrimaryColumn, OwnerColumn, TimeColumn } from './columns';
import { User } from './user.entity';

/** An ASCII column that isn't loaded with its row. */
const unloadedAscii = (length: number) => ({ ...asciiColumn(length), select: false });

/** A public key of a member, whose private half never leaves the member's device or password manager. */
@ObjectType({
  description: 'A passkey, with which a device or a password manager signs the viewer in.',
  simpleResolvers: true,
})
@Entity('passkeys')
@Index('passkeys_credential', ['credentialHash'], { unique: true })
@Index('passkeys_user', ['userId', 'id'])
export class Passkey {
  @Field(() => ID, { description: 'Its id.' })
  @IdPrimaryColumn()
  id: string;

  @OwnerColumn(() => User, 'passkeys_user_fk')
  userId: string;

  /** The host name of the installation for which it was made; browsers use it nowhere else. */
  @Column(asciiColumn(255))
  rpId: string;

  @Field(() => String, { description: 'Its name.' })
  @Column({ type: 'varchar', length: limits.passkey.nameMax })
  name: string;

  /** SHA-256 of the credential's id, in hexadecimal. */
  @Column({ ...hashColumn, select: false })
  credentialHash: string;

  /** The credential's id, base64url. */
  @Column(unloadedAscii(1364))
  credentialId: string;

  /** The public key in COSE's format, base64url. */
  @Column(unloadedAscii(1400))
  publicKey: string;

  /** Ways to reach the authenticator, separated by commas; browsers want them back. */
  @Column({ ...unloadedAscii(100), default: '' })
  transports: string;

  /** How often the authenticator has signed, if it counts: a copy of it falls behind. */
  @Column({ type: 'int', unsigned: true, default: 0, select: false })
  counter: number;

  @Field(() => Date, { description: 'When it was added.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was last used; null if never.' })
  @TimeColumn({ nullable: true })
  lastUsedAt: Date | null;
}

export const passkeyRows = rowsOf(Passkey, 'k');

/** The purpose of a challenge. */
export type PasskeyPurpose = 'add' | 'sign_in' | 'verify';

/** A random value that a passkey signs; deleted by its use. */
@Entity('passkey_challenges')
@Index('passkey_challenges_expiry', ['expiresAt'])
@Index('passkey_challenges_user', ['userId'])
export class PasskeyChallenge {
  /** SHA-256 of the challenge, in hexadecimal. */
  @PrimaryColumn(hashColumn)
  challengeHash: string;

  /** The only member who may answer it; null before somebody signs in. */
  @IdColumn({ nullable: true })
  @ForeignKey(() => User, { name: 'passkey_challenges_user_fk', onDelete: 'CASCADE' })
  userId: string | null;

  @Column(asciiColumn(16))
  purpose: PasskeyPurpose;

  @TimeColumn()
  expiresAt: Date;
}
