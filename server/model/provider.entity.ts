import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { asciiColumn, hashColumn, OwnerColumn, TimeColumn } from './columns';
import { User } from './user.entity';

/** Text that is compared byte by byte. */
const exact = { type: 'varchar', collation: 'utf8mb4_bin' } as const;
const secret = asciiColumn(128);

/** The purpose of a visit to the provider. */
export type ProviderPurpose = 'sign_in' | 'link';

/** An account at the provider that signs in to a member's, or did until it was unlinked. */
@Entity('provider_identities')
@Index('provider_identities_user', ['userId', 'issuer'], { unique: true })
export class ProviderIdentity {
  /** SHA-256 of issuer and subject, in hexadecimal. */
  @PrimaryColumn(hashColumn)
  identityHash: string;

  @OwnerColumn(() => User, 'provider_identities_user_fk')
  userId: string;

  @Column({ ...exact, length: 255 })
  issuer: string;

  @TimeColumn()
  createdAt: Date;

  @TimeColumn({ nullable: true })
  lastUsedAt: Date | null;

  /** When it was unlinked. From then on an equal email address no longer links an account of this provider. */
  @TimeColumn({ nullable: true })
  unlinkedAt: Date | null;
}

/** A browser that was sent to the provider and isn't back; coming back deletes the row. */
@Entity('provider_flows')
@Index('provider_flows_expiry', ['expiresAt'])
export class ProviderFlow {
  /** SHA-256 of the state, in hexadecimal. */
  @PrimaryColumn(hashColumn)
  stateHash: string;

  /** SHA-256 of the browser's cookie. */
  @Column(hashColumn)
  browserHash: string;

  /** The code verifier of PKCE. */
  @Column(secret)
  verifier: string;

  @Column(secret)
  nonce: string;

  @Column({ type: 'enum', enum: ['sign_in', 'link'] })
  purpose: ProviderPurpose;

  /** The provider must ask for a sign-in, even if somebody is signed in there. */
  @Column({ type: 'boolean', default: false })
  isAgain: boolean;

  /** The path of the app to open afterwards. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  returnTo: string | null;

  /** The invitation of somebody who may be new. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  invitation: string | null;

  @TimeColumn()
  expiresAt: Date;
}

/** The provider's response about a returning browser, until the app exchanges its code, which deletes the row. */
@Entity('provider_codes')
@Index('provider_codes_expiry', ['expiresAt'])
export class ProviderCode {
  /** SHA-256 of the code, in hexadecimal. */
  @PrimaryColumn(hashColumn)
  codeHash: string;

  @Column(hashColumn)
  browserHash: string;

  @Column({ type: 'enum', enum: ['sign_in', 'link'] })
  purpose: ProviderPurpose;

  /** The provider asked for a sign-in in this visit. */
  @Column({ type: 'boolean', default: false })
  isAgain: boolean;

  @Column({ ...exact, length: 255 })
  issuer: string;

  @Column(hashColumn)
  identityHash: string;

  /** The email address; null unless the provider has verified it. */
  @Column({ ...exact, length: 254, nullable: true })
  email: string | null;

  /** The name from which a username is suggested. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  name: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  returnTo: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  invitation: string | null;

  /** When the app first asked: from then on there is time to enter a code or choose a name. */
  @TimeColumn({ nullable: true })
  openedAt: Date | null;

  @TimeColumn()
  expiresAt: Date;
}

@ObjectType({ description: "The provider's account that opens the viewer's.", simpleResolvers: true })
export class LinkedProvider {
  @Field(() => String, { description: "The provider's name, or its address if it isn't in use any more." })
  name: string;

  @Field(() => Date, { description: 'When it was linked.' })
  linkedAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it last signed in, if ever.' })
  lastUsedAt: Date | null;
}
