import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { maySeeAddresses } from '../../../authz/abilities';
import { authorize, authorizeMember, can } from '../../../authz/authorize';
import { limits } from '../../../contract/limits';
import type { Connection } from '../../../graphql/connection';
import type { Context } from '../../../request/context';
import { unlessFresh } from '../../identity/secondFactor/freshSignIn';
import {
  EndMemberSignInsInput,
  ManagedMembersArgs,
  RestoreMemberInput,
  SendMemberRecoveryInput,
  SetMemberRolesInput,
  SuspendMemberInput,
} from './membership.inputs';
import { managedMembers } from './membership.lists';
import {
  endMemberSignIns,
  restoreMember,
  sendMemberRecovery,
  setMemberRoles,
  suspendMember,
} from './membership.service';
import {
  EndMemberSignInsPayload,
  ManagedMember,
  ManagedMemberConnection,
  type ManagedMemberPayload,
  RestoreMemberPayload,
  SendMemberRecoveryPayload,
  SetMemberRolesPayload,
  SuspendMemberPayload,
} from './membership.types';

@Resolver(() => ManagedMember)
export class MembershipResolver {
  @Query(() => ManagedMemberConnection, { description: 'All members, newest first. Allowed for staff.' })
  managedMembers(@Ctx() ctx: Context, @Args() args: ManagedMembersArgs): Promise<Connection<ManagedMember>> {
    return managedMembers(ctx, authorizeMember(ctx, 'managedMembers'), args);
  }

  @Query(() => ManagedMember, { nullable: true, description: 'A member by id. Allowed for staff.' })
  managedMember(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The id of the ManagedMember, or of the User.' }) id: string,
  ): Promise<ManagedMember> {
    return authorize(ctx, 'managedMember', id);
  }

  @Mutation(() => SuspendMemberPayload, {
    description:
      'Ends all use of an account until it is restored, hides the profile and all that the member wrote from others, settles reports about it, and mails the member; repeating it changes nothing. CONFLICT for somebody who waits for approval. Allowed for admins, not about themselves.',
  })
  async suspendMember(
    @Ctx() ctx: Context,
    @Arg('input') { id, ...input }: SuspendMemberInput,
  ): Promise<ManagedMemberPayload> {
    const member = await authorize(ctx, 'suspendMember', id);
    return { managedMember: await suspendMember(ctx, member, input) };
  }

  @Mutation(() => RestoreMemberPayload, {
    description:
      'Lets a suspended member use their account again, shows what was hidden, and mails them; repeating it changes nothing. CONFLICT for somebody who waits for approval. Allowed for admins, not about themselves.',
  })
  async restoreMember(
    @Ctx() ctx: Context,
    @Arg('input') { id, reason }: RestoreMemberInput,
  ): Promise<ManagedMemberPayload> {
    const member = await authorize(ctx, 'restoreMember', id);
    return { managedMember: await restoreMember(ctx, member, reason) };
  }

  @Mutation(() => SetMemberRolesPayload, {
    description: `Sets a member's roles and mails them; repeating it changes nothing. ${unlessFresh}. Admins can't take that role from themselves, and the last active one keeps it. Allowed for admins.`,
  })
  async setMemberRoles(
    @Ctx() ctx: Context,
    @Arg('input') { id, roles, reason }: SetMemberRolesInput,
  ): Promise<ManagedMemberPayload> {
    const member = await authorize(ctx, 'setMemberRoles', id);
    return { managedMember: await setMemberRoles(ctx, member, { roles, reason }) };
  }

  @Mutation(() => EndMemberSignInsPayload, {
    description: 'Ends all sign-ins of a member at once; they can sign in again. Allowed for admins.',
  })
  async endMemberSignIns(
    @Ctx() ctx: Context,
    @Arg('input') { id, reason }: EndMemberSignInsInput,
  ): Promise<ManagedMemberPayload> {
    const member = await authorize(ctx, 'endMemberSignIns', id);
    return { managedMember: await endMemberSignIns(ctx, member, reason) };
  }

  @Mutation(() => SendMemberRecoveryPayload, {
    description:
      'Mails a member a link to a new password, within the limits of asking for one. Allowed for admins.',
  })
  async sendMemberRecovery(
    @Ctx() ctx: Context,
    @Arg('input') { id }: SendMemberRecoveryInput,
  ): Promise<ManagedMemberPayload> {
    const member = await authorize(ctx, 'sendMemberRecovery', id);
    return { managedMember: await sendMemberRecovery(ctx, member) };
  }

  @FieldResolver(() => String, { nullable: true, description: 'Their address; null for instructors.' })
  email(@Root() { user }: ManagedMember, @Ctx() ctx: Context): string | null {
    return maySeeAddresses(ctx.viewer) ? user.email : null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: `When they last used a sign-in, to within ${limits.signIn.accessTokenMinutes} minutes; null if they have not within about ${limits.signIn.rememberedDays} days.`,
  })
  lastSeenAt(@Root() { userId }: ManagedMember, @Ctx() ctx: Context): Promise<Date | null> {
    return ctx.loaders.lastSeenAtById.load(userId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may suspend them now.' })
  async viewerCanSuspend(@Root() member: ManagedMember, @Ctx() ctx: Context): Promise<boolean> {
    return member.state === 'active' && can(ctx, 'suspendMember', member);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may restore them now.' })
  async viewerCanRestore(@Root() member: ManagedMember, @Ctx() ctx: Context): Promise<boolean> {
    return member.state === 'suspended' && can(ctx, 'restoreMember', member);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may set their roles.' })
  async viewerCanSetRoles(@Root() member: ManagedMember, @Ctx() ctx: Context): Promise<boolean> {
    return member.state !== 'waiting' && can(ctx, 'setMemberRoles', member);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may end their sign-ins.' })
  async viewerCanEndSignIns(@Root() member: ManagedMember, @Ctx() ctx: Context): Promise<boolean> {
    return member.state === 'active' && can(ctx, 'endMemberSignIns', member);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may send them a link to a new password.' })
  async viewerCanSendRecovery(@Root() member: ManagedMember, @Ctx() ctx: Context): Promise<boolean> {
    return member.state !== 'waiting' && can(ctx, 'sendMemberRecovery', member);
  }
}
