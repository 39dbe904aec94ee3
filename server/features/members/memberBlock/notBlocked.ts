import type { Transaction } from '../../../db/database';
import { placeholders } from '../../../db/rows';

/** The one condition for blocks: `by` has not blocked `member`, each a column or a placeholder. */
export const notBlocked = (by: string, member: string) =>
  `NOT EXISTS (SELECT 1 FROM blocks mb WHERE mb.member_id = ${by} AND mb.other_id = ${member})`;

/** `by` has not muted `member`. */
export const notMuted = (by: string, member: string) =>
  `NOT EXISTS (SELECT 1 FROM mutes mm WHERE mm.member_id = ${by} AND mm.other_id = ${member})`;

/** Whether the member has blocked one of the others. With their row locked, new blocks come before or after. */
export const hasBlocked = async (
  tx: Pick<Transaction, 'read'>,
  memberId: string,
  others: readonly string[],
): Promise<boolean> =>
  (
    await tx.read(
      `SELECT 1 FROM blocks WHERE member_id = ? AND other_id IN (${placeholders(others)}) LIMIT 1 LOCK IN SHARE MODE`,
      [memberId, ...others],
    )
  ).length > 0;
