import { GoalPeriod } from '../../../../server/contract/enums';
import { type GoalFacts, progressOf } from '../../../../server/features/writing/goal/progress';

/** A Wednesday. */
const today = '2026-11-25';

const daily: GoalFacts = {
  period: GoalPeriod.DAY,
  target: 300,
  startsOn: null,
  endsOn: null,
  weekdaysOff: 0,
};
const weekly = { ...daily, period: GoalPeriod.WEEK, target: 1_000 };
const november = {
  ...daily,
  period: GoalPeriod.RANGE,
  target: 50_000,
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
};

const progress = (goal: GoalFacts, on: Record<string, number>, daysOff: string[] = []) =>
  progressOf(goal, { today, amounts: new Map(Object.entries(on)), daysOff: new Set(daysOff) });

describe('a goal of a day', () => {
  it('counts the words of today', () => {
    const written = { '2026-11-24': 900, '2026-11-25': 120 };
    expect(progress(daily, written)).toMatchObject({ from: today, to: today, done: 120, perDay: 300 });
  });

  it.each<[string, Record<string, number>, number]>([
    ['days up to today', { '2026-11-23': 300, '2026-11-24': 300, '2026-11-25': 301 }, 3],
    ['days up to yesterday, while today is not over', { '2026-11-23': 300, '2026-11-24': 300 }, 2],
    [
      'no day before one on which it was missed',
      { '2026-11-22': 300, '2026-11-23': 299, '2026-11-24': 300 },
      1,
    ],
    ['nothing after a day without words', { '2026-11-22': 300 }, 0],
  ])('has a streak of %s', (_what, on, streak) => {
    expect(progress(daily, on).streak).toBe(streak);
  });

  it('keeps its streak over weekdays off and single days off', () => {
    const weekends = { ...daily, weekdaysOff: 0b110_0000 };
    const on = { '2026-11-19': 300, '2026-11-20': 300, '2026-11-24': 300 };
    expect(progress(weekends, on, ['2026-11-23']).streak).toBe(3);
    expect(progress(weekends, on).streak).toBe(1);
    expect(progress(daily, on, ['2026-11-23']).streak).toBe(1);
  });

  it('counts a day off on which it was met', () => {
    expect(progress(daily, { '2026-11-24': 300, '2026-11-25': 300 }, [today]).streak).toBe(2);
  });

  it('needs nothing on a day off', () => {
    expect(progress(daily, {}, [today])).toMatchObject({ isDayOff: true, perDay: null });
    expect(progress({ ...daily, weekdaysOff: 0b000_0100 }, {})).toMatchObject({ isDayOff: true });
  });

  it('has the longest streak that is counted after 400 days', () => {
    const every = Object.fromEntries(
      Array.from({ length: 500 }, (_, n) => [
        new Date(Date.parse(today) - n * 86_400_000).toISOString().slice(0, 10),
        300,
      ]),
    );
    expect(progress(daily, every).streak).toBe(401);
  });
});

describe('a goal of a week', () => {
  it('counts from Monday to Sunday, and shares what is left among the days that are', () => {
    const on = { '2026-11-22': 5_000, '2026-11-23': 300, '2026-11-25': 100 };
    expect(progress(weekly, on)).toMatchObject({
      from: '2026-11-23',
      to: '2026-11-29',
      done: 400,
      perDay: 140,
    });
    expect(progress({ ...weekly, weekdaysOff: 0b110_0000 }, on).perDay).toBe(234);
  });

  it('has a streak of weeks, which a week off does not end', () => {
    const on = { '2026-11-04': 1_000, '2026-11-17': 1_000, '2026-11-24': 10 };
    expect(progress(weekly, on).streak).toBe(1);
    const weekOff = Array.from({ length: 7 }, (_, n) => `2026-11-${String(9 + n).padStart(2, '0')}`);
    expect(progress(weekly, on, weekOff).streak).toBe(2);
    expect(progress(weekly, { ...on, '2026-11-25': 990 }, weekOff).streak).toBe(3);
    const weekends = { ...weekly, weekdaysOff: 0b110_0000 };
    expect(progress(weekends, on, weekOff.slice(0, 5)).streak).toBe(2);
    expect(progress(weekends, on, weekOff.slice(0, 4)).streak).toBe(1);
  });
});

describe('a goal of a range', () => {
  it('counts from its first to its last day, and says what each remaining day needs', () => {
    const on = { '2026-10-31': 9_999, '2026-11-01': 20_000, '2026-11-24': 24_000, '2026-11-25': 500 };
    expect(progress(november, on)).toMatchObject({ done: 44_500, perDay: 1_000, streak: 2 });
    expect(progress(november, on, ['2026-11-29', '2026-11-30']).perDay).toBe(1_500);
  });

  it('asks for the whole range before it begins, and for nothing when it is met or over', () => {
    const december = { ...november, target: 31_000, startsOn: '2026-12-01', endsOn: '2026-12-31' };
    expect(progress(december, { '2026-11-25': 500 })).toMatchObject({ done: 0, perDay: 1_000, streak: 0 });
    const october = { ...november, startsOn: '2026-10-01', endsOn: '2026-10-31' };
    expect(progress(october, {}).perDay).toBeNull();
    expect(progress(november, { '2026-11-02': 50_000 }).perDay).toBeNull();
  });

  it('keeps the streak of its last days once it is over, whatever is written later', () => {
    const october = { ...november, startsOn: '2026-10-01', endsOn: '2026-10-31' };
    const on = { '2026-10-30': 100, '2026-10-31': 100, '2026-11-25': 100 };
    expect(progress(october, on).streak).toBe(2);
  });
});
