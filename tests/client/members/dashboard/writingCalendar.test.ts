import { yearInWords } from '../../../../client/features/members/dashboard/calendarLabels';
import {
  daysToRead,
  firstWeekday,
  writingCalendar,
} from '../../../../client/features/members/dashboard/writingCalendar';

const [sunday, monday] = [0, 1];
/** A Wednesday. */
const today = '2026-03-18';
const written = (...days: [day: string, words: number][]) => days.map(([day, words]) => ({ day, words }));

describe('the displayed weeks', () => {
  test.each([
    ['Monday', monday, '2025-03-17'],
    ['Sunday', sunday, '2025-03-16'],
  ])('are 53 that begin on a %s, and end today', (_day, firstDay, first) => {
    const { days } = writingCalendar([], today, firstDay);
    expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))]);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([first, today]);
    expect(Math.ceil(days.length / 7)).toBe(53);
  });

  test('are all requested, whatever the first day of the week, and within the server’s limit', () => {
    const { from, to } = daysToRead(today);
    expect([from, to]).toEqual(['2025-03-13', today]);
    for (const firstDay of [0, 1, 2, 3, 4, 5, 6]) {
      const [first] = writingCalendar([], today, firstDay).days;
      expect((first?.day ?? '') >= from).toBe(true);
    }
  });

  test('have every day once around clock changes, and in a leap year', () => {
    const { days } = writingCalendar([], '2024-03-31', monday);
    expect(days.filter(({ day }) => day.startsWith('2024-02'))).toHaveLength(29);
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
  });
});

test.each([
  [0, 0],
  [1, 1],
  [100, 2],
  [300, 3],
  [749, 3],
  [750, 4],
])('a day of %i words has step %i', (words, step) => {
  expect(writingCalendar(written([today, words]), today, monday).days.at(-1)?.step).toBe(step);
});

describe('a streak of days', () => {
  const run = (...days: string[]) =>
    writingCalendar(written(...days.map((day): [string, number] => [day, 5])), today, monday).streak;

  test('includes today', () => expect(run('2026-03-14', '2026-03-16', '2026-03-17', today)).toBe(3));
  test('is not over while today has no words yet', () => expect(run('2026-03-16', '2026-03-17')).toBe(2));
  test('is over after a missed day', () => expect(run('2026-03-15', '2026-03-16')).toBe(0));
  test('does not exist without a word', () => expect(run()).toBe(0));
  test('continues across the turn of a year', () => {
    const days = ['2025-12-31', '2026-01-01', '2026-01-02'].map((day) => ({ day, words: 1 }));
    expect(writingCalendar(days, '2026-01-02', monday).streak).toBe(3);
  });
});

test('days are listed by month, latest first, with sums per month', () => {
  const days = written(['2026-01-30', 10], ['2026-03-01', 20], ['2026-03-02', 30]);
  const { months, words, daysWritten } = writingCalendar(days, today, monday);
  expect([words, daysWritten]).toEqual([60, 3]);
  expect(months.map(({ month, words, days }) => [month, words, days.map(({ day }) => day)])).toEqual([
    ['2026-03', 50, ['2026-03-02', '2026-03-01']],
    ['2026-01', 10, ['2026-01-30']],
  ]);
});

test.each([
  ['nothing', [], 'Nothing written in the past year. Today is a good day for a line.'],
  ['one day', written([today, 1]), '1 word on 1 day in the past year.'],
  [
    'a run',
    written(['2026-03-01', 1_000], ['2026-03-17', 200], [today, 34]),
    '1,234 words on 3 days in the past year. You are on a run of 2 days.',
  ],
])('the year in words: %s', (_what, days, sentence) => {
  expect(yearInWords(writingCalendar(days, today, monday))).toBe(sentence);
});

test.each([
  ['en-US', sunday],
  ['en-GB', monday],
  ['de', monday],
  ['ar-EG', 6],
  // Some browsers report such locales.
  ['en-US@posix', monday],
  ['', monday],
])('in %s weeks begin on day %i', (language, day) => {
  expect(firstWeekday(language) % 7).toBe(day);
});
