import { dayMs } from '../../../contract/calendar';
import { GoalPeriod } from '../../../contract/enums';
import { limits } from '../../../contract/limits';

/** The calendar day this many days after another. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

const mondayOf = (day: string) => dayAfter(day, 1 - weekdayOf(day));

export interface GoalFacts {
  period: GoalPeriod;
  target: number;
  startsOn: string | null;
  endsOn: string | null;
  /** Bit 0 is Monday. */
  weekdaysOff: number;
}

interface WrittenDays {
  today: string;
  /** Words or minutes by day; a day without any may be missing. */
  amounts: ReadonlyMap<string, number>;
  daysOff: ReadonlySet<string>;
}

interface Progress {
  /** The current period. */
  from: string;
  to: string;
  done: number;
  isDayOff: boolean;
  /** Days or weeks in a row. */
  streak: number;
  /** The amount that each remaining day needs, including today; null if nothing is left to do or no day remains. */
  perDay: number | null;
}

const sumOf = ({ amounts }: WrittenDays, from: string, to: string) => {
  let sum = 0;
  for (const [day, amount] of amounts) if (day >= from && day <= to) sum += amount;
  return sum;
};

/** Computes a goal's progress from the member's days. Days off don't end a streak, and need nothing. */
export function progressOf(goal: GoalFacts, written: WrittenDays): Progress {
  const { today } = written;
  const [from, to] = periodOf(goal, today);
  const isOff = (day: string) =>
    written.daysOff.has(day) || (goal.weekdaysOff & (1 << (weekdayOf(day) - 1))) !== 0;
  const done = sumOf(written, from, to);
  return {
    from,
    to,
    done,
    isDayOff: isOff(today),
    streak: (goal.period === GoalPeriod.WEEK ? weeksInARow : daysInARow)(goal, written, isOff),
    // Today's words are left out, so that today's share doesn't shrink while the member writes.
    perDay: neededPerDay(
      goal.target - sumOf(written, from, dayAfter(today, -1)),
      today > from ? today : from,
      to,
      isOff,
    ),
  };
}

function periodOf({ period, startsOn, endsOn }: GoalFacts, today: string): [from: string, to: string] {
  if (period === GoalPeriod.RANGE && startsOn && endsOn) return [startsOn, endsOn];
  if (period === GoalPeriod.WEEK) return [mondayOf(today), dayAfter(mondayOf(today), 6)];
  return [today, today];
}

/** The amount that each day needs until the amount `left` is reached; null if nothing is left or all days are off. */
function neededPerDay(
  left: number,
  from: string,
  to: string,
  isOff: (day: string) => boolean,
): number | null {
  let days = 0;
  for (let day = from; day <= to; day = dayAfter(day)) if (!isOff(day)) days += 1;
  return left > 0 && days > 0 ? Math.ceil(left / days) : null;
}

/** Counts the latest days in a row on which the goal was met, or, in a range, anything was written. Today doesn't end the streak yet. */
function daysInARow(
  { period, target, startsOn, endsOn }: GoalFacts,
  { amounts, today }: WrittenDays,
  isOff: (day: string) => boolean,
) {
  const isRange = period === GoalPeriod.RANGE;
  const minAmount = isRange ? 1 : target;
  const first = isRange && startsOn ? startsOn : dayAfter(today, -limits.goal.keptDays);
  const last = isRange && endsOn && endsOn < today ? endsOn : today;
  let days = 0;
  for (let day = last; day >= first; day = dayAfter(day, -1))
    if ((amounts.get(day) ?? 0) >= minAmount) days += 1;
    else if (day !== today && !isOff(day)) break;
  return days;
}

/**
 * Counts the latest weeks in a row in which the goal was met. This week doesn't end the streak yet, nor do weeks without a day
 * that isn't off.
 */
function weeksInARow({ target }: GoalFacts, written: WrittenDays, isOff: (day: string) => boolean) {
  const thisWeek = mondayOf(written.today);
  const first = dayAfter(written.today, -limits.goal.keptDays);
  let weeks = 0;
  for (let monday = thisWeek; monday >= first; monday = dayAfter(monday, -7))
    if (sumOf(written, monday, dayAfter(monday, 6)) >= target) weeks += 1;
    else if (monday !== thisWeek && !isAllOff(monday, isOff)) break;
  return weeks;
}

const isAllOff = (monday: string, isOff: (day: string) => boolean) =>
  [0, 1, 2, 3, 4, 5, 6].every((days) => isOff(dayAfter(monday, days)));
