import { GoalPeriod } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { badInput } from '../../../lib/errors';
import { WritingDayOff, WritingGoalRow } from '../../../model/goal.entity';
import type { Context } from '../../../request/context';
import { lockAccount } from '../../members/user/memberRows';
import { minutesWrittenSql } from '../writingDay/amounts';
import { dayOf, daysBetween } from '../writingDay/countForDay';
import type { RecordWritingMinutesInput, SetDayOffInput, SetGoalInput } from './goal.inputs';

const texts = messages.goal;
const hourMs = 60 * 60 * 1000;
/** Hours by which the first time zone is ahead of UTC. */
const maxZoneHours = 14;

/** Runs writes in a transaction in which the member's account is locked against deletion. */
const writeFor = <T>(ctx: Context, userId: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    return work(tx);
  });

/** The first and the last day of a goal with a range; null for other goals. BAD_USER_INPUT if they are invalid. */
function rangeOf({ period, startsOn, endsOn }: SetGoalInput, today: string) {
  if (period !== GoalPeriod.RANGE) return { startsOn: null, endsOn: null };
  if (!startsOn) throw badInput({ startsOn: texts.daysNeeded });
  if (!endsOn) throw badInput({ endsOn: texts.daysNeeded });
  if (endsOn < startsOn) throw badInput({ endsOn: texts.order });
  if (daysBetween(startsOn, endsOn) >= limits.goal.rangeDays) throw badInput({ endsOn: texts.tooLong });
  if (Math.abs(daysBetween(today, startsOn)) > limits.goal.startDays)
    throw badInput({ startsOn: texts.tooFar });
  return { startsOn, endsOn };
}

/** Sets the goal of a period. */
export async function setGoal(ctx: Context, userId: string, input: SetGoalInput): Promise<void> {
  const { startsOn, endsOn } = rangeOf(input, dayOf(ctx, input.today));
  const weekdayBits = (input.weekdaysOff ?? []).reduce((bits, weekday) => bits | (1 << (weekday - 1)), 0);
  const values = [input.unit, input.target, startsOn, endsOn, weekdayBits];
  await writeFor(ctx, userId, (tx) =>
    tx.execute(
      `INSERT INTO writing_goals (user_id, period, unit, target, starts_on, ends_on, weekdays_off)
       VALUES (?, ?, ?, ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE unit = ?, target = ?, starts_on = ?, ends_on = ?, weekdays_off = ?`,
      [userId, input.period, ...values, ...values],
    ),
  );
}

/** Removes the goal of a period; without one nothing changes. */
export async function removeGoal(ctx: Context, userId: string, period: GoalPeriod): Promise<void> {
  await writeFor(ctx, userId, (tx) => tx.delete(WritingGoalRow, { userId, period }));
}

/** Makes a single day a day off, or removes it from them. */
export async function setDayOff(ctx: Context, userId: string, input: SetDayOffInput): Promise<void> {
  const { day, isOff } = input;
  const daysAhead = daysBetween(dayOf(ctx, input.today), day);
  const { daysOff } = limits.goal;
  if (isOff && (daysAhead < -daysOff.back || daysAhead > daysOff.ahead))
    throw badInput({ day: texts.dayOff });
  await writeFor(ctx, userId, async (tx) => {
    if (isOff)
      await tx.execute('INSERT IGNORE INTO writing_days_off (user_id, day) VALUES (?, ?)', [userId, day]);
    else await tx.delete(WritingDayOff, { userId, day });
  });
}

/** The minutes of each hour as bits. */
function bitsOfHours(minutes: readonly number[]): Map<number, bigint> {
  const bits = new Map<number, bigint>();
  for (const minute of minutes) {
    const hour = Math.floor(minute / 60);
    bits.set(hour, (bits.get(hour) ?? 0n) | (1n << BigInt(minute % 60)));
  }
  return bits;
}

/**
 * Adds minutes of a day, and returns how many the day has. A minute counts once, however often and by however many devices it is
 * reported, so a report whose response was lost can be repeated. Minutes that haven't begun anywhere on Earth are refused, and so are
 * days more than `limits.goal.reportedDays` back.
 */
export async function recordWritingMinutes(
  ctx: Context,
  userId: string,
  { day, minutes }: RecordWritingMinutesInput,
): Promise<number> {
  const now = ctx.now().getTime();
  const latestStart = Date.parse(day) + (Math.max(0, ...minutes) / 60 - maxZoneHours) * hourMs;
  const isTooOld = daysBetween(new Date(now).toISOString().slice(0, 10), day) < -limits.goal.reportedDays;
  if (isTooOld || latestStart > now) throw badInput({ minutes: texts.minutes });
  return writeFor(ctx, userId, async (tx) => {
    for (const [hour, bits] of [...bitsOfHours(minutes)].sort(([one], [other]) => one - other))
      await tx.execute(
        `INSERT INTO writing_minutes (user_id, day, hour, minutes) VALUES (?, ?, ?, CAST(? AS UNSIGNED))
         ON DUPLICATE KEY UPDATE minutes = minutes | CAST(? AS UNSIGNED)`,
        [userId, day, hour, String(bits), String(bits)],
      );
    const [sum] = await tx.read<{ n: string | null }>(
      `SELECT ${minutesWrittenSql} AS n FROM writing_minutes d WHERE d.user_id = ? AND d.day = ?`,
      [userId, day],
    );
    return Number(sum?.n ?? 0);
  });
}
