import type { Transaction } from '../../db/database';
import { User } from '../../model/user.entity';

/** Stores new accounts. No other code does, so that every way to join meets the same rules. */
export async function createAccount(tx: Transaction, ...users: User[]): Promise<void> {
  await tx.insert(User, users);
}
