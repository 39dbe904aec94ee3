import { chakra } from '@chakra-ui/react';
import { dateFormat, formatRelative } from './formats';

type TimeFormat = 'date' | 'dateTime' | 'long' | 'longTime' | 'relative' | 'meeting';

type SaidFormat = 'relative' | 'meeting';

const exact = dateFormat({ dateStyle: 'full', timeStyle: 'short' });

const ofYear = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const formats: Record<Exclude<TimeFormat, SaidFormat>, (date: Date) => string> = {
  date: dateFormat(ofYear),
  dateTime: dateFormat({ ...ofYear, hour: 'numeric', minute: '2-digit' }),
  long: dateFormat({ ...ofYear, weekday: 'long' }),
  longTime: exact,
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** Rounded, because days with a clock change have 23 or 25 hours. */
const daysBetween = (from: Date, to: Date) =>
  Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / day);

const sayWeekday = dateFormat({ weekday: 'long' });
const sayTimeOfDay = dateFormat({ hour: 'numeric', minute: '2-digit' });

/** Without its year, if that is this one. */
const sayDate = (options: Intl.DateTimeFormatOptions) => {
  const inThisYear = dateFormat({ ...options, day: 'numeric', month: 'long' });
  const inOtherYear = dateFormat({ ...options, ...ofYear });
  return (date: Date, now: Date) =>
    date.getFullYear() === now.getFullYear() ? inThisYear(date) : inOtherYear(date);
};
const sayPlainDate = sayDate({});
const sayLongDate = sayDate({ weekday: 'long' });

/** A relative time: just now, 5 minutes ago, yesterday, on Monday, 3 March, 3 March 2024. */
export function sayTime(date: Date, now: Date): string {
  const elapsed = now.getTime() - date.getTime();
  if (elapsed >= 0 && elapsed < minute) return 'just now';
  if (elapsed >= 0 && elapsed < hour) return formatRelative(-Math.floor(elapsed / minute), 'minute');
  const days = daysBetween(date, now);
  if (days === 0 && elapsed >= 0) return formatRelative(-Math.floor(elapsed / hour), 'hour');
  if (days === 1) return formatRelative(-1, 'day');
  return days > 1 && days < 7 ? sayWeekday(date) : sayPlainDate(date, now);
}

function sayDay(date: Date, now: Date): string {
  const days = daysBetween(now, date);
  if (Math.abs(days) <= 1) {
    const word = formatRelative(days, 'day');
    return word.charAt(0).toLocaleUpperCase() + word.slice(1);
  }
  return days > 1 && days < 7 ? sayWeekday(date) : sayLongDate(date, now);
}

/** A meeting's time: Today, 19:00; Tomorrow, 19:00; Monday, 19:00; Monday 7 December, 19:00. */
export const sayMeeting = (date: Date, now: Date): string => `${sayDay(date, now)}, ${sayTimeOfDay(date)}`;

const say: Record<SaidFormat, (date: Date, now: Date) => string> = { relative: sayTime, meeting: sayMeeting };

const isSaid = (format: TimeFormat): format is SaidFormat => format in say;

export interface TimeProps {
  /** ISO 8601. */
  value: string;
  format?: TimeFormat;
  /** The event, such as 'Published', if the context doesn't say. */
  what?: string;
}

/** A date in the viewer's time zone, with the exact time as tooltip. */
export function Time({ value, format = 'relative', what }: TimeProps) {
  const date = new Date(value);
  const exactly = exact(date);
  return (
    <time dateTime={value} title={what ? `${what} ${exactly}` : exactly}>
      {what && <chakra.span srOnly>{what} </chakra.span>}
      {isSaid(format) ? say[format](date, new Date()) : formats[format](date)}
    </time>
  );
}
