import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import type { Role } from '../contract/enums';
import { IdPrimaryColumn, TimeColumn } from './columns';
import { Node } from './node.type';

@ObjectType({ implements: Node, description: 'A member of the community.', simpleResolvers: true })
@Entity('users')
@Index('users_username', ['username'], { unique: true })
@Index('users_email', ['email'], { unique: true })
@Index('users_display_name', ['displayName'])
export class User extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  /** Names differ in more than case: the collation folds it. */
  @Field(() => String, { description: 'The name in the profile address; it never changes.' })
  @Column({ type: 'varchar', length: 50, charset: 'ascii', collation: 'ascii_general_ci' })
  username: string;

  @Column({ type: 'varchar', length: 254, collation: 'utf8mb4_bin' })
  email: string;

  /** When a mailed link was first used: whoever has the account has the address. */
  @TimeColumn({ nullable: true })
  emailConfirmedAt: Date | null;

  /** Null where the proof of the address took away a password that was set before it. */
  @Column({ type: 'varchar', length: 255, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  passwordHash: string | null;

  @Column({ type: 'set', enum: ['admin', 'instructor', 'user'], default: ['user'] })
  roles: Role[];

  @Field(() => String, { nullable: true, description: 'The name the member chose to show, if any.' })
  @Column({ type: 'varchar', length: 100, nullable: true })
  displayName: string | null;

  @Field(() => String, { nullable: true, description: 'What the member says of themselves.' })
  @Column({ type: 'varchar', length: 500, nullable: true })
  bio: string | null;

  @Column({ type: 'varchar', length: 2048, nullable: true })
  websiteUrl: string | null;

  @Column({ type: 'varchar', length: 2048, nullable: true })
  profileImageUrl: string | null;

  @TimeColumn()
  createdAt: Date;

  @TimeColumn()
  updatedAt: Date;

  /**
   * When the member deleted their account. The row stays without anything of theirs, so that what they said on others'
   * public stories keeps an author: it reads 'Deleted member'.
   */
  @TimeColumn({ nullable: true })
  deletedAt: Date | null;
}
