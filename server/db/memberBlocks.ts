/** The one condition for blocks: `by` has not blocked `member`, each a column or a placeholder. */
export const notBlocked = (by: string, member: string) =>
  `NOT EXISTS (SELECT 1 FROM blocks mb WHERE mb.member_id = ${by} AND mb.other_id = ${member})`;

/** `by` has not muted `member`. */
export const notMuted = (by: string, member: string) =>
  `NOT EXISTS (SELECT 1 FROM mutes mm WHERE mm.member_id = ${by} AND mm.other_id = ${member})`;
