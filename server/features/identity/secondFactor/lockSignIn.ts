import { signedInViewer } from '../../../authz/authorize';
import type { Transaction } from '../../../db/database';
import { unauthenticated } from '../../../lib/errors';
import type { Context } from '../../../request/context';
import { readMemberWith } from '../../members/user/memberRows';

/**
 * Locks the viewer's sign-in, in a transaction that changes who has access to the account. UNAUTHENTICATED if it has ended since the
 * request began, perhaps several operations ago. A concurrent change of the password either waits for this transaction, and ends the
 * access that it gave, or came first, and ended this sign-in.
 */
export async function lockSignIn(tx: Transaction, ctx: Pick<Context, 'viewer'>): Promise<void> {
  const { id, signInId } = signedInViewer(ctx);
  const openSignIn = await readMemberWith(tx, id, 's.id', {
    join: 'STRAIGHT_JOIN sign_ins s ON s.user_id = u.id AND s.id = ? AND s.revoked_at IS NULL',
    params: [signInId],
    among: 'active',
    lock: 'LOCK IN SHARE MODE',
  });
  if (!openSignIn) throw unauthenticated();
}
