import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { TokenScope } from '../contract/enums';
import { rowsOf } from '../db/entityRows';
import { hashColumn, IdPrimaryColumn, OwnerColumn, TimeColumn } from './columns';
import { Node } from './node.type';
import { User } from './user.entity';

@ObjectType({
  implements: Node,
  description: 'A token with which a program authenticates. Its text is returned once, when it is created.',
  simpleResolvers: true,
})
@Entity('personal_access_tokens')
@Index('personal_access_tokens_hash', ['tokenHash'], { unique: true })
@Index('personal_access_tokens_slot', ['userId', 'slot'], { unique: true })
@Index('personal_access_tokens_user', ['userId', 'id'])
@Index('personal_access_tokens_expiry', ['expiresAt'])
@Index('personal_access_tokens_revocation', ['revokedAt'])
export class PersonalAccessToken extends Node {
  @IdPrimaryColumn()
  override id: string;

  @OwnerColumn(() => User, 'personal_access_tokens_user_fk')
  userId: string;

  /** A number of which each member has a limited range, so that the unique key limits the tokens; null once revoked. */
  @Column({ type: 'tinyint', unsigned: true, nullable: true, select: false })
  slot: number | null;

  @Field(() => String, { description: 'Its name.' })
  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Field(() => TokenScope, { description: 'Its scope.' })
  @Column({ type: 'enum', enum: TokenScope })
  scope: TokenScope;

  @Column({ ...hashColumn, select: false })
  tokenHash: string;

  @Field(() => String, { description: 'The last four characters of its text.' })
  @Column({ type: 'char', length: 4, charset: 'ascii', collation: 'ascii_bin' })
  lastFour: string;

  @Field(() => Date, { description: 'When it was created.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it expires, if ever.' })
  @TimeColumn({ nullable: true })
  expiresAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used, to within a minute; null if never.',
  })
  @TimeColumn({ nullable: true })
  lastUsedAt: Date | null;

  @TimeColumn({ nullable: true, select: false })
  revokedAt: Date | null;
}

export const tokenRows = rowsOf(PersonalAccessToken, 't');
