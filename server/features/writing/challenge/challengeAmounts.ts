import { GoalUnit } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { minutesOfHours, wordsOfDay } from '../writingDay/amounts';

const sources: Record<GoalUnit, { table: string; amount: string }> = {
  [GoalUnit.WORDS]: { table: 'writing_days', amount: wordsOfDay },
  [GoalUnit.MINUTES]: { table: 'writing_minutes', amount: minutesOfHours },
};

/** Offsets of days, for look-ups by member and day; a range of days would read a member's whole past. */
const places = `(WITH RECURSIVE each_day AS (
    SELECT 0 AS place UNION ALL SELECT place + 1 FROM each_day WHERE place < ${limits.challenge.rangeDays - 1}
  ) SELECT place FROM each_day) days`;

/** The last day that counts. A challenge closed before its first day counts nothing. */
const lastDay = 'LEAST(c.ends_on, COALESCE(c.closed_on, c.ends_on))';

/** The amounts that members `m` have written for the challenge `c`, as parts of a statement. */
export const amountFrom = (unit: GoalUnit) => ({
  amount: sources[unit].amount,
  from: `challenge_members m STRAIGHT_JOIN ${places}
    STRAIGHT_JOIN ${sources[unit].table} d ON d.user_id = m.user_id AND d.day = c.starts_on + INTERVAL days.place DAY`,
  where: `m.challenge_id = c.id AND days.place <= DATEDIFF(${lastDay}, c.starts_on)`,
});

/** The maximum of GraphQL's Int: without this limit a single member could make a total unreadable for all. */
export const longestTotal = 2 ** 31 - 1;
