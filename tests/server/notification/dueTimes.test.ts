import { DigestFrequency } from '../../../server/contract/enums';
import { afterQuiet, digestDueAt } from '../../../server/notifications/dueTimes';

const { DAILY, WEEKLY } = DigestFrequency;
const london = 'Europe/London';
const night = { from: 22 * 60, until: 7 * 60, timeZone: london };
const iso = (date: Date) => date.toISOString().slice(0, 16);

it.each([
  ['the Monday after the spring change', '2026-03-28T13:00Z', WEEKLY, '2026-03-30T11:00'],
  ['the Monday after the autumn change', '2026-10-24T13:00Z', WEEKLY, '2026-10-26T12:00'],
  ['the day of the spring change', '2026-03-28T13:00Z', DAILY, '2026-03-29T11:00'],
  ['the day of the autumn change', '2026-10-24T13:00Z', DAILY, '2026-10-25T12:00'],
  ['a Monday at noon itself, which is over', '2026-11-23T12:00Z', WEEKLY, '2026-11-30T12:00'],
])('the digest is due at noon: %s', (_, now, frequency, due) => {
  expect(iso(digestDueAt(new Date(now), frequency, london))).toBe(due);
});

it.each([
  ['before them', '2026-11-24T21:59Z', '2026-11-24T21:59'],
  ['in the evening', '2026-11-24T22:00Z', '2026-11-25T07:00'],
  ['in the morning', '2026-11-25T06:59Z', '2026-11-25T07:00'],
  ['at their end', '2026-11-25T07:00Z', '2026-11-25T07:00'],
  ['through the spring change', '2026-03-28T22:30Z', '2026-03-29T06:00'],
  ['through the autumn change', '2026-10-24T22:30Z', '2026-10-25T07:00'],
])('quiet hours: %s', (_, at, due) => expect(iso(afterQuiet(new Date(at), night))).toBe(due));

it('quiet hours that end in the repeated hour last until its second half', () => {
  const quiet = { from: 22 * 60, until: 90, timeZone: london };
  // 01:15 the second time, in winter time.
  expect(iso(afterQuiet(new Date('2026-10-25T01:15Z'), quiet))).toBe('2026-10-25T01:30');
});
