import { Role } from '../../../../server/contract/enums';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, buildSession, memberOfTest, type TestMember } from '../../../support/factories';
import { mailTo, resetTokensIn } from '../../../support/mails';
import { dataOf, testServer } from '../../../support/testServer';
import { calendarCalls, readCalendar } from './calendarCalls';

const server = testServer({ groupTimeZone: 'Europe/London' });
const calls = calendarCalls(server);
const member = memberOfTest(server);

async function renew(replaces: string | null, token = member.token): Promise<{ id: string; url: string }> {
  const data = await dataOf(calls.renew(replaces, token));
  return data.renewCalendarFeed.viewer.calendarFeed;
}
const statusOf = async (url: string) => (await calls.get(url)).status;

describe('a member’s calendar address', () => {
  it('exists after they created it, and stays the same', async () => {
    expect((await calls.feed(member.token)).data).toEqual({ viewer: { calendarFeed: null } });
    const feed = await renew(null);
    expect(feed.url).toMatch(
      new RegExp(`^${server.config.appUrl}/calendar/${feed.id}-[A-Za-z0-9_-]{32}\\.ics$`),
    );
    expect((await calls.feed(member.token)).data.viewer.calendarFeed).toEqual(feed);
    expect(await statusOf(feed.url)).toBe(200);
  });

  it('is replaced by a new one, and then no longer works', async () => {
    const first = await renew(null);
    const second = await renew(first.id);
    expect(second.id).not.toBe(first.id);
    expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([404, 200]);
  });

  it('is created once, even if the response is lost and the request repeated', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => renew(null)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const [{ id: first } = { id: '' }] = answers;
    const again = await Promise.all(Array.from({ length: 10 }, () => renew(first)));
    expect(new Set(again.map(({ id }) => id)).size).toBe(1);
    expect(again[0]?.id).not.toBe(first);
    for (const replaces of [null, first, 'feed_of_nobody', member.id])
      expect((await renew(replaces)).id).toBe(again[0]?.id);
  });

  it('is deleted for good, by its id only', async () => {
    const feed = await renew(null);
    for (const other of [
      'feed_of_nobody',
      member.id,
      feed.id.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ])
      expect((await calls.revoke(other, member.token)).data.revokeCalendarFeed.viewer.calendarFeed).toEqual(
        feed,
      );
    for (let n = 0; n < 2; n += 1)
      expect((await calls.revoke(feed.id, member.token)).data).toEqual({
        revokeCalendarFeed: { viewer: { calendarFeed: null } },
      });
    expect(await statusOf(feed.url)).toBe(404);
    const next = await renew(null);
    expect([await statusOf(feed.url), await statusOf(next.url)]).toEqual([404, 200]);
  });

  it('can be seen, replaced or deleted by nobody else', async () => {
    const feed = await renew(null);
    const other = await buildMember(server);
    expect((await calls.feed(other.token)).data.viewer.calendarFeed).toBeNull();
    await calls.revoke(feed.id, other.token);
    const theirs = await renew(feed.id, other.token);
    expect(theirs.id).not.toBe(feed.id);
    expect((await calls.feed(member.token)).data.viewer.calendarFeed).toEqual(feed);
    for (const answer of [await calls.renew(null), await calls.revoke(feed.id)])
      expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('ends with the password, whether it is changed or set anew by a mailed link', async () => {
    const account = accountCalls(server);
    const [changed, newPassword] = [await renew(null), 'Tuesday8am'];
    const change = { currentPassword: member.password, newPassword };
    expect((await account.changePassword(change, member.token)).errors).toBeUndefined();
    expect(await statusOf(changed.url)).toBe(404);
    const reset = await renew(null);
    await account.requestPasswordReset(member.email);
    const links = resetTokensIn(await mailTo(server, member.email, 2));
    expect((await account.resetPassword({ ...links, password: 'Wednesday9am' })).errors).toBeUndefined();
    expect(await statusOf(reset.url)).toBe(404);
  });

  it('is not stored in the database, and changes with AUTH_SECRET', async () => {
    const { id, url } = await renew(null);
    const rows = await server.sql('SELECT * FROM calendar_feeds WHERE user_id = ?', [member.id]);
    expect(rows).toEqual([{ id, user_id: member.id, created_at: expect.any(Date) }]);
    const moved = await server.another({
      authSecret: new TextEncoder().encode('another secret, long enough'),
    });
    expect((await calendarCalls(moved).get(url)).status).toBe(404);
  });

  it('gives access to nothing else', async () => {
    const { id, url } = await renew(null);
    const secret = /-([\w-]{32})\.ics$/.exec(url)?.[1] ?? '';
    const other = await renew(null, (await buildMember(server)).token);
    const wrong = [
      `${id}.ics`,
      `${id}-.ics`,
      `${id}-${secret}`,
      `${id}-${secret.slice(1)}.ics`,
      `${id}-${secret.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}.ics`,
      `${other.id}-${secret}.ics`,
      `${id.toUpperCase()}-${secret}.ics`,
      `${id}-${secret}.ics.ics`,
      `${id}-${'é'.repeat(32)}.ics`,
      '%00.ics',
      '',
    ];
    for (const file of wrong)
      expect([file, await statusOf(`${server.config.appUrl}/calendar/${file}`)]).toEqual([file, 404]);
  });
});

describe('the calendar at that address', () => {
  it('is cached privately, and answers 304 until it changes', async () => {
    const leader = await buildMember(server, { roles: [Role.INSTRUCTOR] });
    const session = await buildSession(server, leader, { joined: [member] });
    const { url } = await renew(null);
    const first = await calls.get(url);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
    expect(first.headers.get('set-cookie')).toBeNull();
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await calls.get(url, { headers: { 'If-None-Match': given } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    await server.graphql(
      'mutation ($id: ID!) { updateSession(input: { id: $id, title: "Another title" }) { __typename } }',
      { id: session.id },
      leader.token,
    );
    const changed = await calls.get(url, { headers: { 'If-None-Match': etag } });
    expect(changed.status).toBe(200);
    expect(readCalendar(await changed.text()).facts()[0]?.title).toBe('Another title');
  });

  it('answers HEAD like GET, without a body', async () => {
    const { url } = await renew(null);
    const [get, head] = [await calls.get(url), await calls.get(url, { method: 'HEAD' })];
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['content-type', 'etag', 'cache-control'])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    expect(await (await calls.get(url, { method: 'POST' })).text()).not.toContain('VCALENDAR');
  });

  it('has what the member joined or leads, from ninety days ago on, and nothing of others', async () => {
    const leader = await buildMember(server, { roles: [Role.INSTRUCTOR] });
    const day = 24 * 60 * 60 * 1000;
    const inDays = (days: number) => new Date(Date.now() + days * day);
    const build = (title: string, dateTime: Date, joined: TestMember[]) =>
      buildSession(server, leader, { title, dateTime, joined });
    await build('joined', inDays(1), [member]);
    await build('not joined', inDays(2), []);
    const left = await build('left', inDays(3), [member]);
    await server.mutate('leaveSession', { id: left.id }, member.token);
    await build('89 days ago', inDays(-89), [member]);
    await build('91 days ago', inDays(-91), [member]);
    const titles = async (token: string) =>
      readCalendar(await (await calls.get((await renew(null, token)).url)).text())
        .facts()
        .map(({ title }) => title);
    expect(await titles(member.token)).toEqual(['89 days ago', 'joined']);
    expect(await titles(leader.token)).toEqual(['89 days ago', 'joined', 'not joined', 'left']);
    expect(await titles((await buildMember(server)).token)).toEqual([]);
  });

  it('is deleted with its member', async () => {
    const { url } = await renew(null);
    await server.app.services.db.transaction((tx) =>
      tx.execute('UPDATE users SET deleted_at = ? WHERE id = ?', [new Date(), member.id]),
    );
    expect(await statusOf(url)).toBe(404);
  });

  it('is read in few statements, however many sessions it has', async () => {
    const leader = await buildMember(server, { roles: [Role.INSTRUCTOR] });
    for (let n = 0; n < 30; n += 1) await buildSession(server, leader);
    const { url } = await renew(null, leader.token);
    // The very first reading stores the ending of UIDs.
    await calls.get(url);
    const { statements, result } = await server.countStatements(async () => (await calls.get(url)).text());
    expect(readCalendar(result).events).toHaveLength(30);
    expect(statements).toHaveLength(4);
  });

  it('has a rate limit per address', async () => {
    const strict = await server.another({ rateLimits: 0.01 });
    const { url } = await renew(null);
    const answers = [];
    for (let n = 0; n < 7; n += 1) answers.push(await calendarCalls(strict).get(url));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(Number(answers[6]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
