import { SessionStatus } from '../../../../server/contract/enums';
import {
  dueAtOf,
  endOf,
  nextWeekOf,
  wallClockOf,
} from '../../../../server/features/sessions/session/schedule';

const at = (time: string) => new Date(time);
const london = 'Europe/London';
const newYork = 'America/New_York';

/** The start of the following week's session, computed just after a session of two hours. */
function next(
  start: string,
  timeZone: string,
  { wallClock = wallClockOf(at(start), timeZone), now = '' } = {},
) {
  const session = { dateTime: at(start), durationMinutes: 120, wallClock };
  return nextWeekOf(session, timeZone, now ? at(now) : endOf(at(start), 120)).dateTime.toISOString();
}

describe('a weekly session', () => {
  it.each([
    // Clocks go forward on 29 March 2026 and back on 25 October.
    ['before London’s summer time', '2026-03-23T19:00:00.000Z', london, '2026-03-30T18:00:00.000Z'],
    ['in summer', '2026-06-01T18:00:00.000Z', london, '2026-06-08T18:00:00.000Z'],
    ['before it ends', '2026-10-19T18:00:00.000Z', london, '2026-10-26T19:00:00.000Z'],
    // 8 March and 1 November.
    ['before New York’s', '2026-03-02T00:00:00.000Z', newYork, '2026-03-08T23:00:00.000Z'],
    ['before New York’s ends', '2026-10-26T23:00:00.000Z', newYork, '2026-11-03T00:00:00.000Z'],
    [
      'in a zone that changes nothing',
      '2026-03-23T13:30:00.000Z',
      'Asia/Kolkata',
      '2026-03-30T13:30:00.000Z',
    ],
    ['across a new year', '2026-12-28T19:00:00.000Z', london, '2027-01-04T19:00:00.000Z'],
  ])('keeps its time of day: %s', (_when, start, timeZone, expected) => {
    expect(next(start, timeZone)).toBe(expected);
  });

  it.each([
    [newYork, '02:30:00', ['2026-03-01T07:30', '2026-03-08T07:30', '2026-03-15T06:30']],
    [london, '01:30:00', ['2026-03-22T01:30', '2026-03-29T01:30', '2026-04-05T00:30']],
  ])('at a time that %s skips is an hour later that week alone', (timeZone, wallClock, starts) => {
    const [before, skipped, after] = starts.map((start) => `${start}:00.000Z`) as [string, string, string];
    expect(wallClockOf(at(before), timeZone)).toBe(wallClock);
    expect(next(before, timeZone)).toBe(skipped);
    expect(wallClockOf(at(skipped), timeZone)).not.toBe(wallClock);
    expect(next(skipped, timeZone, { wallClock })).toBe(after);
    expect(wallClockOf(at(after), timeZone)).toBe(wallClock);
  });

  it('at a time that occurs twice uses the first', () => {
    expect(next('2026-10-18T00:30:00.000Z', london)).toBe('2026-10-25T00:30:00.000Z');
    expect(next('2026-10-25T00:30:00.000Z', london)).toBe('2026-11-01T01:30:00.000Z');
  });

  it('continues in the first week that is not over, not in missed weeks', () => {
    const start = '2026-06-01T18:00:00.000Z';
    for (const [now, expected] of [
      ['2026-06-08T17:59:59.999Z', '2026-06-08T18:00:00.000Z'],
      ['2026-06-08T19:59:59.999Z', '2026-06-08T18:00:00.000Z'],
      ['2026-06-08T20:00:00.000Z', '2026-06-15T18:00:00.000Z'],
      ['2026-06-23T12:00:00.000Z', '2026-06-29T18:00:00.000Z'],
      ['2026-10-20T12:00:00.000Z', '2026-10-26T19:00:00.000Z'],
      ['2031-01-01T00:00:00.000Z', '2031-01-06T19:00:00.000Z'],
    ] as const)
      expect([now, next(start, london, { now })]).toEqual([now, expected]);
  });

  it('that ended before its time continues a week after its time, never at the same time', () => {
    expect(next('2026-06-01T18:00:00.000Z', london, { now: '2026-05-31T10:00:00.000Z' })).toBe(
      '2026-06-08T18:00:00.000Z',
    );
  });

  it('keeps its instant where the group has another time zone since, and then the new zone’s time of day', () => {
    // Monday at 19:00 in New York, stored while the group's time zone was UTC.
    const session = { dateTime: at('2026-10-27T23:00:00Z'), durationMinutes: 120, wallClock: '23:00:00' };
    const first = nextWeekOf(session, newYork, at('2026-10-28T01:00:00Z'));
    expect(first).toEqual({ dateTime: at('2026-11-04T00:00:00Z'), wallClock: '19:00:00' });
    const evening = '2026-03-03T00:00:00.000Z';
    expect(next(evening, 'Europe/Berlin', { wallClock: '19:00:00' })).toBe('2026-03-10T00:00:00.000Z');
  });

  it('keeps its seconds and milliseconds', () => {
    expect(next('2026-03-23T19:00:07.250Z', london)).toBe('2026-03-30T18:00:07.250Z');
  });
});

describe('the clock’s due time', () => {
  const session = { dateTime: at('2026-06-01T18:00:00Z'), endsAt: at('2026-06-01T20:00:00Z') };
  it.each([
    [SessionStatus.SCHEDULED, false, session.dateTime],
    [SessionStatus.IN_PROGRESS, false, session.endsAt],
    [SessionStatus.COMPLETED, true, null],
    [SessionStatus.CANCELLED, false, null],
    [SessionStatus.CANCELLED, true, session.endsAt],
  ])('that is %s (weekly: %s) at %s', (status, isRecurring, due) => {
    expect(dueAtOf({ ...session, status, isRecurring })).toEqual(due);
  });
});
