import { unauthenticated } from '../errors';
import type { Transaction } from './database';

/** Locks the member's account against deletion until the commit. UNAUTHENTICATED if it was deleted. */
export async function lockAccount(tx: Pick<Transaction, 'read'>, userId: string): Promise<void> {
  const [member] = await tx.read(
    'SELECT id FROM users WHERE id = ? AND deleted_at IS NULL LOCK IN SHARE MODE',
    [userId],
  );
  if (!member) throw unauthenticated();
}
