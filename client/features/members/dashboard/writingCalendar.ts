import { dayMs } from '../../../../server/contract/calendar';

export interface WrittenDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly words: number;
}

export interface CalendarDay extends WrittenDay {
  /** 0 for no words, up to 4. */
  readonly step: number;
}

export const weeksShown = 53;

/** The number of days from 1970 to a day; in UTC every day has 24 hours. */
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;
const toDay = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/** Minimum words of each step; fixed, so that earlier dots never fade. */
export const stepsFrom = [1, 100, 300, 750] as const;

const stepOf = (words: number) => stepsFrom.filter((from) => words >= from).length;

/** The range to fetch: enough for 53 weeks with any first weekday. */
export const daysToRead = (today: string) => ({
  from: toDay(dayNumber(today) - weeksShown * 7 + 1),
  to: today,
});

const monday = 1;

interface WeekInfo {
  firstDay: number;
}

/** The first weekday of a locale: 1 is Monday, 7 is Sunday. */
export function firstWeekday(language: string): number {
  try {
    const locale = new Intl.Locale(language) as Intl.Locale & {
      getWeekInfo?(): WeekInfo;
      weekInfo?: WeekInfo;
    };
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? monday;
  } catch {
    // Some browsers report invalid locales, such as en-US@posix.
    return monday;
  }
}

/** The past 53 weeks, for the drawing, the summary and the table. `firstDayOfWeek`: 1 is Monday, 7 is Sunday. */
export function writingCalendar(written: readonly WrittenDay[], today: string, firstDayOfWeek: number) {
  const wordsOn = new Map(written.map(({ day, words }) => [day, words]));
  const last = dayNumber(today);
  // + 14, because the difference can be negative, and its remainder would be as well.
  const daysIntoWeek = (new Date(last * dayMs).getUTCDay() - firstDayOfWeek + 14) % 7;
  const first = last - daysIntoWeek - (weeksShown - 1) * 7;
  const days = Array.from({ length: last - first + 1 }, (_, index) => {
    const day = toDay(first + index);
    const words = wordsOn.get(day) ?? 0;
    return { day, words, step: stepOf(words) };
  });
  const writtenOn = days.filter(({ words }) => words > 0);
  const latestFirst = [...writtenOn].reverse();
  return {
    days,
    words: sum(writtenOn),
    daysWritten: writtenOn.length,
    streak: latestStreak(days),
    /** Those with words, as YYYY-MM, the latest first, and their days likewise. */
    months: [...new Set(latestFirst.map(({ day }) => day.slice(0, 7)))].map((month) => {
      const ofMonth = latestFirst.filter(({ day }) => day.startsWith(month));
      return { month, words: sum(ofMonth), days: ofMonth };
    }),
  };
}

export type WritingCalendar = ReturnType<typeof writingCalendar>;

const sum = (days: readonly WrittenDay[]) => days.reduce((total, { words }) => total + words, 0);

/** The length of the latest streak. Today without words doesn't end it, because the day isn't over. */
function latestStreak(days: readonly WrittenDay[]): number {
  const past = days.at(-1)?.words === 0 ? days.slice(0, -1) : days;
  return past.length - 1 - past.findLastIndex(({ words }) => words === 0);
}
