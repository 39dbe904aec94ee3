import { IsNull } from 'typeorm';
import { messages } from '../../../contract/messages';
import { notFound } from '../../../lib/errors';
import { kindOf } from '../../../lib/ids';
import { User, userRows } from '../../../model/user.entity';
import { recordDecided } from '../../../record/acts';
import { recordStaffAct } from '../../../record/audit/audit';
import { queueMail } from '../../../record/queueMail';
import type { Context } from '../../../request/context';
import { activeMemberSql } from '../../members/user/memberConditions';
import { lockSignIn } from '../secondFactor/lockSignIn';
import type { Joining } from './joining.types';
import { findUsableInvitation, readJoiningMode } from './joiningRule';

const notWaiting = () => notFound(messages.joining.notWaiting);

/**
 * Reads how the group is joined, and whether the invitation with the token can be used. Only invalid tokens count against the rate
 * limit, which prevents guessing.
 */
export async function readJoining(ctx: Context, token: string | null | undefined): Promise<Joining> {
  const mode = await readJoiningMode(ctx.db, ctx);
  if (!token) return { mode, invitation: null };
  // The response isn't cached: the invitation may be used up or revoked without a change of anything else that visitors see.
  ctx.answer.perishable = true;
  await ctx.rateLimits.take('invitationAddress', ctx.ip);
  const found = await findUsableInvitation(ctx.db, ctx, token);
  if (found) await ctx.rateLimits.giveBack('invitationAddress', ctx.ip);
  return { mode, invitation: { isUsable: found !== undefined, inviterName: found?.inviterName ?? null } };
}

/**
 * Approves a waiting member and mails them. NOT_FOUND if they aren't waiting. Repeating it changes nothing, and only the first of
 * concurrent decisions counts.
 */
export async function approveMember(ctx: Context, id: string): Promise<User> {
  if (kindOf(id) !== 'user') throw notWaiting();
  const user = await ctx.db.transaction(async (tx) => {
    await lockSignIn(tx, ctx);
    const waiting = { id, state: 'waiting', deletedAt: IsNull() } as const;
    const approved = (await tx.update(User, waiting, { state: 'active' })) === 1;
    const member = await userRows.first(tx, `WHERE u.id = ? AND ${activeMemberSql()}`, [id]);
    if (!member) throw notWaiting();
    if (!approved) return member;
    await queueMail(tx, ctx, 'approved', member.email);
    await recordStaffAct(tx, ctx, { act: 'approved', subjectId: id });
    await recordDecided(tx, ctx);
    return member;
  });
  return user;
}

/** Deletes an account that waits for approval, and mails its address that the request was declined. */
export async function declineMember(ctx: Context, id: string): Promise<void> {
  const isDeleted =
    kindOf(id) === 'user' &&
    (await ctx.deleteWaitingAccount(ctx, id, async (tx, email) => {
      await lockSignIn(tx, ctx);
      await queueMail(tx, ctx, 'declined', email);
      await recordStaffAct(tx, ctx, { act: 'declined', subjectId: id });
    }));
  if (!isDeleted) throw notWaiting();
}
