import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { Role } from '../../../../server/contract/enums';
import { timeZoneBlock } from '../../../../server/features/sessions/calendar/timeZoneRules';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, memberOfFile } from '../../../support/factories';
import { isAll } from '../../../support/testAll';
import { groupCalls } from '../../staff/groupSettings/groupCalls';
import { clockHouseOfFile, monday } from '../session/clockHouse';
import { addressOf, calendarCalls, readCalendar } from './calendarCalls';

const house = clockHouseOfFile();
const member = memberOfFile(house.server);
let url: string;

beforeAll(async () => {
  url = await addressOf(house.server, member.token);
});

const feed = async (server = house.server) =>
  readCalendar(await (await calendarCalls(server).get(url)).text()).facts();
const operation = (name: string, id: string, { token } = house.leader) =>
  house.server.mutate(name, { id }, token);

describe('a calendar program that knows an entry', () => {
  /** The entry's number after each change of its session. */
  async function numbers(changes: (() => Promise<unknown>)[]): Promise<number[]> {
    const found = [(await feed())[0]?.sequence ?? -1];
    for (const change of changes) {
      await change();
      found.push((await feed())[0]?.sequence ?? -1);
    }
    return found;
  }
  const growing = (found: number[]) => expect(found.toSorted((a, b) => a - b)).toEqual([...new Set(found)]);

  it('takes each change of it for newer', async () => {
    const { id } = await house.build({ joined: [member] });
    const found = await numbers([
      () => house.update(id, { title: 'At the long table' }),
      // Within the same millisecond.
      () => house.update(id, { dateTime: '2026-03-24T19:00:00.000Z' }),
      () => house.update(id, { durationMinutes: 60 }),
      () => house.setStatus(id, 'CANCELLED'),
      () => house.setStatus(id, 'SCHEDULED'),
      () => house.at('2026-03-24T19:00:00.000Z'),
    ]);
    growing(found);
    // Changes of fields that aren't in the entry don't change its number.
    expect(await numbers([() => house.update(id, { title: 'At the long table' })])).toEqual([
      found.at(-1),
      found.at(-1),
    ]);
  });

  it('takes each week of a series for newer than the one before, also cancelled ones and another time zone', async () => {
    const { id } = await house.build({ isRecurring: true, joined: [member] });
    const admin = await buildMember(house.server, { roles: [Role.ADMIN] });
    const inZone = (timeZone: string | null) => () =>
      groupCalls(house.server).save({ timeZone }, admin.token);
    const found = await numbers([
      () => house.update(id, { title: 'At the long table' }),
      () => house.setStatus(id, 'CANCELLED'),
      () => house.setStatus(id, 'SCHEDULED'),
      inZone('Europe/Dublin'),
      inZone(null),
      () => house.at('2026-03-23T19:00:00.000Z'),
    ]);
    growing(found);
    await house.at('2026-03-23T21:00:00.000Z');
    await operation('joinSession', (await house.sessions())[1]?.id ?? '', member);
    const rule = (await feed()).find(({ repeats }) => repeats);
    expect(rule?.sequence).toBeGreaterThan(found.at(-1) ?? 0);
  });

  it('knows it by the same UID under another address of the app', async () => {
    await house.build({ joined: [member] });
    const [known] = await feed();
    const moved = await house.server.another({ appUrl: 'https://writers.example.org' });
    try {
      expect((await feed(moved))[0]?.uid).toBe(known?.uid);
    } finally {
      await moved.close();
    }
  });

  it('learns that a session was deleted, for as long as past sessions are shown', async () => {
    const { id } = await house.build({ joined: [member], isRecurring: true });
    await house.update(id, { title: 'At the long table' });
    const link = await calendarCalls(house.server).fileLink(id, member.token);
    const [known] = await feed();
    await operation('deleteSession', id);
    const cancelled = {
      title: 'At the long table',
      start: monday,
      end: '2026-03-23T21:00:00.000Z',
      repeats: false,
      status: 'CANCELLED',
      uid: expect.stringContaining(`${id}@`),
      sequence: (known?.sequence ?? 0) + 1,
    };
    expect(await feed()).toEqual([cancelled]);
    expect(readCalendar(await (await calendarCalls(house.server).get(link)).text()).facts()).toEqual([
      cancelled,
    ]);
    house.set('2026-06-20T12:00:00.000Z');
    expect(await feed()).toEqual([cancelled]);
    house.set('2026-06-22T12:00:00.000Z');
    expect(await feed()).toEqual([]);
  });

  it('learns that a session is cancelled because its leader deleted their account', async () => {
    const leader = await buildMember(house.server, { roles: [Role.INSTRUCTOR] });
    await house.build({ leader, joined: [member] });
    const before = (await feed()).find(({ status }) => status === 'CONFIRMED');
    await accountCalls(house.server).deleteAccount('Monday7pm', leader.token);
    expect((await feed()).find(({ uid }) => uid === before?.uid)).toEqual({
      ...before,
      status: 'CANCELLED',
      sequence: (before?.sequence ?? 0) + 1,
    });
  });

  it('forgets a session that the member left, because it takes place without them', async () => {
    const { id } = await house.build({ joined: [member] });
    const before = await feed();
    await operation('leaveSession', id, member);
    expect((await feed()).length).toBe(before.length - 1);
  });
});

