import { IsNull } from 'typeorm';
import { issuerOf } from '../../../config/providerSettings';
import { relyingPartyOf } from '../../../config/relyingParty';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { AppError, unauthenticated } from '../../../lib/errors';
import { updatedAtSql } from '../../../model/columns';
import { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { readMemberWith } from '../../members/user/memberRows';

/**
 * Makes transactions that add or remove a sign-in method of the member wait for each other: call it first in each. It changes the
 * member's row, because in a cluster a lock alone holds on one node only. UNAUTHENTICATED if the account was deleted.
 */
export async function lockSignInMethods(
  tx: Transaction,
  { now }: Pick<Context, 'now'>,
  userId: string,
): Promise<void> {
  const present = { id: userId, deletedAt: IsNull() };
  if ((await tx.update(User, present, { updatedAt: updatedAtSql(now()) })) === 0) throw unauthenticated();
}

/**
 * Counts the member's sign-in methods: the password, each passkey of the current host name, the provider of the settings, and mailed
 * links if a mail server is set up and accepts the confirmed address.
 */
async function countSignInMethods(
  tx: Transaction,
  { config }: Pick<Context, 'config'>,
  userId: string,
): Promise<number> {
  const row = await readMemberWith<{ methods: number }>(
    tx,
    userId,
    `COALESCE(u.password_hash <> '', 0)
       + (SELECT COUNT(*) FROM passkeys p WHERE p.user_id = u.id AND p.rp_id = ?)
       + (SELECT COUNT(*) FROM provider_identities i WHERE i.user_id = u.id AND i.issuer = ? AND i.unlinked_at IS NULL)
       + (? AND u.email_confirmed_at IS NOT NULL AND u.mail_refused_at IS NULL) AS methods`,
    {
      params: [
        relyingPartyOf(config.appUrl).id,
        config.oidc ? issuerOf(config.oidc) : '',
        config.smtpUrl !== undefined,
      ],
      among: 'all',
    },
  );
  return Number(row?.methods ?? 0);
}

/** CONFLICT if the transaction removed the member's last sign-in method. */
export async function requireSignInMethod(
  tx: Transaction,
  ctx: Pick<Context, 'config'>,
  userId: string,
): Promise<void> {
  if ((await countSignInMethods(tx, ctx, userId)) === 0) throw new AppError('CONFLICT', messages.waysIn.only);
}
