import { PrivacyLevel, Role } from '../../../server/contract/enums';
import { addressKey, readerId } from '../../../server/features/notify/newsletter/readerKeys';
import { askDocument } from '../../support/documents';
import { buildComment, buildMember, buildStory, buildToken, type TestMember } from '../../support/factories';
import { startMailServer, type TestMailServer } from '../../support/mails';
import { mailsSent } from '../../support/readerCalls';
import { startTestServer, type TestServer } from '../../support/testServer';
import { filesOf, linkOf } from '../own-data/dataExport/exportLink';
import { calendarCalls } from '../sessions/calendar/calendarCalls';
import { membershipCalls } from '../staff/membership/membershipCalls';

/** What the ability matrix can't ask: documents, feeds, mails, exports and addresses, by the same actors. */
const dayMs = 24 * 60 * 60 * 1_000;
const noon = new Date('2026-11-23T11:00:00Z');
let clock = noon;
let smtp: TestMailServer;
let server: TestServer;
let admin: TestMember;
let author: TestMember;
beforeAll(async () => {
  smtp = await startMailServer();
  server = await startTestServer(
    { readerMail: true, groupTimeZone: 'Europe/London', smtpUrl: smtp.url },
    () => clock,
  );
  admin = await buildMember(server, { roles: [Role.USER, Role.ADMIN] });
});
afterAll(async () => {
  await server?.close();
  await smtp?.close();
});
beforeEach(async () => {
  clock = noon;
  smtp.mails.length = 0;
  author = await buildMember(server, { displayName: 'Ada' });
});

const suspend = ({ id }: TestMember) => membershipCalls(server).suspend(id, admin.token);
const restore = ({ id }: TestMember) => membershipCalls(server).restore(id, admin.token);
const setWaiting = ({ id }: TestMember) =>
  server.sql("UPDATE users SET state = 'waiting' WHERE id = ?", [id]);
const act = async (name: string, { id }: TestMember, { token }: TestMember) =>
  expect((await server.mutate(name, { id }, token)).errors).toBeUndefined();
const publish = (title: string, tags?: string[]) =>
  buildStory(server, author, { title, tags, privacyLevel: PrivacyLevel.PUBLIC });

/** Runs what is due: notifications, mails of them, and the week's mails to readers. */
async function untilTold() {
  await server.app.notifier.drain();
  clock = new Date(clock.getTime() + 130_000);
  await mailsSent(server);
}
const mailedTo = ({ email }: { email: string }) =>
  smtp.mails.filter(({ to }) => to?.some(({ address }) => address === email)).map(({ subject }) => subject);
const notifiedOf = async ({ id }: TestMember): Promise<string[]> =>
  (await server.sql('SELECT kind FROM notifications WHERE user_id = ?', [id])).map(({ kind }) => kind);

describe('documents, feeds and previews', () => {
  const pathsOf = (id: string) => {
    const story = encodeURIComponent(`${server.config.appUrl}/blog/${id}`);
    const by = `/blog/by/${author.username}`;
    return {
      story: `/blog/${id}`,
      card: `/oembed?format=json&url=${story}`,
      byAuthor: by,
      authorFeed: `${by}/feed.atom`,
      authorJson: `${by}/feed.json`,
      ofTag: '/blog/tags/heron',
      tagFeed: '/blog/tags/heron/feed.atom',
      blog: '/blog',
      feed: '/feed.atom',
      json: '/feed.json',
      sitemap: '/sitemap/1.xml',
    };
  };
  const showing = async (id: string, bearer?: string) => {
    const shown = Object.entries(pathsOf(id)).map(async ([name, path]) => {
      const { status, text } = await askDocument(
        server,
        path,
        bearer ? { authorization: `Bearer ${bearer}` } : {},
      );
      return [name, status === 200 && (text.includes(id) || text.includes('The heron'))];
    });
    return Object.fromEntries(await Promise.all(shown)) as Record<string, boolean>;
  };
  const everywhere = (is: boolean) => Object.fromEntries(Object.keys(pathsOf('')).map((name) => [name, is]));

  it('have nothing of a suspended author, and all of it again after the return', async () => {
    const { id } = await publish('The heron', ['heron']);
    expect(await showing(id)).toEqual(everywhere(true));
    await suspend(author);
    expect(await showing(id)).toEqual(everywhere(false));
    await restore(author);
    expect(await showing(id)).toEqual(everywhere(true));
  });

  it('are the same for everyone: for whom the author muted or blocked, and with tokens that have ended', async () => {
    const { id } = await publish('The heron', ['heron']);
    const [muted, blocked, gone] = [
      await buildMember(server),
      await buildMember(server),
      await buildMember(server),
    ];
    await act('muteMember', muted, author);
    await act('blockMember', blocked, author);
    await suspend(gone);
    for (const { token } of [muted, blocked, gone])
      expect(await showing(id, token)).toEqual(everywhere(true));
  });
});

