import { Role } from '../../contract/enums';
import type { Transaction } from '../../db/database';
import { placeholders } from '../../db/rows';

/**
 * The ids of all admins, whose rows stay locked until the transaction ends: of two who stop being one at the same time,
 * the later sees that the earlier is gone. Locked in one order, before any other row of theirs, so that they wait for
 * each other instead of dead-locking.
 */
export async function lockAdmins(tx: Transaction): Promise<string[]> {
  const isAdmin = `FIND_IN_SET('${Role.ADMIN}', roles)`;
  const found = await tx.read<{ id: string }>(`SELECT id FROM users WHERE ${isAdmin}`);
  const ids = found.map(({ id }) => id);
  const locked = await tx.read<{ id: string }>(
    `SELECT id FROM users WHERE id IN (${placeholders(ids)}) AND ${isAdmin} ORDER BY id FOR UPDATE`,
    ids,
  );
  return locked.map(({ id }) => id);
}
