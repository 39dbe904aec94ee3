import { act, render, screen } from '@testing-library/react';
import { nextMondayEvening } from '../../../../client/features/sessions/session/groupTime';
import { SessionTime } from '../../../../client/features/sessions/session/SessionTime';
import { scheduleQuestion } from '../../../../client/features/sessions/session/scheduleQuestion';
import {
  formatWhen,
  toLocalInput,
  toValues,
} from '../../../../client/features/sessions/session/sessionFormValues';
import { formatMeeting } from '../../../../client/ui/content/Time';
import { durationLabel } from '../../../../client/ui/content/timeLabels';
import { buildSession } from './sessionScreens';

const london = 'Europe/London';

test.each([
  ['from a Wednesday', london, '2026-11-25T10:00:00Z', '2026-11-30T19:00:00.000Z'],
  ['on a Monday before 19:00 today', london, '2026-11-30T18:59:00Z', '2026-11-30T19:00:00.000Z'],
  ['on a Monday at 19:00 a week later', london, '2026-11-30T19:00:00Z', '2026-12-07T19:00:00.000Z'],
  ['on a Monday after 19:00 a week later', london, '2026-11-30T22:00:00Z', '2026-12-07T19:00:00.000Z'],
  ['over the start of summer time', london, '2026-03-27T12:00:00Z', '2026-03-30T18:00:00.000Z'],
  ['over the end of summer time', london, '2026-10-23T12:00:00Z', '2026-10-26T19:00:00.000Z'],
  ['from a summer Monday evening', london, '2026-10-19T18:30:00Z', '2026-10-26T19:00:00.000Z'],
  [
    'in Auckland, where it is Monday already',
    'Pacific/Auckland',
    '2026-04-05T12:30:00Z',
    '2026-04-06T07:00:00.000Z',
  ],
])('the next Monday evening, %s', (_when, zone, now, expected) => {
  expect(nextMondayEvening(zone, new Date(now)).toISOString()).toBe(expected);
});

describe('the time zone beside the time', () => {
  const values = toValues(buildSession({ dateTime: '2026-07-06T18:00:00.000Z' }));
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

  test('is the member’s own, alone where the group has the same', () => {
    expect(formatWhen(values, own)).toMatch(/2026.*, in your own time zone, [^.]+\.$/);
  });

  test('is followed by the group’s with its time where that differs', () => {
    const zone = own === 'America/New_York' ? 'Asia/Tokyo' : 'America/New_York';
    const time = own === 'America/New_York' ? /3:00.*5:00/ : /2:00.*4:00/;
    const said = formatWhen(values, zone);
    expect(said).toContain(`In the group’s, ${zone.replace('_', ' ')}: `);
    expect(said.split('In the group’s')[1]).toMatch(time);
  });
});

const now = new Date(2026, 2, 9, 10, 0);

test.each([
  [new Date(2026, 2, 9, 19, 0), /^Today, /],
  [new Date(2026, 2, 9, 0, 0), /^Today, /],
  [new Date(2026, 2, 10, 0, 30), /^Tomorrow, /],
  [new Date(2026, 2, 8, 23, 30), /^Yesterday, /],
  [new Date(2026, 2, 14, 19, 0), /^Saturday, /],
  [new Date(2026, 2, 16, 19, 0), /^Monday, (16 March|March 16), /],
  [new Date(2026, 2, 2, 19, 0), /^Monday, (2 March|March 2), /],
  [new Date(2027, 0, 4, 19, 0), /^Monday, (4 January|January 4),? 2027, /],
])('%s is said as people do', (date, said) => {
  expect(formatMeeting(date, now)).toMatch(said);
  expect(formatMeeting(date, now)).toContain(
    date.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' }),
  );
});

test('across a clock change tomorrow is tomorrow', () => {
  const days = Array.from({ length: 366 }, (_, n) => new Date(2026, 0, 1 + n, 23, 30));
  for (const today of days) {
    const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1, 0, 15);
    expect(formatMeeting(tomorrow, today)).toMatch(/^Tomorrow, /);
  }
});

describe('on a page that stays open', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 2, 9, 23, 59, 50) });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('tomorrow becomes today at midnight', () => {
    render(<SessionTime value={new Date(2026, 2, 10, 19, 0).toISOString()} />);
    expect(screen.getByText(/^Tomorrow, /)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(15_000));
    expect(screen.getByText(/^Today, /)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(24 * 60 * 60 * 1000));
    expect(screen.getByText(/^Yesterday, /)).toBeInTheDocument();
  });
});

test.each([
  [15, '15 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [1440, '24 hours'],
])('%d minutes are %s', (minutes, label) => {
  expect(durationLabel(minutes)).toBe(label);
});

describe('a changed time of a session', () => {
  const started = (startedAt: string | null) => ({ status: 'IN_PROGRESS', startedAt });
  const weekly = { isRecurring: true };
  const over = 'Save these changes? It will be over as soon as it is saved, and can’t be started again.';
  const moves = `${over} It repeats weekly: the next one moves with it.`;
  const starts = 'Save these changes? It will start as soon as it is saved.';
  type Given = [
    what: string,
    now: string,
    session: object,
    start: string,
    minutes: string,
    asked: string | undefined,
  ];

  test.each<Given>([
    ['ends in the past', '21:30', {}, '19:10', '120', over],
    ['ends in the past, of a weekly one', '21:30', weekly, '19:10', '120', moves],
    ['is over by its duration', '20:30', { ...started(null), ...weekly }, '19:00', '60', over],
    ['is over by its duration since it was started early', '18:45', started('17:30'), '19:00', '60', over],
    ['isn’t over, as it was started early', '18:45', started('17:30'), '19:00', '90', undefined],
    ['starts in the past', '18:30', {}, '18:10', '120', starts],
    ['is ahead', '18:30', {}, '19:00', '60', undefined],
    ['makes it longer', '20:30', started(null), '19:00', '180', undefined],
    ['is none', '21:30', {}, '19:00', '120', undefined],
    ['is of a session that was cancelled', '21:30', { status: 'CANCELLED' }, '19:10', '120', undefined],
  ])('that %s', (_what, now, session, start, durationMinutes, asked) => {
    const iso = (time: string) => `2026-03-09T${time}:00.000Z`;
    const { status, startedAt, ...saved } = { ...buildSession(), ...session };
    const before = toValues(saved);
    const values = { ...before, dateTime: toLocalInput(new Date(iso(start))), durationMinutes };
    const question = scheduleQuestion({
      status,
      startedAt: startedAt && iso(startedAt),
      before,
      values,
      now: Date.parse(iso(now)),
    });
    expect(question?.text).toBe(asked);
  });
});
