import { PrivacyLevel } from '../../../../server/contract/enums';
import { addressKey, readerId } from '../../../../server/features/notify/newsletter/readerKeys';
import { buildMember, buildStory, changeStory, type TestMember } from '../../../support/factories';
import { startMailServer, type TestMailServer } from '../../../support/mails';
import { mailsSent, pathIn, postForm, readersOf } from '../../../support/readerCalls';
import { startTestServer, type TestServer } from '../../../support/testServer';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** A Monday, an hour before noon in London. */
const monday = new Date('2026-11-23T11:00:00Z');
let clock = monday;
const now = () => clock;
let smtp: TestMailServer;
let server: TestServer;
let second: TestServer;
let ines: TestMember;
let ben: TestMember;
let made = 0;

beforeAll(async () => {
  smtp = await startMailServer();
  const settings = { readerMail: true, groupTimeZone: 'Europe/London', smtpUrl: smtp.url };
  server = await startTestServer({ ...settings, appUrl: 'https://writers.example' }, now);
  second = await server.another();
  ines = await buildMember(server, { displayName: 'Inés' });
  ben = await buildMember(server, { displayName: 'Ben\r\nBcc: x@y.example <b>' });
});
afterAll(async () => {
  await second?.close();
  await server?.close();
  await smtp?.close();
});
beforeEach(async () => {
  clock = monday;
  smtp.mails.length = 0;
  smtp.refuse = undefined;
  for (const table of ['readers', 'mails', 'notification_events', 'stories'])
    await server.sql(`DELETE FROM ${table}`);
  await server.sql("DELETE FROM installation_settings WHERE name = 'readers_told'");
});

