import type { Database, Transaction } from '../../../db/database';
import { placeholders } from '../../../db/rows';
import { isActive, isAdmin, isPresent } from './memberConditions';
import { readMembers } from './memberRows';

/**
 * Returns the ids of all admins who may act, and locks their rows until the transaction ends, so that two admins can't
 * lose the role at the same time. Locked in a fixed order, before any of their other rows, to avoid
 * deadlocks.
 */
export async function lockAdmins(tx: Transaction): Promise<string[]> {
  const found = await readMembers(tx, {}, ['id'], { among: 'active', condition: isAdmin() });
  const ids = found.map(({ id }) => id);
  const locked = await tx.read<{ id: string }>(
    `SELECT u.id FROM users u WHERE u.id IN (${placeholders(ids)}) AND ${isAdmin()} AND ${isActive()} ORDER BY u.id FOR UPDATE`,
    ids,
  );
  return locked.map(({ id }) => id);
}

export const hasAdmin = async (db: Pick<Database, 'read'>): Promise<boolean> =>
  (await db.read(`SELECT 1 FROM users u WHERE ${isAdmin()} AND ${isPresent()} LIMIT 1`)).length > 0;
