import { Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { maySeeAuditLog } from '../../../authz/abilities';
import { limits } from '../../../contract/limits';
import { type Connection, ConnectionArgs } from '../../../graphql/connection';
import type { AuditEntry } from '../../../model/auditEntry.entity';
import { Invitation } from '../../../model/invitation.entity';
import type { Context } from '../../../request/context';
import { auditLog } from './auditLog.lists';
import { AuditEntryConnection, ManagedMember } from './membership.types';

/** The fields of a member's page. None of them is private: staff can't read members' private texts. */
@Resolver(() => ManagedMember)
export class MemberDetailsResolver {
  @FieldResolver(() => Invitation, {
    nullable: true,
    description: 'The invitation that they joined by; null if by none, or its maker has left.',
  })
  invitation(@Root() { userId }: ManagedMember, @Ctx() ctx: Context): Promise<Invitation | null> {
    return ctx.loaders.invitationOfMember.load(userId);
  }

  @FieldResolver(() => Boolean, {
    description: `Whether they asked to join: they wait, or were let in within the last ${limits.audit.keptDays} days.`,
  })
  async askedToJoin(@Root() { userId, state }: ManagedMember, @Ctx() ctx: Context): Promise<boolean> {
    return state === 'waiting' || ctx.loaders.wasApproved.load(userId);
  }

  @FieldResolver(() => Int, { description: 'How many stories of theirs everyone can read now.' })
  publicStoryCount(@Root() { userId }: ManagedMember, @Ctx() ctx: Context): Promise<number> {
    return ctx.loaders.publicStoryCount.load(userId);
  }

  @FieldResolver(() => AuditEntryConnection, {
    nullable: true,
    description: `What happened with their account, and what they did about others, within the last ${limits.audit.keptDays} days, newest first; null for instructors.`,
  })
  async auditLog(
    @Root() { userId }: ManagedMember,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<AuditEntry> | null> {
    return maySeeAuditLog(ctx.viewer) ? auditLog(ctx, args, { memberId: userId }) : null;
  }
}
