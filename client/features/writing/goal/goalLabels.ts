import type { GoalPeriod, GoalUnit } from '../../../__generated__/GoalProgress_goal.graphql';
import { localDay } from '../../../documents/model/localDay';
import { dateFormat, formatNumber } from '../../../ui/content/formats';

export type Unit = 'WORDS' | 'MINUTES';
export type Period = 'DAY' | 'WEEK' | 'RANGE';

export const periods = [
  { value: 'DAY', label: 'Every day' },
  { value: 'WEEK', label: 'Every week' },
  { value: 'RANGE', label: 'By a date' },
] as const;

export const units = [
  { value: 'WORDS', label: 'Words' },
  { value: 'MINUTES', label: 'Minutes' },
] as const;

const names: Record<string, readonly [one: string, more: string]> = {
  WORDS: ['word', 'words'],
  MINUTES: ['minute', 'minutes'],
};

/** As in `1 word` or `1,200 minutes`. */
export const amountLabel = (amount: number, unit: GoalUnit): string => {
  const [one, more] = names[unit] ?? ['', ''];
  return `${formatNumber(amount)} ${amount === 1 ? one : more}`;
};

/** As in `120 of 300 words`. */
export const shareLabel = (done: number, target: number, unit: GoalUnit): string =>
  `${formatNumber(done)} of ${amountLabel(target, unit)}`;

const dayOptions = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const formatInThisYear = dateFormat(dayOptions);
const formatInOtherYear = dateFormat({ ...dayOptions, year: 'numeric' });

/** A day, with its year if that isn't the present one; in UTC because calendar days have no time zone. */
export const dayLabel = (day: string): string => {
  const isThisYear = localDay(Date.now()).startsWith(day.slice(0, 4));
  const format = isThisYear ? formatInThisYear : formatInOtherYear;
  return format(new Date(`${day}T00:00:00Z`));
};

/** As in `This week`; the days of a range. */
export const periodLabel = (period: GoalPeriod, from: string, to: string): string => {
  if (period === 'DAY') return 'Today';
  return period === 'WEEK' ? 'This week' : `${dayLabel(from)} to ${dayLabel(to)}`;
};

/** As in `3 days in a row`; empty for fewer than two. */
export const streakLabel = (streak: number, period: GoalPeriod): string =>
  streak > 1 ? `${streak} ${period === 'WEEK' ? 'weeks' : 'days'} in a row` : '';
