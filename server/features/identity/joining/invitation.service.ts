import { randomBytes } from 'node:crypto';
import { IsNull } from 'typeorm';
import type { Authorized } from '../../../authz/authorize';
import { dayMs } from '../../../contract/calendar';
import { newId } from '../../../lib/ids';
import { oneLine } from '../../../lib/normalizeText';
import { Invitation } from '../../../model/invitation.entity';
import { recordOwnAct, recordStaffAct } from '../../../record/audit/audit';
import type { Context } from '../../../request/context';
import { lockSignIn } from '../secondFactor/lockSignIn';
import type { CreateInvitationInput } from './joining.inputs';
import { hashOfInvitation } from './joiningRule';

/** Creates an invitation and returns its link, which can't be retrieved later. */
export async function createInvitation(
  ctx: Context,
  userId: string,
  { note, usesMax, expiresInDays }: CreateInvitationInput,
): Promise<{ invitation: Invitation; link: string }> {
  await ctx.rateLimits.take('invitationMember', userId);
  const token = randomBytes(24).toString('base64url');
  const createdAt = ctx.now();
  const expiresAt = expiresInDays === null ? null : new Date(createdAt.getTime() + expiresInDays * dayMs);
  const invitation: Invitation = {
    id: newId('invitation'),
    tokenHash: hashOfInvitation(token),
    note: oneLine(note),
    invitedById: userId,
    uses: 0,
    usesMax,
    createdAt,
    expiresAt,
    revokedAt: null,
  };
  await ctx.db.transaction(async (tx) => {
    await lockSignIn(tx, ctx);
    await tx.insert(Invitation, invitation);
    await recordOwnAct(tx, ctx, { act: 'invitation_made', subjectId: userId, thing: invitation.id });
  });
  const link = `${ctx.config.appUrl}/register?invitation=${token}`;
  return { invitation: Object.assign(new Invitation(), invitation), link };
}

/** Revokes an invitation: nobody joins by it once this is committed. Repeating it changes nothing. */
export async function revokeInvitation(
  ctx: Context,
  { id, invitedById }: Authorized<Invitation, 'revokeInvitation'>,
): Promise<Invitation | null> {
  await ctx.db.transaction(async (tx) => {
    if ((await tx.update(Invitation, { id, revokedAt: IsNull() }, { revokedAt: ctx.now() })) === 0) return;
    await recordStaffAct(tx, ctx, { act: 'invitation_revoked', subjectId: invitedById, thing: id });
  });
  return ctx.loaders.invitationById.load(id);
}

/** Whether the invitation is still valid, provided that the inviter may use their account. */
export const isUsable = ({ now }: Pick<Context, 'now'>, invitation: Invitation): boolean =>
  invitation.revokedAt === null &&
  invitation.uses < invitation.usesMax &&
  (invitation.expiresAt === null || invitation.expiresAt > now());
