import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import type { Role, MemberState as States } from '../contract/enums';
import { limits } from '../contract/limits';
import { messages } from '../contract/messages';
import { rowsOf } from '../db/entityRows';
import { IdPrimaryColumn, TimeColumn } from './columns';
import { Node } from './node.type';

/** Whether a member may use their account; `waiting` means for approval. */
export type MemberState = `${States}`;

@ObjectType({ implements: Node, description: 'A member of the community.', simpleResolvers: true })
@Entity('users')
@Index('users_username', ['username'], { unique: true })
@Index('users_email', ['email'], { unique: true })
@Index('users_display_name', ['displayName'])
@Index('users_state', ['state', 'id'])
@Index('users_roles', ['roles', 'id'])
@Index('users_directory', ['state', 'roles', 'username'])
export class User extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  /** Case-insensitive collation, so names that differ only in case collide. */
  @Field(() => String, { description: "The name in the profile's address; it can't be changed." })
  @Column({ type: 'varchar', length: 50, charset: 'ascii', collation: 'ascii_general_ci' })
  username: string;

  @Column({ type: 'varchar', length: 254, collation: 'utf8mb4_bin' })
  email: string;

  /** When a mailed link was first used, which confirms the address. */
  @TimeColumn({ nullable: true, select: false })
  emailConfirmedAt: Date | null;

  /** Null if the first confirmation of the address voided an earlier password. */
  @Column({
    type: 'varchar',
    length: 255,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
    select: false,
  })
  passwordHash: string | null;

  @Column({ type: 'set', enum: ['admin', 'instructor', 'user'], default: ['user'] })
  roles: Role[];

  @Field(() => String, { nullable: true, description: 'The display name, if any.' })
  @Column({ type: 'varchar', length: 100, nullable: true })
  displayName: string | null;

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

  /** Only an active member may use the account; activeMemberSql() is the condition. */
  @Column({ type: 'enum', enum: ['active', 'waiting', 'suspended'], default: 'active' })
  state: MemberState;

  /** How often in a row the mail server refused the address. */
  @Column({ type: 'tinyint', unsigned: true, default: 0, select: false })
  mailRefusals: number;

  /** When the address was refused for the third time; nothing is sent to it since. */
  @TimeColumn({ nullable: true, select: false })
  mailRefusedAt: Date | null;

  /**
   * When the account was deleted. The blanked row stays as the author of comments on others' public stories
   * and reads 'Deleted member'.
   */
  @TimeColumn({ nullable: true })
  deletedAt: Date | null;
}

/** A blanked account that leads what belongs to the group. Nobody can sign in with it. */
export const groupUserId = 'user_00000000000000000000000000';

export const userRows = rowsOf(User, 'u', (user) => {
  // REST clients and integrators see only the display name, so it must say that the account was deleted.
  if (user.deletedAt)
    user.displayName = user.id === groupUserId ? messages.profile.groupName : messages.profile.deletedName;
});

/** The username to look up: empty, which nobody has, for a text that can't be one and that the column may be unable to compare. */
export const usernameOrNone = (username: string) => (limits.username.pattern.test(username) ? username : '');
