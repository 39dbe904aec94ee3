import { isActive } from '../../../db/activeMember';
import type { Transaction } from '../../../db/database';
import { unauthenticated } from '../../../lib/errors';
import type { Context } from '../../../request/context';

/**
 * For what decides who gets in, which outlives the request: UNAUTHENTICATED if the sign-in has ended since the request began, be
 * it some operations ago. Serialises with a password change: it either waits for this transaction and ends what that made, or
 * came first and ended this sign-in.
 */
export async function lockSignIn(tx: Transaction, { viewer }: Pick<Context, 'viewer'>): Promise<void> {
  const [still] = await tx.read(
    `SELECT s.id FROM users u STRAIGHT_JOIN sign_ins s ON s.user_id = u.id
     WHERE u.id = ? AND ${isActive()} AND s.id = ? AND s.revoked_at IS NULL LOCK IN SHARE MODE`,
    [viewer?.id ?? '', viewer?.signInId ?? ''],
  );
  if (!still) throw unauthenticated();
}
