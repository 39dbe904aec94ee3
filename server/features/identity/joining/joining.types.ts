import { Field, ID, ObjectType } from 'type-graphql';
import { JoiningMode } from '../../../contract/enums';
import { connectionTypes } from '../../../graphql/connection';
import { Invitation } from '../../../model/invitation.entity';
import { User } from '../../../model/user.entity';

@ObjectType({ description: 'What an invitation’s link is worth.', simpleResolvers: true })
class InvitationState {
  @Field(() => Boolean, { description: 'Whether somebody can still join by it.' })
  isUsable: boolean;

  @Field(() => String, { nullable: true, description: 'The name of whoever invites, if it is usable.' })
  inviterName: string | null;
}

@ObjectType({ description: 'How the group is joined.', simpleResolvers: true })
export class Joining {
  @Field(() => JoiningMode, { description: 'Who may make an account.' })
  mode: JoiningMode;

  @Field(() => InvitationState, { nullable: true, description: 'The given invitation, if one was given.' })
  invitation: InvitationState | null;
}

@ObjectType({ description: 'Somebody who waits for approval.', simpleResolvers: true })
export class WaitingMember {
  /** The member's id, for paging. */
  id: string;

  @Field(() => User, { description: 'Their account.' })
  user: User;

  @Field(() => Date, { description: 'When they asked to join.' })
  askedAt: Date;
}

export const { Edge: InvitationEdge, Connection: InvitationConnection } = connectionTypes(
  'Invitation',
  Invitation,
);

export const { Connection: WaitingMemberConnection } = connectionTypes('WaitingMember', WaitingMember);

@ObjectType({ description: 'The new invitation.', simpleResolvers: true })
export class CreateInvitationPayload {
  @Field(() => String, { description: 'The link to pass on. It is returned only here.' })
  link: string;

  @Field(() => Invitation, { description: 'The invitation without its link.' })
  invitation: Invitation;

  @Field(() => InvitationEdge, { description: 'Its edge in the list.' })
  invitationEdge: InstanceType<typeof InvitationEdge>;
}

@ObjectType({ description: 'The invitation was revoked.', simpleResolvers: true })
export class RevokeInvitationPayload {
  @Field(() => Invitation, { description: 'The invitation.' })
  invitation: Invitation;
}

@ObjectType({ description: 'Somebody was approved.', simpleResolvers: true })
export class ApproveMemberPayload {
  @Field(() => User, { description: 'The new member.' })
  user: User;
}

@ObjectType({ description: 'Somebody was declined.', simpleResolvers: true })
export class DeclineMemberPayload {
  @Field(() => ID, { description: 'The id that their account had.' })
  declinedUserId: string;
}
