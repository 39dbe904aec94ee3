import type { Ability } from '../../../authz/abilities';
import type { Authorized } from '../../../authz/authorize';
import type { Role } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { notFound, unauthenticated } from '../../../lib/errors';
import { withoutEdges } from '../../../lib/normalizeText';
import type { StaffActor } from '../../../record/audit/audit';
import type { Context } from '../../../request/context';
import { accountKey } from '../../identity/account/rateKeys';
import { requireFreshSignIn } from '../../identity/secondFactor/freshSignIn';
import type { SuspendMemberInput } from './membership.inputs';
import type { ManagedMember } from './membership.types';
import { endSignIns, restore, sendRecovery, setRoles, suspend } from './staffActs';

type Member<A extends Ability> = Authorized<ManagedMember, A>;

/** Runs an act of the viewer about a member in a transaction, and returns the member afterwards. */
async function runStaffAct(
  ctx: Context,
  { id, userId }: ManagedMember,
  run: (tx: Transaction, about: { actor: StaffActor; userId: string }) => Promise<unknown>,
): Promise<ManagedMember> {
  if (!ctx.viewer) throw unauthenticated();
  await ctx.rateLimits.take('staffActMember', ctx.viewer.id);
  const actor: StaffActor = { kind: 'member', id: ctx.viewer.id };
  await ctx.db.transaction((tx) => run(tx, { actor, userId }));
  const member = await ctx.loaders.managedMemberById.load(id);
  if (!member) throw notFound(messages.account.notFound);
  return member;
}

export const suspendMember = (
  ctx: Context,
  member: Member<'suspendMember'>,
  { reason, removeContent }: Pick<SuspendMemberInput, 'reason' | 'removeContent'>,
) =>
  runStaffAct(ctx, member, (tx, about) =>
    suspend(tx, ctx, { ...about, reason: withoutEdges(reason) }, { removesContent: removeContent ?? false }),
  );

export const restoreMember = (ctx: Context, member: Member<'restoreMember'>, reason: string) =>
  runStaffAct(ctx, member, (tx, about) => restore(tx, ctx, { ...about, reason: withoutEdges(reason) }));

export async function setMemberRoles(
  ctx: Context,
  member: Member<'setMemberRoles'>,
  { roles, reason }: { roles: readonly Role[]; reason: string },
): Promise<ManagedMember> {
  await requireFreshSignIn(ctx);
  return runStaffAct(ctx, member, (tx, about) =>
    setRoles(tx, ctx, { ...about, reason: withoutEdges(reason) }, () => roles),
  );
}

export const endMemberSignIns = (ctx: Context, member: Member<'endMemberSignIns'>, reason: string) =>
  runStaffAct(ctx, member, (tx, about) => endSignIns(tx, ctx, { ...about, reason: withoutEdges(reason) }));

/** Mails the member a link to a new password. It counts towards the rate limits of requesting one oneself. */
export async function sendMemberRecovery(
  ctx: Context,
  member: Member<'sendMemberRecovery'>,
): Promise<ManagedMember> {
  await ctx.rateLimits.take('recoveryAddress', ctx.ip);
  await ctx.rateLimits.take('recoveryAccount', accountKey(member.user.email));
  return runStaffAct(ctx, member, (tx, about) => sendRecovery(tx, ctx, about));
}
