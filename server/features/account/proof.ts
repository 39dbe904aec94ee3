import { IsNull } from 'typeorm';
import type { Context } from '../../context';
import type { Transaction } from '../../db/database';
import type { LinkPurpose } from '../../model/accountLink.entity';
import { User } from '../../model/user.entity';
import { useLink } from './accountLinks';
import { endAllAccess } from './endAccess';

interface Proof {
  userId: string;
  purpose: LinkPurpose;
  tokens: readonly string[];
  /** Opened where the account is signed in: whoever made the account has the address, too. */
  signedInHere: boolean;
}

/**
 * Uses a mailed link up, and takes it as proof that its holder has the address. Of all proofs one is the first: one
 * statement decides. Opened elsewhere, the first proof ends all access that others may have got before it, and the
 * password. Undefined where the link is used, unknown or has ended: the caller has to roll back.
 */
export async function useProof(
  tx: Transaction,
  ctx: Pick<Context, 'pubSub'>,
  { userId, purpose, tokens, signedInHere }: Proof,
): Promise<{ endedAccess: boolean } | undefined> {
  const now = new Date();
  // Locks the member's row before any other, so that two proofs, or a proof and a sign-in, wait for each other.
  const proved = await tx.update(
    User,
    { id: userId, deletedAt: IsNull(), emailConfirmedAt: IsNull() },
    { emailConfirmedAt: now, updatedAt: now, ...(!signedInHere && { passwordHash: null }) },
  );
  if (!(await useLink(tx, purpose, tokens))) return undefined;
  const endedAccess = proved === 1 && !signedInHere;
  if (endedAccess) await endAllAccess(tx, ctx, userId);
  return { endedAccess };
}
