import { nextMondayEvening } from '../../../client/features/session/groupTime';
import { formatWhen, toValues } from '../../../client/features/session/sessionFormValues';

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
    'in New York, where it is still Sunday',
    'America/New_York',
    '2026-03-09T02:00:00Z',
    '2026-03-09T23:00:00.000Z',
  ],
  [
    'in Auckland, where it is Monday already',
    'Pacific/Auckland',
    '2026-04-05T12:30:00Z',
    '2026-04-06T07:00:00.000Z',
  ],
  ['over the end of a year', london, '2026-12-30T12:00:00Z', '2027-01-04T19:00:00.000Z'],
])('the next Monday evening, %s', (_when, zone, now, expected) => {
  expect(nextMondayEvening(zone, new Date(now)).toISOString()).toBe(expected);
});

describe('the time zone beside the time', () => {
  const values = toValues({
    title: '',
    description: '',
    dateTime: '2026-07-06T18:00:00.000Z',
    durationMinutes: 60,
    capacity: 10,
    location: null,
    isRecurring: false,
    hasReading: true,
    updatedAt: '',
  });
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

  test('is the member’s own, alone where the group has the same', () => {
    expect(formatWhen(values, own)).toMatch(/2026.*, in your own time zone, [^.]+\.$/);
  });

  test('is followed by the group’s with its time where that differs', () => {
    const zone = own === 'America/New_York' ? 'Asia/Tokyo' : 'America/New_York';
    const time = own === 'America/New_York' ? /3:00.*4:00/ : /2:00.*3:00/;
    const said = formatWhen(values, zone);
    expect(said).toContain(`In the group’s, ${zone.replace('_', ' ')}: `);
    expect(said.split('In the group’s')[1]).toMatch(time);
  });
});
