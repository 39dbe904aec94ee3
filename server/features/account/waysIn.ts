import type { Config } from '../../config';
import { messages } from '../../contract/messages';
import type { Transaction } from '../../db/database';
import { AppError, unauthenticated } from '../../errors';

/** What is to be taken away. */
export type WayIn = 'provider';

/**
 * Refuses with CONFLICT to take the last way in away. Locks the member's row, so that of two removals at once one sees the
 * other. Mailed links don't count: they are for whoever has lost the others. A provider that isn't in the settings any more
 * opens nothing.
 */
export async function requireAnotherWayIn(
  tx: Transaction,
  config: Pick<Config, 'oidc'>,
  userId: string,
  without: WayIn,
): Promise<void> {
  const [member] = await tx.read<{ hasPassword: number }>(
    'SELECT password_hash IS NOT NULL AS hasPassword FROM users WHERE id = ? AND deleted_at IS NULL FOR UPDATE',
    [userId],
  );
  if (!member) throw unauthenticated();
  if (Number(member.hasPassword) === 1) return;
  if (without !== 'provider' && config.oidc) {
    const [linked] = await tx.read('SELECT 1 FROM provider_identities WHERE user_id = ? AND issuer = ?', [
      userId,
      config.oidc.issuer,
    ]);
    if (linked) return;
  }
  throw new AppError('CONFLICT', messages.waysIn.only);
}
