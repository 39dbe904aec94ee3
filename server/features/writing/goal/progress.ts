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

interface Written {
  today: string;
  /** Words or minutes by day; a day without any may be missing. */
  on: ReadonlyMap<string, number>;
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

const sumOf = ({ on }: Written, from: string, to: string) => {
  let sum = 0;
  for (const [day, amount] of on) if (day >= from && day <= to) sum += amount;
  return sum;
};

/** Computes a goal's progress from the member's days. Days off don't end a streak, and need nothing. */
export function progressOf(goal: GoalFacts, written: Written): Progress {
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
    // Leave out today's words: today's share must not shrink while the member writes.
    perDay: perDay(
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

function perDay(left: number, from: string, to: string, isOff: (day: string) => boolean): number | null {
  let days = 0;
  for (let day = from; day <= to; day = dayAfter(day)) if (!isOff(day)) days += 1;
  return left > 0 && days > 0 ? Math.ceil(left / days) : null;
}

/** A day counts if its goal was met, or, in a range, if anything was written. Today counts once it does. */
function daysInARow(
  { period, target, startsOn, endsOn }: GoalFacts,
  { on, today }: Written,
  isOff: (day: string) => boolean,
) {
  const isRange = period === GoalPeriod.RANGE;
  const least = isRange ? 1 : target;
  const first = isRange && startsOn ? startsOn : dayAfter(today, -limits.goal.keptDays);
  const last = isRange && endsOn && endsOn < today ? endsOn : today;
  let days = 0;
  for (let day = last; day >= first; day = dayAfter(day, -1))
    if ((on.get(day) ?? 0) >= least) days += 1;
    else if (day !== today && !isOff(day)) break;
  return days;
}

/** A week in which every day was off doesn't end the streak. */
function weeksInARow({ target }: GoalFacts, written: Written, isOff: (day: string) => boolean) {
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
