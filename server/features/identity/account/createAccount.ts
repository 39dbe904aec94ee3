import type { Transaction } from '../../../db/database';
import { InvitationUse } from '../../../model/invitation.entity';
import { type MemberState, User } from '../../../model/user.entity';
import { recordForStaff } from '../../../record/acts';
import type { Context } from '../../../request/context';
import { admit } from '../joining/joiningRule';

/**
 * Stores accounts that the operator makes, without the rule of joining. No other file stores accounts, except for the group's own
 * (addGroupMember()), so that the same rules apply however somebody joins.
 */
export async function createAccount(tx: Transaction, ...users: User[]): Promise<void> {
  await tx.insert(User, users);
}

/**
 * Stores a new account if the rule of joining admits it; throws as admit() does. Notifies staff here of an account that has to wait for
 * approval, so that no caller can forget it.
 */
export async function createAccountByRule(
  tx: Transaction,
  ctx: Context,
  user: User,
  invitation: string | null | undefined,
): Promise<{ state: MemberState; invitationId?: string }> {
  const admitted = await admit(tx, ctx, invitation);
  await createAccount(tx, Object.assign(user, { state: admitted.state }));
  const { invitationId } = admitted;
  if (invitationId) await tx.insert(InvitationUse, { userId: user.id, invitationId });
  if (admitted.state === 'waiting') await recordForStaff(tx, ctx, 'join_requested', user.id);
  return admitted;
}
