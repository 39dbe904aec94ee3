import { GoalPeriod, GoalUnit } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import type { WritingGoalRow } from '../../../model/goal.entity';
import type { Context } from '../../../request/context';
import { minutesWrittenSql, wordsWrittenSql } from '../writingDay/amounts';
import { dayOf } from '../writingDay/countForDay';
import { WritingGoal } from './goal.types';
import { dayAfter, progressOf } from './progress';

type GoalRow = Omit<WritingGoalRow, 'userId'>;

/** The member's goals and their progress. Everything is read at the same time, so that it can share a statement with a screen's other reads. */
export async function goalsOf(ctx: Context, userId: string, today?: string | null): Promise<WritingGoal[]> {
  const day = dayOf(ctx, today);
  const countedFrom = dayAfter(day, -limits.goal.keptDays);
  const [goals, words, minutes, daysOff] = await Promise.all([
    ctx.db.read<GoalRow>(
      `SELECT period, unit, target, starts_on AS startsOn, ends_on AS endsOn, weekdays_off AS weekdaysOff
       FROM writing_goals WHERE user_id = ? ORDER BY period`,
      [userId],
    ),
    amountsOf(ctx, userId, GoalUnit.WORDS, countedFrom),
    amountsOf(ctx, userId, GoalUnit.MINUTES, countedFrom),
    daysOffOf(ctx, userId),
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

/** Words or minutes by day, since `from` or, if that is earlier, since the first day of the member's goal with a range. */
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
     WHERE d.user_id = ? AND d.day >= COALESCE((SELECT r.starts_on FROM writing_goals r
       WHERE r.user_id = ? AND r.period = '${GoalPeriod.RANGE}' AND r.starts_on < ?), ?)
     AND EXISTS (SELECT 1 FROM writing_goals g WHERE g.user_id = ? AND g.unit = ?)
     GROUP BY d.day`,
    [userId, userId, from, from, userId, unit],
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
