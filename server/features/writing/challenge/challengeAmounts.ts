import { GoalUnit } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { minutesWrittenSql, wordsWrittenSql } from '../writingDay/amounts';

const sources: Record<GoalUnit, { table: string; amount: string }> = {
  [GoalUnit.WORDS]: { table: 'writing_days', amount: wordsWrittenSql },
  [GoalUnit.MINUTES]: { table: 'writing_minutes', amount: minutesWrittenSql },
};

/**
 * SQL: the offsets of days from 0. Each day is looked up by itself, because for a range of days the database would read a
 * member's whole past.
 */
const dayOffsetsSql = `(WITH RECURSIVE each_day AS (
    SELECT 0 AS place UNION ALL SELECT place + 1 FROM each_day WHERE place < ${limits.challenge.rangeDays - 1}
  ) SELECT place FROM each_day) days`;

/** SQL: the last day that counts. In a challenge that was closed before its first day, none does. */
const lastDaySql = 'LEAST(c.ends_on, COALESCE(c.closed_on, c.ends_on))';

/** Parts of a statement that sums what members `m` have written for the challenge `c`. */
export const amountSql = (unit: GoalUnit) => ({
  amount: sources[unit].amount,
  from: `challenge_members m STRAIGHT_JOIN ${dayOffsetsSql}
    STRAIGHT_JOIN ${sources[unit].table} d ON d.user_id = m.user_id AND d.day = c.starts_on + INTERVAL days.place DAY`,
  where: `m.challenge_id = c.id AND days.place <= DATEDIFF(${lastDaySql}, c.starts_on)`,
});

/** The maximum of GraphQL's Int: without this limit a single member could make a total unreadable for all. */
export const maxTotal = 2 ** 31 - 1;
