import { wordsLabel } from '../../ui/content/labels';
import type { WritingCalendar, WrittenDay } from './writingCalendar';

/** Formats in UTC, because calendar days have no time zone. */
const say = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { ...options, timeZone: 'UTC' });

export const sayDay = (day: string) => say(day, { weekday: 'long', day: 'numeric', month: 'long' });
export const sayMonth = (month: string) => say(`${month}-01`, { month: 'long', year: 'numeric' });
export const sayShortMonth = (day: string) => say(day, { month: 'short' });

/** Names of weekdays, starting with that of the first day. */
export const weekdayNames = (firstDay: string): string[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = new Date(Date.parse(`${firstDay}T00:00:00Z`) + index * 86_400_000);
    return day.toLocaleDateString(undefined, { weekday: 'short', timeZone: 'UTC' });
  });

export const dayWords = ({ day, words }: WrittenDay) =>
  `${sayDay(day)}: ${words === 0 ? 'no words' : wordsLabel(words)}`;

const daysLabel = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** A summary of the year. */
export function yearInWords({ words, daysWritten, run }: WritingCalendar): string {
  if (daysWritten === 0) return 'Nothing written in the past year. Today is a good day for a line.';
  const year = `${wordsLabel(words)} on ${daysLabel(daysWritten)} in the past year.`;
  return run > 1 ? `${year} You are on a run of ${run} days.` : year;
}
