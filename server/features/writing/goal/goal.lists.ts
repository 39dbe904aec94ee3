import { GoalUnit } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import type { WritingGoalRow } from '../../../model/goal.entity';
import type { Context } from '../../../request/context';
import { ownerIdOf } from '../../../request/loaders';
import { minutesWrittenSql, wordsWrittenSql } from '../writingDay/amounts';
import { dayOf } from '../writingDay/countForDay';
import { WritingGoal } from './goal.types';
import { dayAfter, progressOf } from './progress';

type GoalRow = Omit<WritingGoalRow, 'userId'> & { ownerId: string };

/** The member's goals and their progress. */
export async function goalsOf(ctx: Context, userId: string, today?: string | null): Promise<WritingGoal[]> {
  const day = dayOf(ctx, today);
  const goals = await ctx.db.readByIds<GoalRow>(
    [userId],
    ownerIdOf,
    `SELECT user_id AS ownerId, period, unit, target, starts_on AS startsOn, ends_on AS endsOn, weekdays_off AS weekdaysOff
     FROM writing_goals WHERE user_id IN (:ids) ORDER BY period`,
  );
  const amounts = (unit: GoalUnit) => {
    const counted = goals.filter((goal) => goal.unit === unit);
    const starts = counted.flatMap(({ startsOn }) => startsOn ?? []);
    const [from = day] = [dayAfter(day, -limits.goal.keptDays), ...starts].sort();
    return counted.length > 0 ? amountsOf(ctx, userId, unit, from) : new Map<string, number>();
  };
  const [words, minutes, daysOff] = await Promise.all([
    amounts(GoalUnit.WORDS),
    amounts(GoalUnit.MINUTES),
    goals.length > 0 ? daysOffOf(ctx, userId) : [],
  ]);
  const daysOffSet = new Set(daysOff);
  return goals.map((goal) =>
    Object.assign(new WritingGoal(), {
      period: goal.period,
      unit: goal.unit,
      target: goal.target,
      weekdaysOff: weekdaysOf(goal.weekdaysOff),
      ...progressOf(goal, {
        today: day,
        amounts: goal.unit === GoalUnit.WORDS ? words : minutes,
        daysOff: daysOffSet,
      }),
    }),
  );
}

/** The weekdays, from 1 for Monday, whose bits are set; bit 0 is Monday's. */
const weekdaysOf = (bits: number) => [1, 2, 3, 4, 5, 6, 7].filter((weekday) => bits & (1 << (weekday - 1)));

/** Words or minutes by day, since `from`. */
async function amountsOf(
  ctx: Context,
  userId: string,
  unit: GoalUnit,
  from: string,
): Promise<Map<string, number>> {
  const [table, amount] =
    unit === GoalUnit.WORDS ? ['writing_days', wordsWrittenSql] : ['writing_minutes', minutesWrittenSql];
  const rows = await ctx.db.read<{ day: string; amount: string }>(
    `SELECT DATE_FORMAT(d.day, '%Y-%m-%d') AS day, ${amount} AS amount FROM ${table} d
     WHERE d.user_id = ? AND d.day >= ? GROUP BY d.day`,
    [userId, from],
  );
  return new Map(rows.map(({ day, amount }) => [day, Number(amount)]));
}

/** Single days off, earliest first; past ones are kept as long as a goal may count them. */
export async function daysOffOf(ctx: Context, userId: string): Promise<string[]> {
  const rows = await ctx.db.read<{ day: string }>(
    'SELECT day FROM writing_days_off WHERE user_id = ? ORDER BY day',
    [userId],
  );
  return rows.map(({ day }) => day);
}

/**
 * Whether any goal or challenge counts the member's minutes. It counts until a day after its end, because days are the member's own: west
 * of the group's time zone, the last day continues after the group's next day has begun.
 */
export async function countsMinutes(ctx: Context, userId: string): Promise<boolean> {
  const yesterday = dayAfter(dayOf(ctx, null), -1);
  const [row] = await ctx.db.read<{ counts: number }>(
    `SELECT EXISTS (
       SELECT 1 FROM writing_goals g
       WHERE g.user_id = ? AND g.unit = '${GoalUnit.MINUTES}' AND COALESCE(g.ends_on, ?) >= ?
     ) OR EXISTS (
       SELECT 1 FROM challenge_members m STRAIGHT_JOIN challenges c ON c.id = m.challenge_id
       WHERE m.user_id = ? AND c.unit = '${GoalUnit.MINUTES}' AND LEAST(c.ends_on, COALESCE(c.closed_on, c.ends_on)) >= ?
     ) AS counts`,
    [userId, yesterday, yesterday, userId, yesterday],
  );
  return Number(row?.counts) === 1;
}
