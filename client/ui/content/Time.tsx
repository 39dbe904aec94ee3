import { chakra } from '@chakra-ui/react';

export type TimeFormat = 'date' | 'dateTime' | 'long' | 'longTime' | 'relative' | 'meeting';

type SaidFormat = 'relative' | 'meeting';

const exact: Intl.DateTimeFormatOptions = { dateStyle: 'full', timeStyle: 'short' };

const formats: Record<Exclude<TimeFormat, SaidFormat>, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  dateTime: { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  longTime: exact,
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** Rounded, because days with a clock change have 23 or 25 hours. */
const daysBetween = (from: Date, to: Date) =>
  Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / day);

const yearUnlessThis = (date: Date, now: Date) =>
  date.getFullYear() === now.getFullYear() ? undefined : 'numeric';

/** A relative time: just now, 5 minutes ago, yesterday, on Monday, 3 March, 3 March 2024. */
export function sayTime(date: Date, now: Date): string {
  const elapsed = now.getTime() - date.getTime();
  const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
  if (elapsed >= 0 && elapsed < minute) return 'just now';
  if (elapsed >= 0 && elapsed < hour) return relative.format(-Math.floor(elapsed / minute), 'minute');
  const days = daysBetween(date, now);
  if (days === 0 && elapsed >= 0) return relative.format(-Math.floor(elapsed / hour), 'hour');
  if (days === 1) return relative.format(-1, 'day');
  if (days > 1 && days < 7) return date.toLocaleDateString(undefined, { weekday: 'long' });
  return date.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'long',
    year: yearUnlessThis(date, now),
  });
}

function sayDay(date: Date, now: Date): string {
  const days = daysBetween(now, date);
  if (Math.abs(days) <= 1) {
    const word = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }).format(days, 'day');
    return word.charAt(0).toLocaleUpperCase() + word.slice(1);
  }
  if (days > 1 && days < 7) return date.toLocaleDateString(undefined, { weekday: 'long' });
  const year = yearUnlessThis(date, now);
  return date.toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long', year });
}

/** A meeting's time: Today, 19:00; Tomorrow, 19:00; Monday, 19:00; Monday 7 December, 19:00. */
export const sayMeeting = (date: Date, now: Date): string =>
  `${sayDay(date, now)}, ${date.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })}`;

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
  const exactly = date.toLocaleString(undefined, exact);
  return (
    <time dateTime={value} title={what ? `${what} ${exactly}` : exactly}>
      {what && <chakra.span srOnly>{what} </chakra.span>}
      {isSaid(format) ? say[format](date, new Date()) : date.toLocaleString(undefined, formats[format])}
    </time>
  );
}
