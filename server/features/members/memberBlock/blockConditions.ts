import type { Transaction } from '../../../db/database';
import { placeholders } from '../../../db/rows';

/** SQL: `by` has not blocked `member`, each a column or a placeholder. Every statement about blocks uses this condition. */
export const notBlockedSql = (by: string, member: string) =>
  `NOT EXISTS (SELECT 1 FROM blocks mb WHERE mb.member_id = ${by} AND mb.other_id = ${member})`;

/** SQL: `by` has not muted `member`, each a column or a placeholder. */
export const notMutedSql = (by: string, member: string) =>
  `NOT EXISTS (SELECT 1 FROM mutes mm WHERE mm.member_id = ${by} AND mm.other_id = ${member})`;

/** Whether the member has blocked one of the others. Call it with the member's row locked, so that no block is added meanwhile. */
export async function hasBlocked(
  tx: Pick<Transaction, 'read'>,
  memberId: string,
  others: readonly string[],
): Promise<boolean> {
  const [blocked] = await tx.read(
    `SELECT 1 FROM blocks WHERE member_id = ? AND other_id IN (${placeholders(others)}) LIMIT 1 LOCK IN SHARE MODE`,
    [memberId, ...others],
  );
  return blocked !== undefined;
}
