import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { limits } from '../contract/limits';
import { rowsOf } from '../db/entityRows';
import { hashColumn, IdPrimaryColumn, OwnerColumn, OwnerPrimaryColumn, TimeColumn } from './columns';
import { Node } from './node.type';
import { User } from './user.entity';

@ObjectType({
  implements: Node,
  description: 'An invitation to join the group. Its link is returned once, when it is created.',
  simpleResolvers: true,
})
@Entity('invitations')
@Index('invitations_token', ['tokenHash'], { unique: true })
@Index('invitations_invited_by', ['invitedById'])
export class Invitation extends Node {
  @IdPrimaryColumn()
  override id: string;

  @Column({ ...hashColumn, select: false })
  tokenHash: string;

  @Field(() => String, { description: 'The person or purpose it is for; only organisers read it.' })
  @Column({ type: 'varchar', length: limits.invitation.noteMax })
  note: string;

  @OwnerColumn(() => User, 'invitations_invited_by_fk')
  invitedById: string;

  @Field(() => Int, { description: 'How many have joined by it.' })
  @Column({ type: 'smallint', unsigned: true, default: 0 })
  uses: number;

  @Field(() => Int, { description: 'How many may join by it.' })
  @Column({ type: 'smallint', unsigned: true })
  usesMax: number;

  @Field(() => Date, { description: 'When it was created.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it expires, if ever.' })
  @TimeColumn({ nullable: true })
  expiresAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was revoked, if it was.' })
  @TimeColumn({ nullable: true })
  revokedAt: Date | null;
}

export const invitationRows = rowsOf(Invitation, 'i');

/** A member who joined by an invitation. */
@Entity('invitation_uses')
@Index('invitation_uses_invitation', ['invitationId', 'userId'])
export class InvitationUse {
  @OwnerPrimaryColumn(() => User, 'invitation_uses_user_fk')
  userId: string;

  @OwnerColumn(() => Invitation, 'invitation_uses_invitation_fk')
  invitationId: string;
}