describe('the rules of a time zone', () => {
  it('in the calendar are those of the app, in every week of two years', () => {
    const disagreeing: string[] = [];
    // Of the 417, every 30th, with Dublin's winter time and Gaza's and Casablanca's changes by the moon.
    const zones = Intl.supportedValuesOf('timeZone').filter(
      (zone, n) => zone !== 'UTC' && (isAll || n % 30 === 0 || /Dublin|Gaza|Casablanca|London/.test(zone)),
    );
    for (const timeZone of zones) {
      const block = ['BEGIN:VCALENDAR', ...timeZoneBlock(timeZone, 2025), 'END:VCALENDAR'].join('\r\n');
      const [component] = new ICAL.Component(ICAL.parse(block)).getAllSubcomponents('vtimezone');
      const zone = new ICAL.Timezone(component as ICAL.Component);
      for (const hour of [0, 19])
        for (let weeks = 0; weeks < 2 * 52; weeks += 1) {
          const local = Temporal.PlainDateTime.from({ year: 2026, month: 1, day: 5, hour }).add({ weeks });
          const { year, month, day } = local;
          const theirs = new ICAL.Time({ year, month, day, hour, minute: 0, second: 0 }, zone).toUnixTime();
          const ours = local.toZonedDateTime(timeZone);
          // A time that the clocks skip is an exception in the calendar.
          if (ours.hour === hour && theirs * 1000 !== ours.epochMilliseconds)
            disagreeing.push(`${timeZone} ${local}`);
        }
    }
    expect(zones.length).toBeGreaterThan(isAll ? 400 : 12);
    expect(disagreeing).toEqual([]);
  });

  it('are short where they are yearly', () => {
    expect(timeZoneBlock('Europe/London', 2026).filter((line) => line.startsWith('RRULE'))).toEqual([
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    ]);
    expect(timeZoneBlock('America/New_York', 2026).join('\n')).toContain('BYMONTH=11;BYDAY=1SU');
    expect(timeZoneBlock('Asia/Tokyo', 2026)).toHaveLength(8);
  });

  it('are none where a country changed its clocks for the last time', () => {
    const block = timeZoneBlock('Europe/Istanbul', 2015);
    expect(block.filter((line) => /^(RRULE|DTSTART)/.test(line))).toEqual([
      'DTSTART:20150101T000000',
      'DTSTART:20150329T030000',
      'DTSTART:20160327T030000',
      'DTSTART:20151108T040000',
    ]);
  });
});
