import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { maySeeAuditLog } from '../../../authz/abilities';
import { authorize, authorizeViewerField } from '../../../authz/authorize';
import { AuditAct, AuditActorKind } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { type Connection, ConnectionArgs } from '../../../graphql/connection';
import { AuditEntry } from '../../../model/auditEntry.entity';
import { User } from '../../../model/user.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { accountLogOf, auditLog } from './auditLog.lists';
import { AuditEntryConnection } from './membership.types';

@Resolver(() => AuditEntry)
export class AuditEntryResolver {
  @Query(() => AuditEntryConnection, {
    description: `What happened with accounts within the last ${limits.audit.keptDays} days, newest first. Allowed for admins.`,
  })
  auditLog(
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
    @Arg('act', () => AuditAct, { nullable: true, description: 'Only this act.' }) act?: AuditAct | null,
    @Arg('memberId', () => ID, {
      nullable: true,
      description: 'Only acts about this member or by them: the id of the ManagedMember, or of the User.',
    })
    memberId?: string | null,
  ): Promise<Connection<AuditEntry>> {
    authorize(ctx, 'auditLog');
    return auditLog(ctx, args, { act, memberId });
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who did it, if a member did. Members see others’ names only as administrators.',
  })
  async actor(@Root() { actorId }: AuditEntry, @Ctx() ctx: Context): Promise<User | null> {
    if (!actorId || !(maySeeAuditLog(ctx.viewer) || ctx.viewer?.id === actorId)) return null;
    return ctx.loaders.userById.load(actorId);
  }

  @FieldResolver(() => AuditActorKind, { description: 'As what they did it.' })
  actorKind(@Root() { actorKind, actorId, subjectId }: AuditEntry): AuditActorKind {
    if (actorKind === 'operator') return AuditActorKind.OPERATOR;
    if (actorKind === 'system') return AuditActorKind.SYSTEM;
    if (actorKind === 'visitor') return AuditActorKind.VISITOR;
    return actorId === subjectId ? AuditActorKind.MEMBER : AuditActorKind.ORGANISER;
  }

  @FieldResolver(() => User, { nullable: true, description: 'The member it is about.' })
  async subject(@Root() { subjectId }: AuditEntry, @Ctx() ctx: Context): Promise<User | null> {
    return subjectId ? ctx.loaders.userById.load(subjectId) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why staff did it; null if they gave no reason, or the account has been deleted.',
  })
  reason(@Root() { reason }: AuditEntry): string | null {
    return reason;
  }
}

@Resolver(() => Viewer)
export class ViewerAccountLogResolver {
  @FieldResolver(() => AuditEntryConnection, {
    description: `What happened with the viewer's account within the last ${limits.audit.keptDays} days, newest first. Not for personal access tokens.`,
  })
  accountLog(
    @Root() { user }: Viewer,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<AuditEntry>> {
    authorizeViewerField(ctx, 'accountLog');
    return accountLogOf(ctx, user.id, args);
  }
}