describe('notifications and mails', () => {
  /** Followers of the author, who is told of by all ways that there are. */
  async function followers() {
    const cast = {
      ordinary: await buildMember(server),
      muted: await buildMember(server),
      blocked: await buildMember(server),
      suspended: await buildMember(server),
      waiting: await buildMember(server),
    };
    for (const member of Object.values(cast)) {
      const preferences = [{ kind: 'NEW_STORY', ways: ['APP', 'MAIL'] }];
      const set = await server.mutate('setNotificationPreferences', { preferences }, member.token);
      expect(set.errors).toBeUndefined();
      await act('followUser', author, member);
    }
    await server.app.notifier.drain();
    return cast;
  }
  const told = async (cast: Record<string, TestMember>) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(cast).map(async ([actor, member]) => [
          actor,
          [
            (await notifiedOf(member)).includes('new_story'),
            mailedTo(member).some((one) => one?.includes('heron')),
          ],
        ]),
      ),
    );

  it('of a new story reach a muted follower as any other; not a blocked, a suspended or a waiting one', async () => {
    const cast = await followers();
    await act('muteMember', cast.muted, author);
    await act('blockMember', cast.blocked, author);
    await suspend(cast.suspended);
    await setWaiting(cast.waiting);
    await publish('The heron');
    await untilTold();
    const [all, none] = [
      [true, true],
      [false, false],
    ];
    expect(await told(cast)).toEqual({
      ordinary: all,
      muted: all,
      blocked: none,
      suspended: none,
      waiting: none,
    });
  });

  it('that were on their way when an account was closed are not sent', async () => {
    const cast = await followers();
    await publish('The heron');
    await server.app.notifier.drain();
    await suspend(cast.suspended);
    await setWaiting(cast.waiting);
    await untilTold();
    const mailed = ({ suspended, waiting, ordinary }: typeof cast) =>
      [suspended, waiting, ordinary].map((one) =>
        mailedTo(one).some((subject) => subject?.includes('heron')),
      );
    expect(mailed(cast)).toEqual([false, false, true]);
    // The one about the suspension itself is.
    expect(mailedTo(cast.suspended)).toEqual([expect.stringContaining('suspended')]);
  });

  it('about comments by a muted or blocked member don’t reach the author', async () => {
    const [muted, blocked, ordinary] = [
      await buildMember(server),
      await buildMember(server),
      await buildMember(server),
    ];
    const mine = await publish('The heron');
    const elsewhere = await buildStory(server, ordinary, { privacyLevel: PrivacyLevel.PUBLIC });
    await act('muteMember', muted, author);
    await act('blockMember', blocked, author);
    await buildComment(server, muted, mine.id);
    for (const member of [muted, blocked])
      await buildComment(server, member, elsewhere.id, `See this, @${author.username}`);
    await untilTold();
    expect([await notifiedOf(author), mailedTo(author)]).toEqual([[], []]);
    await buildComment(server, ordinary, mine.id);
    await untilTold();
    expect(await notifiedOf(author)).toEqual(['story_comment']);
  });

  it('to readers by mail have nothing of a suspended author', async () => {
    const email = 'reader@example.com';
    const since = new Date(clock.getTime() - 2 * dayMs);
    for (const follows of ['blog', author.id])
      await server.sql(
        `INSERT INTO readers (id, address_key, email, follows, created_at, confirmed_at, told_until)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        [readerId(email, follows), addressKey(email), email, follows, since, since, since],
      );
    const { id } = await publish('The heron');
    const other = await buildStory(server, admin, { title: 'The ferry', privacyLevel: PrivacyLevel.PUBLIC });
    for (const story of [id, other.id])
      await server.sql('UPDATE stories SET published_at = ? WHERE id = ?', [clock, story]);
    await suspend(author);
    clock = new Date('2026-11-23T12:00:05Z');
    await server.app.notifier.mailReadersNow();
    await server.app.notifier.drain();
    await mailsSent(server);
    expect(mailedTo({ email })).toEqual([expect.stringContaining('The ferry')]);
    expect(JSON.stringify(smtp.mails)).not.toContain('The heron');
  });
});

describe('addresses and tokens', () => {
  it.each([
    ['suspended', suspend],
    ['waiting', setWaiting],
  ] as const)('of an account that is %s open nothing', async (_state, close) => {
    const member = await buildMember(server);
    const token = (await buildToken(server, member)).token;
    const calendar = calendarCalls(server);
    const { data } = await calendar.renew(null, member.token);
    const { url } = data.renewCalendarFeed.viewer.calendarFeed;
    const { at } = await linkOf(server, member);
    const statuses = async () => [
      (await calendar.get(url)).status,
      (await fetch(at, { method: 'HEAD' })).status,
      (await server.graphql('{ viewer { email } }', {}, token)).status,
    ];
    expect(await statuses()).toEqual([200, 200, 200]);
    await close(member);
    expect(await statuses()).toEqual([404, 401, 401]);
  });
});

describe('a data export', () => {
  it('names whom one muted and blocked, and never by whom one is', async () => {
    const [muted, blocked] = [await buildMember(server), await buildMember(server)];
    await act('followUser', author, blocked);
    await act('muteMember', muted, author);
    await act('blockMember', blocked, author);
    const own = (await filesOf(server, author)).get('muted-and-blocked.json') ?? '';
    for (const { username } of [muted, blocked]) expect(own).toContain(username);
    for (const member of [muted, blocked]) {
      const all = [...(await filesOf(server, member)).values()].join();
      expect(all).not.toContain(author.username);
      expect(all).not.toContain(author.id);
    }
  });
});
