import type { Database, Transaction } from '../../../db/database';
import { placeholders } from '../../../db/rows';
import { activeMemberSql, adminSql, presentMemberSql } from './memberConditions';
import { readMembers } from './memberRows';

/**
 * Returns the ids of all admins who may act, and locks their rows until the transaction ends, so that two admins can't lose the role
 * at the same time. To avoid deadlocks, it locks in the order of the ids, and callers lock no other rows of the admins before.
 */
export async function lockAdmins(tx: Transaction): Promise<string[]> {
  const found = await readMembers(tx, {}, ['id'], { among: 'active', condition: adminSql() });
  const ids = found.map(({ id }) => id);
  const locked = await tx.read<{ id: string }>(
    `SELECT u.id FROM users u WHERE u.id IN (${placeholders(ids)}) AND ${adminSql()} AND ${activeMemberSql()} ORDER BY u.id FOR UPDATE`,
    ids,
  );
  return locked.map(({ id }) => id);
}

/** Whether an account that isn't deleted has the role of administrator. */
export const hasAdmin = async (db: Pick<Database, 'read'>): Promise<boolean> =>
  (await db.read(`SELECT 1 FROM users u WHERE ${adminSql()} AND ${presentMemberSql()} LIMIT 1`)).length > 0;
