import { IsNull } from 'typeorm';
import { issuerOf } from '../../../config/providerSettings';
import { relyingPartyOf } from '../../../config/relyingParty';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { AppError, unauthenticated } from '../../../lib/errors';
import { later } from '../../../model/columns';
import { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';

/**
 * Call it first in a transaction that adds or removes a way to sign in. It changes the member's row, so that two such
 * transactions wait for each other, on clusters too, where a lock alone is known to one node only.
 */
export async function lockWaysIn(
  tx: Transaction,
  { now }: Pick<Context, 'now'>,
  userId: string,
): Promise<void> {
  const present = { id: userId, deletedAt: IsNull() };
  if ((await tx.update(User, present, { updatedAt: later(now()) })) === 0) throw unauthenticated();
}

/**
 * In how many ways the member can sign in: by password, by each passkey of the present host name, with the provider of the settings, and by mail where
 * mail is sent and arrives.
 */
async function countWaysIn(
  tx: Transaction,
  { config }: Pick<Context, 'config'>,
  userId: string,
): Promise<number> {
  const [row] = await tx.read<{ ways: number }>(
    `SELECT COALESCE(u.password_hash <> '', 0)
       + (SELECT COUNT(*) FROM passkeys p WHERE p.user_id = u.id AND p.rp_id = ?)
       + (SELECT COUNT(*) FROM provider_identities i WHERE i.user_id = u.id AND i.issuer = ? AND i.unlinked_at IS NULL)
       + (? AND u.email_confirmed_at IS NOT NULL AND u.mail_refused_at IS NULL) AS ways
     FROM users u WHERE u.id = ?`,
    [
      relyingPartyOf(config.appUrl).id,
      config.oidc ? issuerOf(config.oidc) : '',
      config.smtpUrl !== undefined,
      userId,
    ],
  );
  return Number(row?.ways ?? 0);
}

/** CONFLICT if the transaction removed the member's last way to sign in. */
export async function requireWayIn(
  tx: Transaction,
  ctx: Pick<Context, 'config'>,
  userId: string,
): Promise<void> {
  if ((await countWaysIn(tx, ctx, userId)) === 0) throw new AppError('CONFLICT', messages.waysIn.only);
}
