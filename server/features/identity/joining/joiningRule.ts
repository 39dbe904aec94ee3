import { randomUUID } from 'node:crypto';
import { joiningIn, rowNames } from '../../../config/groupSettings';
import { JoiningMode } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { AppError, badInput } from '../../../lib/errors';
import { sha256 } from '../../../lib/sha256';
import { InstallationSetting } from '../../../model/installation.entity';
import type { MemberState } from '../../../model/user.entity';
import { activeMemberSql, joinMember, staffMemberSql } from '../../members/user/memberConditions';
import { hasWaitingMembers } from '../../members/user/memberRows';

interface Ctx {
  /** The settings of the environment, which apply until administrators change them. */
  configured: { joining: JoiningMode };
  now(): Date;
}

type Reader = Pick<Transaction, 'read'>;

export const hashOfInvitation = (token: string): string => sha256(token);

/** SQL: invitation `i` has a hash and is valid, and inviter `u` may still invite. Bind the hash and the time. */
const usableInvitationSql = `i.token_hash = ? AND i.revoked_at IS NULL AND i.uses < i.uses_max
  AND (i.expires_at IS NULL OR i.expires_at > ?) AND ${activeMemberSql()}
  AND ${staffMemberSql()}`;

/** Finds the inviter's name by the invitation's token; undefined if the invitation isn't valid any more. */
export async function findUsableInvitation(
  db: Reader,
  { now }: Pick<Ctx, 'now'>,
  token: string,
): Promise<{ inviterName: string } | undefined> {
  const [found] = await db.read<{ inviterName: string }>(
    `SELECT COALESCE(u.display_name, u.username) AS inviterName
     FROM invitations i ${joinMember('i.invited_by_id')} WHERE ${usableInvitationSql}`,
    [hashOfInvitation(token), now()],
  );
  return found;
}

/**
 * Reads the stored mode of joining. With `locked`, it can't be changed before the transaction ends. In a cluster the lock holds on
 * one node only: another node may admit somebody at the moment of a change.
 */
export async function readJoiningMode(
  db: Reader,
  { configured }: Pick<Ctx, 'configured'>,
  { locked = false } = {},
): Promise<JoiningMode> {
  const [row] = await db.read<{ value: string }>(
    `SELECT value FROM installation_settings WHERE name = ?${locked ? ' LOCK IN SHARE MODE' : ''}`,
    [rowNames.joining],
  );
  return joiningIn(row?.value) ?? configured.joining;
}

/** The initial state of an account without a valid invitation. JOINING_CLOSED, or BAD_USER_INPUT for an invalid one, if it isn't admitted. */
function stateWithoutInvitation(joining: JoiningMode, { hasInvalid }: { hasInvalid: boolean }): MemberState {
  if (joining === JoiningMode.OPEN) return 'active';
  if (joining === JoiningMode.CLOSED) throw new AppError('JOINING_CLOSED', messages.joining.closed);
  // Don't put invited people on the waiting list because their invitation failed.
  if (hasInvalid) throw badInput({ invitation: messages.joining.invitationRefused });
  if (joining === JoiningMode.INVITATION)
    throw new AppError('JOINING_CLOSED', messages.joining.invitationNeeded);
  return 'waiting';
}

/** Refuses requests to join beyond the number that organisers can look through. */
async function refuseIfFull(db: Reader): Promise<void> {
  if (await hasWaitingMembers(db, limits.waitingMembers.most))
    throw new AppError('JOINING_CLOSED', messages.joining.waitingFull);
}

/** Checks the limit of waiting accounts. Writing the row makes concurrent requests to join wait for each other; in a cluster, one of two is retried. */
async function reserveWaitingPlace(tx: Transaction): Promise<void> {
  await tx.update(InstallationSetting, { name: 'waiting_since' }, { value: randomUUID() });
  await refuseIfFull(tx);
}

/**
 * Decides the initial state of an account, in the transaction that stores it; throws as stateWithoutInvitation() does. One statement
 * counts the use of the invitation, so that concurrent sign-ups can't exceed its uses. A rollback undoes the count.
 */
export async function admit(
  tx: Transaction,
  ctx: Ctx,
  invitation: string | null | undefined,
): Promise<{ state: MemberState; invitationId?: string }> {
  const joining = await readJoiningMode(tx, ctx, { locked: true });
  if (!invitation || joining === JoiningMode.CLOSED) {
    const state = stateWithoutInvitation(joining, { hasInvalid: Boolean(invitation) });
    if (state === 'waiting') await reserveWaitingPlace(tx);
    return { state };
  }
  const hash = hashOfInvitation(invitation);
  const { affectedRows } = await tx.execute(
    `UPDATE invitations i ${joinMember('i.invited_by_id')} SET i.uses = i.uses + 1 WHERE ${usableInvitationSql}`,
    [hash, ctx.now()],
  );
  if (affectedRows === 0) return { state: stateWithoutInvitation(joining, { hasInvalid: true }) };
  const [used] = await tx.read<{ id: string }>('SELECT id FROM invitations WHERE token_hash = ?', [hash]);
  return { state: 'active', invitationId: used?.id };
}

/** Throws early what admit() would throw, before the password is hashed, which takes much memory. admit() still decides. */
export async function refuseEarly(
  db: Reader,
  ctx: Ctx,
  invitation: string | null | undefined,
): Promise<void> {
  const joining = await readJoiningMode(db, ctx);
  if (invitation && joining !== JoiningMode.CLOSED && (await findUsableInvitation(db, ctx, invitation)))
    return;
  const state = stateWithoutInvitation(joining, { hasInvalid: Boolean(invitation) });
  if (state === 'waiting') await refuseIfFull(db);
}
