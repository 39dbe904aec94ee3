import { chakra } from '@chakra-ui/react';
import { dateFormat, formatRelative } from './formats';

const formatExactly = dateFormat({ dateStyle: 'full', timeStyle: 'short' });

const dayMonthYear = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** The number of calendar days, rounded because days with a clock change have 23 or 25 hours. */
const daysBetween = (from: Date, to: Date) =>
  Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / day);

const formatWeekday = dateFormat({ weekday: 'long' });
const formatTimeOfDay = dateFormat({ hour: 'numeric', minute: '2-digit' });

/** Formats dates without the year if it is the present one. */
const yearlessFormat = (options: Intl.DateTimeFormatOptions) => {
  const inThisYear = dateFormat({ ...options, day: 'numeric', month: 'long' });
  const inOtherYear = dateFormat({ ...options, ...dayMonthYear });
  return (date: Date, now: Date) =>
    date.getFullYear() === now.getFullYear() ? inThisYear(date) : inOtherYear(date);
};
const formatPlainDate = yearlessFormat({});
const formatLongDate = yearlessFormat({ weekday: 'long' });

/** A relative time: just now, 5 minutes ago, yesterday, on Monday, 3 March, 3 March 2024. */
export function formatTime(date: Date, now: Date): string {
  const elapsed = now.getTime() - date.getTime();
  if (elapsed >= 0 && elapsed < minute) return 'just now';
  if (elapsed >= 0 && elapsed < hour) return formatRelative(-Math.floor(elapsed / minute), 'minute');
  const days = daysBetween(date, now);
  if (days === 0 && elapsed >= 0) return formatRelative(-Math.floor(elapsed / hour), 'hour');
  if (days === 1) return formatRelative(-1, 'day');
  return days > 1 && days < 7 ? formatWeekday(date) : formatPlainDate(date, now);
}

function formatDay(date: Date, now: Date): string {
  const days = daysBetween(now, date);
  if (Math.abs(days) <= 1) {
    const word = formatRelative(days, 'day');
    return word.charAt(0).toLocaleUpperCase() + word.slice(1);
  }
  return days > 1 && days < 7 ? formatWeekday(date) : formatLongDate(date, now);
}

/** A meeting's time: Today, 19:00; Tomorrow, 19:00; Monday, 19:00; Monday 7 December, 19:00. */
export const formatMeeting = (date: Date, now: Date): string =>
  `${formatDay(date, now)}, ${formatTimeOfDay(date)}`;

/** Formats of a date; some depend on the present time. */
const formats = {
  date: dateFormat(dayMonthYear),
  dateTime: dateFormat({ ...dayMonthYear, hour: 'numeric', minute: '2-digit' }),
  long: dateFormat({ ...dayMonthYear, weekday: 'long' }),
  longTime: formatExactly,
  relative: formatTime,
  meeting: formatMeeting,
} satisfies Record<string, (date: Date, now: Date) => string>;

interface TimeProps {
  /** ISO 8601. */
  value: string;
  format?: keyof typeof formats;
  /** The event, such as 'Published', if the context doesn't name it. */
  what?: string;
}

/** A date in the viewer's time zone, with the exact time as tooltip. */
export function Time({ value, format = 'relative', what }: TimeProps) {
  const date = new Date(value);
  const exactTime = formatExactly(date);
  return (
    <time dateTime={value} title={what ? `${what} ${exactTime}` : exactTime}>
      {what && <chakra.span srOnly>{what} </chakra.span>}
      {formats[format](date, new Date())}
    </time>
  );
}
