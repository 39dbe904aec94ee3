import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { maySeeAddresses } from '../../../authz/abilities';
import { authorize, authorizeMember, can } from '../../../authz/authorize';
import { passwordCost } from '../../../graphql/admission/cost';
import { type Connection, ConnectionArgs, edgeCursor } from '../../../graphql/connection';
import { UserConnection } from '../../../graphql/userConnection';
import { Invitation } from '../../../model/invitation.entity';
import { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { createInvitation, isUsable, revokeInvitation } from './invitation.service';
import {
  ApproveMemberInput,
  CreateInvitationInput,
  DeclineMemberInput,
  RevokeInvitationInput,
} from './joining.inputs';
import { invitations, invitationsSource, membersJoinedBy, waitingMembers } from './joining.lists';
import { approveMember, declineMember, readJoining } from './joining.service';
import {
  ApproveMemberPayload,
  CreateInvitationPayload,
  DeclineMemberPayload,
  InvitationConnection,
  Joining,
  RevokeInvitationPayload,
  WaitingMember,
  WaitingMemberConnection,
} from './joining.types';

@Resolver()
export class JoiningResolver {
  @Query(() => Joining, { description: 'How the group is joined, and whether an invitation can be used.' })
  joining(
    @Ctx() ctx: Context,
    @Arg('invitation', () => String, {
      nullable: true,
      description: 'The token of an invitation, from its link.',
    })
    invitation?: string | null,
  ): Promise<Joining> {
    authorize(ctx, 'joining');
    return readJoining(ctx, invitation);
  }

  @Query(() => WaitingMemberConnection, {
    description: 'Who waits for approval, longest first. Allowed for staff.',
  })
  waitingMembers(@Ctx() ctx: Context, @Args() args: ConnectionArgs): Promise<Connection<WaitingMember>> {
    authorize(ctx, 'waitingMembers');
    return waitingMembers(ctx, args);
  }

  @Mutation(() => ApproveMemberPayload, {
    description:
      'Lets somebody in who waits for approval, and mails them; repeating it changes nothing. Allowed for staff.',
  })
  async approveMember(
    @Ctx() ctx: Context,
    @Arg('input') { id }: ApproveMemberInput,
  ): Promise<ApproveMemberPayload> {
    authorize(ctx, 'approveMember');
    return { user: await approveMember(ctx, id) };
  }

  @Mutation(() => DeclineMemberPayload, {
    description:
      'Deletes the account of somebody who waits for approval, and mails the address. NOT_FOUND if they don’t wait. Allowed for staff.',
    complexity: passwordCost,
  })
  async declineMember(
    @Ctx() ctx: Context,
    @Arg('input') { id }: DeclineMemberInput,
  ): Promise<DeclineMemberPayload> {
    authorize(ctx, 'declineMember');
    await declineMember(ctx, id);
    return { declinedUserId: id };
  }
}

@Resolver(() => WaitingMember)
export class WaitingMemberResolver {
  @FieldResolver(() => Boolean, { description: 'Whether they have shown that the address is theirs.' })
  async isConfirmed(@Root() { id }: WaitingMember, @Ctx() ctx: Context): Promise<boolean> {
    return (await ctx.loaders.accountStateById.load(id)).emailConfirmedAt !== null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Their address; null for instructors.' })
  email(@Root() { user }: WaitingMember, @Ctx() ctx: Context): string | null {
    return maySeeAddresses(ctx.viewer) ? user.email : null;
  }
}

@Resolver(() => Invitation)
export class InvitationResolver {
  @Query(() => InvitationConnection, { description: 'All invitations, newest first. Allowed for staff.' })
  invitations(@Ctx() ctx: Context, @Args() args: ConnectionArgs): Promise<Connection<Invitation>> {
    authorize(ctx, 'invitations');
    return invitations(ctx, args);
  }

  @Mutation(() => CreateInvitationPayload, { description: 'Creates an invitation. Allowed for staff.' })
  async createInvitation(
    @Ctx() ctx: Context,
    @Arg('input') input: CreateInvitationInput,
  ): Promise<CreateInvitationPayload> {
    const userId = authorizeMember(ctx, 'createInvitation');
    const { invitation, link } = await createInvitation(ctx, userId, input);
    const cursor = edgeCursor(invitationsSource, invitation);
    return { link, invitation, invitationEdge: { node: invitation, cursor } };
  }

  @Mutation(() => RevokeInvitationPayload, {
    description:
      'Revokes an invitation; repeating it changes nothing. Allowed for admins and the instructor who created it.',
  })
  async revokeInvitation(
    @Ctx() ctx: Context,
    @Arg('input') { id }: RevokeInvitationInput,
  ): Promise<RevokeInvitationPayload> {
    const invitation = await authorize(ctx, 'revokeInvitation', id);
    return { invitation: (await revokeInvitation(ctx, invitation)) ?? invitation };
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether somebody can still join by it, as long as whoever created it is an active member.',
  })
  isUsable(@Root() invitation: Invitation, @Ctx() ctx: Context): boolean {
    return isUsable(ctx, invitation);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who created it.' })
  invitedBy(@Root() { invitedById }: Invitation, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(invitedById);
  }

  @FieldResolver(() => UserConnection, { description: 'Who joined by it, newest member first.' })
  members(
    @Root() { id }: Invitation,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<User>> {
    return membersJoinedBy(ctx, id, args);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may revoke it.' })
  viewerCanRevoke(@Root() invitation: Invitation, @Ctx() ctx: Context): Promise<boolean> {
    return can(ctx, 'revokeInvitation', invitation);
  }
}
