import { randomUUID } from 'node:crypto';
import { joiningIn, rowNames } from '../../../config/groupSettings';
import { JoiningMode } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { isActive } from '../../../db/activeMember';
import type { Transaction } from '../../../db/database';
import { isStaffMember } from '../../../db/staffMember';
import { AppError, badInput } from '../../../lib/errors';
import { sha256 } from '../../../lib/sha256';
import { InstallationSetting } from '../../../model/installation.entity';
import type { MemberState } from '../../../model/user.entity';

interface Ctx {
  configured: { joining: JoiningMode };
  now(): Date;
}

type Reader = Pick<Transaction, 'read'>;

export const hashOfInvitation = (token: string): string => sha256(token);

/**
 * The invitation `i` of a hash that somebody can still join by; the inviter is `u`, who may still invite. Takes the hash
 * and the time.
 */
const usable = `i.token_hash = ? AND i.revoked_at IS NULL AND i.uses < i.uses_max
  AND (i.expires_at IS NULL OR i.expires_at > ?) AND ${isActive()}
  AND ${isStaffMember()}`;

/** The inviter's name, if somebody can still join by the invitation. */
export async function findUsableInvitation(
  db: Reader,
  { now }: Pick<Ctx, 'now'>,
  token: string,
): Promise<{ inviterName: string } | undefined> {
  const [found] = await db.read<{ inviterName: string }>(
    `SELECT COALESCE(u.display_name, u.username) AS inviterName
     FROM invitations i JOIN users u ON u.id = i.invited_by_id WHERE ${usable}`,
    [hashOfInvitation(token), now()],
  );
  return found;
}

/**
 * How the group is joined now, as stored. `locked`, nobody changes it before the transaction ends. Across nodes of
 * a cluster the lock holds on its own node: another may let somebody in at the moment of the change.
 */
export async function joiningMode(
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

/** What becomes of somebody who has no invitation, or one that can't be used. */
function withoutInvitation(joining: JoiningMode, given: boolean): MemberState {
  if (joining === JoiningMode.OPEN) return 'active';
  if (joining === JoiningMode.CLOSED) throw new AppError('JOINING_CLOSED', messages.joining.closed);
  // Who was invited must not find themselves among those who wait.
  if (given) throw badInput({ invitation: messages.joining.invitationRefused });
  if (joining === JoiningMode.INVITATION)
    throw new AppError('JOINING_CLOSED', messages.joining.invitationNeeded);
  return 'waiting';
}

/** Refuses more people who wait than organisers can look through. */
async function refuseIfFull(db: Reader): Promise<void> {
  const [row] = await db.read<{ waiting: number }>(
    `SELECT COUNT(*) AS waiting FROM (SELECT 1 FROM users FORCE INDEX (users_state)
       WHERE state = 'waiting' LIMIT ${limits.waitingMembers.most}) AS waiting`,
  );
  if (Number(row?.waiting) >= limits.waitingMembers.most)
    throw new AppError('JOINING_CLOSED', messages.joining.waitingFull);
}

/** Who asks to join does so one after the other: writing this row locks it, and in a cluster one of two is begun anew. */
async function takeWaitingPlace(tx: Transaction): Promise<void> {
  await tx.update(InstallationSetting, { name: 'waiting_since' }, { value: randomUUID() });
  await refuseIfFull(tx);
}

/**
 * Decides, in the transaction that stores the account, in which state it begins. One statement uses the invitation: of
 * concurrent sign-ups as many get through as it has uses left. What is rolled back gives its use back.
 */
export async function admit(
  tx: Transaction,
  ctx: Ctx,
  invitation: string | null | undefined,
): Promise<{ state: MemberState; invitationId?: string }> {
  const joining = await joiningMode(tx, ctx, { locked: true });
  if (!invitation || joining === JoiningMode.CLOSED) {
    const state = withoutInvitation(joining, Boolean(invitation));
    if (state === 'waiting') await takeWaitingPlace(tx);
    return { state };
  }
  const hash = hashOfInvitation(invitation);
  const { affectedRows } = await tx.execute(
    `UPDATE invitations i JOIN users u ON u.id = i.invited_by_id SET i.uses = i.uses + 1 WHERE ${usable}`,
    [hash, ctx.now()],
  );
  if (affectedRows === 0) return { state: withoutInvitation(joining, true) };
  const [used] = await tx.read<{ id: string }>('SELECT id FROM invitations WHERE token_hash = ?', [hash]);
  return { state: 'active', invitationId: used?.id };
}

/** Refuses what admit() would refuse, before the password is hashed, which takes much memory. Decides nothing. */
export async function refuseBeforehand(
  db: Reader,
  ctx: Ctx,
  invitation: string | null | undefined,
): Promise<void> {
  const joining = await joiningMode(db, ctx);
  const isInvited =
    invitation && joining !== JoiningMode.CLOSED && (await findUsableInvitation(db, ctx, invitation));
  if (!isInvited && withoutInvitation(joining, Boolean(invitation)) === 'waiting') await refuseIfFull(db);
}
