import { IsNull } from 'typeorm';
import type { Transaction } from '../../../db/database';
import type { LinkPurpose } from '../../../model/accountLink.entity';
import { Passkey } from '../../../model/passkey.entity';
import { RecoveryCode, TotpSecret } from '../../../model/secondFactor.entity';
import { User } from '../../../model/user.entity';
import { recordOwnAct } from '../../../record/audit/audit';
import { forgetUnconfirmedMails } from '../../../record/unconfirmedMails';
import type { Context } from '../../../request/context';
import { readMember } from '../../members/user/memberRows';
import { useLink } from './accountLinks';
import { endAllAccess } from './endAccess';

interface AddressProof {
  userId: string;
  /** Whether the request is signed in to the account: then whoever created the account also reads the mailbox. */
  signedInHere: boolean;
}

/** A mailed link. */
interface LinkProof extends AddressProof {
  purpose: LinkPurpose;
  tokens: readonly string[];
}

async function forgetMailsTo(tx: Transaction, userId: string) {
  const member = await readMember(tx, { id: userId }, ['email'], { among: 'all' });
  if (member) await forgetUnconfirmedMails(tx, member.email);
}

/** Uses up a mailed link and confirms the address by it, as proveAddress() does. */
export const useProof = (
  tx: Transaction,
  ctx: Pick<Context, 'pubSub' | 'now'>,
  { purpose, tokens, ...proof }: LinkProof,
) => proveAddress(tx, ctx, proof, () => useLink(tx, ctx, purpose, tokens));

/**
 * Confirms the address by a proof that `use` uses up. One statement decides which confirmation is the first. If the first one
 * isn't signed in to the account, it voids the password, passkeys and two-step sign-in, and ends all other access. Returns
 * undefined if the proof is used, unknown or expired; the caller must then roll back.
 */
export async function proveAddress(
  tx: Transaction,
  ctx: Pick<Context, 'pubSub' | 'now'>,
  { userId, signedInHere }: AddressProof,
  use: () => Promise<boolean>,
): Promise<{ endedAccess: boolean } | undefined> {
  const now = ctx.now();
  // The update also locks the member's row before any other, so that concurrent confirmations and sign-ins wait for each other.
  const confirmed = await tx.update(
    User,
    { id: userId, deletedAt: IsNull(), emailConfirmedAt: IsNull() },
    { emailConfirmedAt: now, updatedAt: now, ...(!signedInHere && { passwordHash: null }) },
  );
  if (!(await use())) return undefined;
  const isFirst = confirmed === 1;
  if (isFirst) {
    await forgetMailsTo(tx, userId);
    await recordOwnAct(tx, ctx, { act: 'email_confirmed', subjectId: userId });
  }
  const endedAccess = isFirst && !signedInHere;
  if (endedAccess) {
    await endAllAccess(tx, ctx, userId);
    // These belong to the creator of the account, not to the owner of the address.
    await tx.delete(Passkey, { userId });
    await tx.delete(TotpSecret, { userId });
    await tx.delete(RecoveryCode, { userId });
  }
  return { endedAccess };
}
