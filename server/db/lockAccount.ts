import { unauthenticated } from '../lib/errors';
import { isActive } from './activeMember';
import type { Transaction } from './database';

/** Locks the member's account against deletion and suspension until the commit. UNAUTHENTICATED if it isn't active. */
export async function lockAccount(tx: Pick<Transaction, 'read'>, userId: string): Promise<void> {
  const [member] = await tx.read(
    `SELECT id FROM users WHERE id = ? AND ${isActive('users')} LOCK IN SHARE MODE`,
    [userId],
  );
  if (!member) throw unauthenticated();
}
