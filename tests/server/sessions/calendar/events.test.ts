import { Role } from '../../../../server/contract/enums';
import { buildMember, memberOfFile } from '../../../support/factories';
import { groupCalls } from '../../staff/groupSettings/groupCalls';
import { clockHouseOfFile, monday, openClockHouse } from '../session/clockHouse';
import { addressOf, calendarCalls, occurrences, readCalendar } from './calendarCalls';

const house = clockHouseOfFile();
const member = memberOfFile(house.server);
let url: string;
beforeAll(async () => {
  url = await addressOf(house.server, member.token);
});

const textOfFeed = async () => (await calendarCalls(house.server).get(url)).text();
const feed = async () => readCalendar(await textOfFeed());
const inLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

describe('in the calendar', () => {
  it('a session has its title, times, text, place and page', async () => {
    const { id } = await house.build({
      title: 'Ink; paper, \\ & “tea”',
      description: 'Bring:\n- a pen,\n- a chair; two if you can\n\n\\n is no line',
      location: 'Upstairs, 12 Mill Lane; ring twice',
      joined: [member],
    });
    const { events } = await feed();
    expect(events).toHaveLength(1);
    const [event] = events;
    const page = `${house.server.config.appUrl}/sessions/${id}`;
    expect(event).toMatchObject({
      summary: 'Ink; paper, \\ & “tea”',
      description: `Bring:\n- a pen,\n- a chair; two if you can\n\n\\n is no line\n\n${page}`,
      location: 'Upstairs, 12 Mill Lane; ring twice',
    });
    expect(event?.component.getFirstPropertyValue('url')).toBe(page);
    expect(event?.uid).toBe(`${id}@${new URL(house.server.config.appUrl).hostname}`);
    expect((await feed()).facts()).toEqual([
      expect.objectContaining({
        start: monday,
        end: '2026-03-23T21:00:00.000Z',
        repeats: false,
        status: 'CONFIRMED',
      }),
    ]);
  });

  it('long texts in any script are folded at 75 bytes, and whole again when read', async () => {
    const description = `${'Ιωάννα γράφει. '.repeat(40)}${'🖋️'.repeat(60)}${'x'.repeat(300)}\t\u0007end`;
    await house.build({ description, joined: [member] });
    const text = await textOfFeed();
    const lines = text.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
    expect((await feed()).events[0]?.description).toContain(
      `${'Ιωάννα γράφει. '.repeat(40)}${'🖋️'.repeat(60)}${'x'.repeat(300)} end`,
    );
  });

  it('no text can inject a line', async () => {
    await house.build({
      title: 'A\u2028BEGIN:VEVENT',
      description: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\rSUMMARY:false\nSUMMARY:false',
      location: 'Here\nATTACH:https://evil.example',
      joined: [member],
    });
    const { events } = await feed();
    expect(events).toHaveLength(1);
    expect(events[0]?.summary).not.toBe('false');
    expect(events[0]?.component.getFirstProperty('attach')).toBeNull();
  });

  it('a weekly one is at 19:00 in London all the year, across both clock changes', async () => {
    const { seriesId } = await house.build({ isRecurring: true, joined: [member] });
    const { events, calendar } = await feed();
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
    expect(events).toHaveLength(1);
    const [event] = events as [(typeof events)[0]];
    expect(event.uid).toBe(`${seriesId}-weekly@${new URL(house.server.config.appUrl).hostname}`);
    expect(event.duration.toSeconds()).toBe(2 * 60 * 60);
    const times = occurrences(event, 60);
    expect(times[0]).toBe(monday);
    for (const time of times) expect(inLondon.format(new Date(time))).toBe('Mon 19:00');
    // In UTC the time changes with the clocks, and no week is skipped.
    expect(new Set(times.map((time) => time.slice(11, 16)))).toEqual(new Set(['19:00', '18:00']));
    const days = times.map((time) => Math.floor(Date.parse(time) / 86_400_000));
    for (const [n, day] of days.entries()) if (n > 0) expect(day - (days[n - 1] ?? 0)).toBe(7);
  });

  it('the next week’s replaces the one that is over, which stays unchanged', async () => {
    const first = await house.build({ isRecurring: true, joined: [member] });
    await house.at('2026-03-23T19:30:00.000Z');
    const [running] = (await feed()).facts();
    expect(running).toMatchObject({ start: monday, repeats: true });
    await house.at('2026-03-23T21:00:00.000Z');
    const next = (await house.sessions())[1]?.id ?? '';
    await house.server.mutate('joinSession', { id: next }, member.token);
    expect((await feed()).facts()).toEqual([
      expect.objectContaining({
        start: monday,
        repeats: false,
        uid: expect.stringContaining(`${first.id}@`),
      }),
      expect.objectContaining({ start: '2026-03-30T18:00:00.000Z', repeats: true, uid: running?.uid }),
    ]);
  });

  it('a cancelled week is excluded from the rule, and shown as cancelled', async () => {
    const { id } = await house.build({ isRecurring: true, joined: [member] });
    await house.setStatus(id, 'CANCELLED');
    const { events, facts } = await feed();
    expect(facts()).toEqual([
      expect.objectContaining({ repeats: true, status: 'CONFIRMED' }),
      expect.objectContaining({ repeats: false, status: 'CANCELLED', start: monday }),
    ]);
    expect(occurrences(events[0] as (typeof events)[0], 2)).toEqual([
      '2026-03-30T18:00:00.000Z',
      '2026-04-06T18:00:00.000Z',
    ]);
    // After its time has passed, the series continues with the next week.
    await house.at('2026-03-23T21:00:00.000Z');
    expect((await feed()).facts()).toEqual([
      expect.objectContaining({ repeats: false, status: 'CANCELLED', start: monday }),
    ]);
  });

  it('a time of day that a clock change skips returns a week later', async () => {
    // 01:30 on Sunday, 29 March 2026 is skipped in London.
    await house.build({ dateTime: new Date('2026-03-22T01:30:00.000Z'), isRecurring: true });
    await house.at('2026-03-22T03:30:00.000Z');
    const [, shifted] = await house.sessions();
    expect(shifted?.dateTime).toBe('2026-03-29T01:30:00.000Z');
    await house.server.mutate('joinSession', { id: shifted?.id }, member.token);
    const { events, facts } = await feed();
    expect(facts()[1]).toMatchObject({
      start: '2026-03-29T01:30:00.000Z',
      repeats: false,
      status: 'CONFIRMED',
    });
    expect(occurrences(events[0] as (typeof events)[0], 2)).toEqual([
      '2026-04-05T00:30:00.000Z',
      '2026-04-12T00:30:00.000Z',
    ]);
  });

  it('a weekly one keeps its instants when the group’s time zone is corrected, and then follows its clocks', async () => {
    const there = await openClockHouse('UTC');
    try {
      const calls = calendarCalls(there.server);
      const address = await addressOf(there.server, there.leader.token);
      // Sunday at 20:00 in New York, whose clocks go back on 1 November.
      await there.build({ dateTime: new Date('2026-10-26T00:00:00.000Z'), isRecurring: true });
      const admin = await buildMember(there.server, { roles: [Role.ADMIN] });
      await groupCalls(there.server).save({ timeZone: 'America/New_York' }, admin.token);
      const { events } = readCalendar(await (await calls.get(address)).text());
      expect(events).toHaveLength(1);
      const planned = occurrences(events[0] as (typeof events)[0], 3);
      expect(planned).toEqual(
        ['26T00', '02T01', '09T01'].map((day) => expect.stringContaining(`-${day}:00:00`)),
      );
      await there.at('2026-10-26T02:00:00.000Z');
      expect((await there.sessions())[1]?.dateTime).toBe(planned[1]);
    } finally {
      await there.server.close();
    }
  });
});
