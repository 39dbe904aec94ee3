import { messages } from '../../../../server/contract/messages';
import { accountCalls } from '../../../support/accountCalls';
import { linkWithout } from '../../../support/changedLinks';
import { memberOfTest } from '../../../support/factories';
import { clockHouseOfFile, monday } from '../session/clockHouse';
import { calendarCalls, readCalendar } from './calendarCalls';

const house = clockHouseOfFile();
const calls = calendarCalls(house.server);
const member = memberOfTest(house.server);

const refused = async (url: string) => {
  const response = await calls.get(url);
  return [response.status, await response.text()];
};
const ended = [401, `${messages.calendar.linkEnded}\n`];

describe('one session’s calendar file', () => {
  it('can be downloaded by any member through their link', async () => {
    const { id } = await house.build();
    const url = await calls.fileLink(id, member.token);
    expect(url.startsWith(`${house.server.config.appUrl}/calendar/session.ics?token=`)).toBe(true);
    const response = await calls.get(url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="monday-writers-2026-03-23.ics"',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(readCalendar(await response.text()).facts()).toEqual([
      expect.objectContaining({ title: 'Monday Evening Writing', start: monday, repeats: false }),
    ]);
    const head = await calls.get(url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('of a weekly one has only that week, since members join week by week', async () => {
    const { id } = await house.build({ isRecurring: true });
    const [event, ...more] = readCalendar(
      await (await calls.get(await calls.fileLink(id, member.token))).text(),
    ).facts();
    expect(more).toEqual([]);
    expect(event).toMatchObject({ repeats: false, uid: expect.stringContaining(`${id}@`) });
  });

  it('shows a cancelled session as cancelled', async () => {
    const { id } = await house.build();
    await house.setStatus(id, 'CANCELLED');
    const text = await (await calls.get(await calls.fileLink(id, member.token))).text();
    expect(readCalendar(text).facts()).toEqual([expect.objectContaining({ status: 'CANCELLED' })]);
  });

  it('is available for five minutes, and as long as the sign-in is valid', async () => {
    const { id } = await house.build();
    const url = await calls.fileLink(id, member.token);
    house.set('2026-03-20T12:04:59.000Z');
    expect((await calls.get(url)).status).toBe(200);
    house.set('2026-03-20T12:05:01.000Z');
    expect(await refused(url)).toEqual(ended);
    const fresh = await calls.fileLink(id, member.token);
    await accountCalls(house.server).signOut(member.refreshToken);
    expect((await calls.get(fresh)).status).toBe(401);
  });

  it('accepts no other token, and its link gives access to nothing else', async () => {
    const { id } = await house.build();
    const url = await calls.fileLink(id, member.token);
    const { origin, pathname } = new URL(url);
    for (const token of ['', 'x', member.token, member.refreshToken, `${url.split('token=')[1]}x`])
      expect(await refused(`${origin}${pathname}?token=${token}`)).toEqual(ended);
    expect(await refused(`${origin}${pathname}`)).toEqual(ended);
    const token = new URL(url).searchParams.get('token') ?? '';
    expect((await accountCalls(house.server).whoAmI(token)).status).toBe(401);
    expect((await calls.get(`${origin}/downloads/my-data?token=${token}`)).status).toBe(401);
  });

  it('is refused if its link’s token lacks a claim, such as its expiry', async () => {
    const { id } = await house.build();
    const url = await calls.fileLink(id, member.token);
    const signed = { authSecret: house.server.config.authSecret, purpose: 'links to calendar files' };
    expect((await calls.get(await linkWithout(undefined, url, signed))).status).toBe(200);
    for (const claim of ['exp', 'iat', 'sub', 'sid', 'session', 'iss', 'aud'])
      expect([claim, ...(await refused(await linkWithout(claim, url, signed)))]).toEqual([claim, ...ended]);
  });

  it('of a deleted session is an error', async () => {
    const { id } = await house.build();
    const url = await calls.fileLink(id, member.token);
    await house.clear();
    expect(await refused(url)).toEqual([404, `${messages.session.notFound}\n`]);
  });
});
