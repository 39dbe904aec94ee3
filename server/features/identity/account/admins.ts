import { Role } from '../../../contract/enums';
import { isActive } from '../../../db/activeMember';
import type { Transaction } from '../../../db/database';
import { placeholders } from '../../../db/rows';

/**
 * Returns the ids of all admins who may act, and locks their rows until the transaction ends, so that two admins can't
 * lose the role at the same time. Locked in a fixed order, before any of their other rows, to avoid
 * deadlocks.
 */
export async function lockAdmins(tx: Transaction): Promise<string[]> {
  const isAdmin = `FIND_IN_SET('${Role.ADMIN}', roles) AND ${isActive('users')}`;
  const found = await tx.read<{ id: string }>(`SELECT id FROM users WHERE ${isAdmin}`);
  const ids = found.map(({ id }) => id);
  const locked = await tx.read<{ id: string }>(
    `SELECT id FROM users WHERE id IN (${placeholders(ids)}) AND ${isAdmin} ORDER BY id FOR UPDATE`,
    ids,
  );
  return locked.map(({ id }) => id);
}