const at = (iso: string) => {
  clock = new Date(iso);
};
/** Both servers handle due work concurrently, except for the mails. */
async function notify() {
  const notifiers = [server, second].map(({ app }) => app.notifier);
  await Promise.all(notifiers.map((notifier) => notifier.mailReadersNow()));
  await Promise.all(notifiers.map((notifier) => notifier.drain()));
}
async function tick() {
  await notify();
  await Promise.all([mailsSent(server), mailsSent(second)]);
}
/** An address that follows since two days. */
async function reader(...follows: string[]): Promise<string> {
  made += 1;
  const email = `r${made}@example.com`;
  const since = new Date(clock.getTime() - 2 * dayMs);
  for (const one of follows)
    await server.sql(
      `INSERT IGNORE INTO readers (id, address_key, email, follows, created_at, confirmed_at, told_until)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [readerId(email, one), addressKey(email), email, one, since, since, since],
    );
  return email;
}
/** A story published now, by the servers' clock. */
async function publish(author: TestMember, title: string) {
  const story = await buildStory(server, author, {
    title,
    content: 'It rained.',
    privacyLevel: PrivacyLevel.PUBLIC,
  });
  await server.sql('UPDATE stories SET published_at = ? WHERE id = ?', [clock, story.id]);
  return story;
}
const subjects = () => smtp.mails.map(({ subject }) => subject).sort();
const to = () => smtp.mails.map((mail) => mail.to?.[0]?.address).sort();

/** Publishes an hour before noon, and lets the week's mails go out just after it. */
async function throughNoon() {
  at('2026-11-23T12:00:05Z');
  await tick();
}

describe('on Monday at noon', () => {
  it('an address gets one mail of all that it follows, each story once, by one of two servers', async () => {
    const email = await reader('blog', ines.id, ben.id);
    await publish(ines, 'The Ferry');
    await publish(ben, 'The Heron');
    await tick();
    expect(smtp.mails).toEqual([]);
    await throughNoon();
    await tick();
    expect(to()).toEqual([email]);
    const [mail] = smtp.mails;
    expect(mail?.subject).toBe('“The Heron” by Ben Bcc: x@y.example <b> and 1 more');
    expect(mail?.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    for (const title of ['The Ferry', 'The Heron']) expect(mail?.text?.split(title)).toHaveLength(2);
    expect(mail?.html).not.toContain('<b>');
    expect(Buffer.byteLength(mail?.html ?? '')).toBeLessThan(60_000);
    expect(mail?.text).toContain('because you follow the blog, stories by Ben');
  });

  it('only followers of its author or the blog get one, and nobody gets an empty one', async () => {
    const [all, hers] = [await reader('blog'), await reader(ines.id)];
    await reader(ben.id);
    await publish(ines, 'The Ferry');
    await throughNoon();
    expect(to()).toEqual([all, hers].sort());
    expect(await server.sql('SELECT 1 FROM mails')).toEqual([]);
  });

  it('the next week has only stories published since', async () => {
    await reader('blog');
    await publish(ines, 'The Ferry');
    await throughNoon();
    await publish(ines, 'The Heron');
    at('2026-11-30T11:59:00Z');
    await tick();
    expect(subjects()).toEqual(['“The Ferry” by Inés']);
    at('2026-11-30T12:00:00Z');
    await tick();
    await tick();
    expect(subjects()).toEqual(['“The Ferry” by Inés', '“The Heron” by Inés']);
    at('2026-12-07T12:00:00Z');
    await tick();
    expect(smtp.mails).toHaveLength(2);
  });

  it.each([
    ['withdrawn', (story: Story) => changeStory(server, ines, story, { privacyLevel: PrivacyLevel.PRIVATE })],
    ['unlisted', (story: Story) => changeStory(server, ines, story, { listed: false })],
    ['deleted', (story: Story) => server.mutate('deleteStory', { id: story.id }, ines.token)],
  ])('what is %s between the queue and the mail is in none', async (_what, hide) => {
    await reader('blog');
    const email = await reader(ines.id, ben.id);
    const story = await publish(ines, 'The Ferry');
    await publish(ben, 'The Heron');
    at('2026-11-23T12:00:26Z');
    // The mails are queued, and the mail server is away.
    await smtp.close();
    await notify();
    await Promise.all([server, second].map(({ app }) => app.mailQueue.drain()));
    await hide(story);
    await smtp.open();
    clock = new Date(clock.getTime() + 600_000);
    await tick();
    expect(smtp.mails).toHaveLength(2);
    expect(to()).toContain(email);
    for (const mail of smtp.mails) expect(mail.text).not.toContain('The Ferry');
  });

  it.each([
    ['spring', '2026-03-30T10:59:00Z', '2026-03-30T11:00:00Z'],
    ['autumn', '2026-10-26T11:59:00Z', '2026-10-26T12:00:00Z'],
  ])('it is noon in the group’s zone after the clocks change in %s', async (_season, before, noon) => {
    at(before);
    await reader('blog');
    await publish(ines, 'The Ferry');
    clock = new Date(new Date(before).getTime() + 30_000);
    await tick();
    expect(smtp.mails).toEqual([]);
    at(noon);
    await tick();
    expect(smtp.mails).toHaveLength(1);
  });

  it('if no server ran for more than a day, it waits for the next Monday, and has all stories', async () => {
    await reader('blog');
    await publish(ines, 'The Ferry');
    at('2026-11-24T12:01:00Z');
    await tick();
    expect(smtp.mails).toEqual([]);
    at('2026-11-30T12:00:00Z');
    await tick();
    expect(smtp.mails).toHaveLength(1);
  });
});

type Story = Awaited<ReturnType<typeof publish>>;

describe('a mail to readers', () => {
  it('can be ended by one click of the mail program, with a link in its headers and at its foot', async () => {
    const email = await reader('blog', ines.id);
    await publish(ines, 'The Ferry');
    await throughNoon();
    const [mail] = smtp.mails;
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const path = pathIn(headers.get('list-unsubscribe')?.replace(/[<>]/g, ''), '/unsubscribe');
    expect(mail?.text).toContain(path);
    expect(path).not.toContain('@');
    const answer = await postForm(server, path, { 'List-Unsubscribe': 'One-Click' });
    expect(answer.status).toBe(200);
    expect(await readersOf(server, email)).toEqual([]);
  });

  it('that is the third in a row to be refused for good is the last: the address is deleted', async () => {
    const email = await reader('blog');
    smtp.refuse = () => Object.assign(new Error('no'), { responseCode: 550 });
    for (const [week, left] of [
      ['2026-11-23', 1],
      ['2026-11-30', 1],
      ['2026-12-07', 0],
    ] as const) {
      at(`${week}T11:00:00Z`);
      await publish(ines, week);
      at(`${week}T12:00:00Z`);
      await tick();
      expect([week, (await readersOf(server, email)).length]).toEqual([week, left]);
    }
  });

  it('resets the count of refusals when it is accepted; missed stories come the week after', async () => {
    const email = await reader('blog');
    smtp.refuse = () => Object.assign(new Error('no'), { responseCode: 550 });
    await publish(ines, 'The Ferry');
    await throughNoon();
    smtp.refuse = undefined;
    at('2026-11-30T12:00:00Z');
    await tick();
    expect(subjects()).toEqual(['“The Ferry” by Inés']);
    const rows = await server.sql('SELECT refusals FROM readers WHERE email = ?', [email]);
    expect(rows).toEqual([{ refusals: 0 }]);
  });
});

it('mails to readers are queued in batches, so that a link that a member requested doesn’t wait behind them', async () => {
  const since = new Date(clock.getTime() - dayMs);
  for (let part = 0; part < 2; part += 1) {
    const rows = Array.from({ length: 500 }, (_, n) => {
      const email = `many${part * 500 + n}@example.com`;
      return [readerId(email, 'blog'), addressKey(email), email, 'blog', since, since, since];
    });
    await server.sql(
      `INSERT INTO readers (id, address_key, email, follows, created_at, confirmed_at, told_until)
       VALUES ${rows.map(() => '(?,?,?,?,?,?,?)').join(',')}`,
      rows.flat(),
    );
  }
  await publish(ines, 'The Ferry');
  at('2026-11-23T12:00:05Z');
  const waiting = async () => {
    const [row] = await server.sql("SELECT COUNT(*) AS mails FROM mails WHERE kind = 'reader_stories'");
    return Number(row.mails);
  };
  // No mail leaves meanwhile.
  const held = [server, second].map(({ app }) =>
    jest.spyOn(app.mailQueue as unknown as { startWorker(): void }, 'startWorker').mockReturnValue(),
  );
  await notify();
  const first = await waiting();
  clock = new Date(clock.getTime() + 1_100);
  await notify();
  expect([first, await waiting()]).toEqual([100, 100]);
  // Sent mails make room for the next ones.
  await server.sql("DELETE FROM mails WHERE kind = 'reader_stories' LIMIT 60");
  clock = new Date(clock.getTime() + 1_100);
  await notify();
  expect(await waiting()).toBe(140);
  expect(smtp.mails).toEqual([]);
  for (const spy of held) spy.mockRestore();
});
