import { dayMs } from '../../../../server/contract/calendar';
import { dateFormat } from '../../../ui/content/formats';
import { wordsLabel } from '../../../ui/content/labels';
import type { WritingCalendar, WrittenDay } from './writingCalendar';

/** Makes a formatter of days. It formats in UTC, because calendar days have no time zone. */
function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = dateFormat({ ...options, timeZone: 'UTC' });
  return (day) => format(new Date(`${day}T00:00:00Z`));
}

export const formatDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const formatFirstOfMonth = dayFormat({ month: 'long', year: 'numeric' });
export const formatMonth = (month: string) => formatFirstOfMonth(`${month}-01`);
export const formatShortMonth = dayFormat({ month: 'short' });
const formatWeekday = dateFormat({ weekday: 'short', timeZone: 'UTC' });

export const weekdayNames = (firstDay: string): string[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = new Date(Date.parse(`${firstDay}T00:00:00Z`) + index * dayMs);
    return formatWeekday(day);
  });

/** As in `Monday, June 1: 120 words`. */
export const dayWithWords = ({ day, words }: WrittenDay) =>
  `${formatDay(day)}: ${words === 0 ? 'no words' : wordsLabel(words)}`;

const daysLabel = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export function yearInWords({ words, daysWritten, streak }: WritingCalendar): string {
  if (daysWritten === 0) return 'Nothing written in the past year. Today is a good day for a line.';
  const year = `${wordsLabel(words)} on ${daysLabel(daysWritten)} in the past year.`;
  return streak > 1 ? `${year} You are on a run of ${streak} days.` : year;
}
