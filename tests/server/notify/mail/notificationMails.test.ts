import pino from 'pino';
import { NotificationKind, NotificationWay } from '../../../../server/contract/enums';
import { buildUser } from '../../../../server/features/identity/account/account.service';
import { makeMailQueue } from '../../../../server/features/notify/mail/makeMailQueue';
import { newId } from '../../../../server/lib/ids';
import { Delivery } from '../../../../server/model/notification.entity';
import { User } from '../../../../server/model/user.entity';
import { startMailServer, type TestMailServer } from '../../../support/mails';
import { mailDatabase } from './mailDatabase';
import { mailConfig, smtpOf } from './testTransports';

const opened = mailDatabase();
const sql = (statement: string, params?: unknown[]) => opened.dataSource.query(statement, params);
let smtp: TestMailServer;
let queue: ReturnType<typeof makeMailQueue>;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
let author: User;
let reader: User;
let storyId: string;
let made = 0;

const { STORY_COMMENT, MENTION, NEW_FOLLOWER, NEW_STORY, ACCOUNT_SECURITY } = NotificationKind;

beforeEach(async () => {
  ahead = 0;
  smtp = await startMailServer();
  queue = makeMailQueue({
    db: opened.db,
    transport: smtpOf(smtp),
    log: pino({ level: 'silent' }),
    config: mailConfig,
    now,
  });
  [author, reader] = [await member(), await member()];
  storyId = await story();
});
afterEach(async () => {
  await queue.close();
  await smtp.close();
  await sql('DELETE FROM mails');
});

async function member(displayName: string | null = null): Promise<User> {
  made += 1;
  const username = `teller${made}`;
  const user = buildUser('', { username, email: `${username}@example.com`, confirmed: true });
  Object.assign(user, { displayName });
  await opened.db.transaction((tx) => tx.insert(User, user));
  return user;
}

async function story(title = 'The Ferry'): Promise<string> {
  const id = newId('story');
  await sql(
    `INSERT INTO stories (id, author_id, title, content, excerpt_text, privacy_level, word_count, created_at, updated_at, published_at)
     VALUES (?, ?, ?, 'Text', 'Text', 'public', 1, NOW(3), NOW(3), NOW(3))`,
    [id, author.id, title],
  );
  return id;
}

/** Adds a comment, and its delivery for the story's author as the notifier does. */
async function comment(content: string, { by = reader, on = storyId, kind = STORY_COMMENT } = {}) {
  const id = newId('comment');
  await sql(
    `INSERT INTO comments (id, story_id, author_id, content, created_at, updated_at) VALUES (?, ?, ?, ?, NOW(3), NOW(3))`,
    [id, on, by.id, content],
  );
  await delivery({ kind, subjectId: on, itemId: id, actorId: by.id });
  return id;
}

async function delivery(
  given: Pick<Delivery, 'kind' | 'subjectId' | 'itemId' | 'actorId'>,
  isDigest = false,
) {
  const [kind, topic, joined] = isDigest
    ? ['digest', null, `digest:${author.id}`]
    : ['notification', given.kind, `notification:${author.id}:${given.kind}`];
  const way = isDigest ? NotificationWay.DIGEST : NotificationWay.MAIL;
  const createdAt = now();
  await opened.db.transaction((tx) =>
    tx.insert(Delivery, { ...given, id: newId('notice'), userId: author.id, way, createdAt }),
  );
  await sql(
    `INSERT IGNORE INTO mails (id, kind, email, user_id, topic, joined, created_at, send_at, attempts)
     VALUES (?, ?, '', ?, ?, ?, ?, ?, 0)`,
    [newId('mail'), kind, author.id, topic, joined, createdAt, new Date(createdAt.getTime() + 120_000)],
  );
}

async function sent() {
  ahead += 121_000;
  await queue.drain();
  return smtp.mails;
}
const left = async () => [
  ...(await sql('SELECT id FROM mails')),
  ...(await sql('SELECT id FROM notices WHERE user_id = ?', [author.id])),
];

const setOfAuthor = (change: string) => sql(`UPDATE users SET ${change} WHERE id = ?`, [author.id]);

describe('a notification by mail', () => {
  it('joins events within two minutes, quotes them, can be ended by one click of the mail program, and leaves no rows', async () => {
    const other = await member('Ben Okri');
    await comment('I love the ferryman.');
    await comment('So do I.', { by: other });
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: `Ben Okri and ${reader.username} commented on “The Ferry”`,
      to: [{ address: author.email }],
    });
    for (const words of ['I love the ferryman.', 'So do I.', 'Turn these mails off', '?tab=notifications'])
      for (const part of [mail?.text, mail?.html]) expect(part).toContain(words);
    expect(mail?.text).toContain(`https://writers.example/stories/${storyId}#comments`);
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/writers\.example\/unsubscribe\?token=user_\w{26}\.story_comment\.[\w-]{24}>$/,
    );
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(await left()).toEqual([]);
  });

  it('opens the unread notification in the app', async () => {
    await comment('Hello');
    const id = newId('notification');
    await sql(
      `INSERT INTO notifications (id, user_id, kind, subject_id, unread, created_at, changed_at)
       VALUES (?, ?, ?, ?, 1, NOW(3), NOW(3))`,
      [id, author.id, STORY_COMMENT, storyId],
    );
    expect((await sent())[0]?.text).toContain(`/stories/${storyId}?notification=${id}#comments`);
  });

  it('is one mail for each kind, so that each can be ended separately', async () => {
    await comment('Hello');
    await comment('Hello you', { kind: MENTION });
    expect((await sent()).map(({ subject }) => subject).sort()).toEqual([
      `${reader.username} commented on “The Ferry”`,
      `${reader.username} mentioned you in a comment on “The Ferry”`,
    ]);
  });

  it.each([
    ['the comment was deleted', () => sql('DELETE FROM comments WHERE story_id = ?', [storyId])],
    ['the story was deleted', () => sql('DELETE FROM stories WHERE id = ?', [storyId])],
    [
      'the story belongs to somebody else and was withdrawn',
      () => sql("UPDATE stories SET author_id = ?, privacy_level = 'private'", [reader.id]),
    ],
    ['the member left', () => setOfAuthor('deleted_at = NOW(3)')],
    ['the address isn’t confirmed', () => setOfAuthor('email_confirmed_at = NULL')],
    ['the address refused mails', () => setOfAuthor('mail_refused_at = NOW(3)')],
    [
      'the member turned it off',
      () => sql("INSERT INTO notification_preferences VALUES (?, 'story_comment', 'app')", [author.id]),
    ],
  ])('isn’t sent if meanwhile %s, and nothing is left', async (_what, change) => {
    await comment('Hello');
    await change();
    expect(await sent()).toEqual([]);
    expect(await left()).toEqual([]);
  });

  it('waits for the end of quiet hours, and events in them join it', async () => {
    const minute = now().getUTCHours() * 60 + now().getUTCMinutes();
    await sql(
      "INSERT INTO notification_settings (user_id, quiet_from, quiet_until, quiet_zone) VALUES (?, ?, ?, 'UTC')",
      [author.id, (minute + 1380) % 1440, (minute + 60) % 1440],
    );
    await comment('Good night');
    expect(await sent()).toEqual([]);
    await comment('Good morning');
    ahead += 3_600_000;
    await queue.drain();
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.text).toContain('Good morning');
  });

  it('about the security of the account is sent to an address that isn’t confirmed, and can’t be turned off', async () => {
    await setOfAuthor('email_confirmed_at = NULL');
    const { id } = author;
    await delivery({ kind: ACCOUNT_SECURITY, subjectId: id, itemId: 'token_created', actorId: id });
    const [mail] = await sent();
    expect(mail?.subject).toBe('A personal access token was created');
    expect(mail?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });

  it('is sent again with the same deliveries if the mail server failed', async () => {
    smtp.refuse = () => Object.assign(new Error('later'), { responseCode: 451 });
    await comment('Hello');
    expect(await sent()).toEqual([]);
    smtp.refuse = undefined;
    await comment('And another');
    const mails = await sent();
    expect(mails.map(({ text }) => text?.includes('Hello'))).toEqual(expect.arrayContaining([true, false]));
    expect(mails).toHaveLength(2);
    expect(await left()).toEqual([]);
  });

  it('has no markup, header or link of a hostile name, title or comment', async () => {
    const hostile = await member('evil.example\r\nBcc: all@x.example <b>');
    storyId = await story('"><img src=x> https://evil.example/a\r\nX: y');
    await comment('<script>x</script> see www.evil.example or mail me@evil.example', { by: hostile });
    const [mail] = await sent();
    expect(mail?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['bcc', 'x']));
    expect(mail?.html).not.toMatch(/<img|<b>|<script/);
    const body = `${mail?.html} ${mail?.text}`;
    expect(body).not.toMatch(/evil\.example|https:\/\/evil|me@evil/);
    const links = [...(mail?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(links.every((link) => link?.startsWith('https://writers.example'))).toBe(true);
  });
});

describe('the digest', () => {
  const follow = (by: string, of: string) =>
    sql('INSERT IGNORE INTO follows (follower_id, followed_id, created_at) VALUES (?, ?, NOW(3))', [by, of]);
  const follower = async (name: string) => {
    const { id } = await member(name);
    await follow(id, author.id);
    await delivery({ kind: NEW_FOLLOWER, subjectId: author.id, itemId: id, actorId: id }, true);
  };
  const published = async (title: string) => {
    const id = await story(title);
    await sql('UPDATE stories SET author_id = ? WHERE id = ?', [reader.id, id]);
    await follow(author.id, reader.id);
    const given = { kind: NEW_STORY, subjectId: newId('user'), itemId: id, actorId: reader.id };
    await delivery(given, true);
  };

  it('is one mail, grouped by kind', async () => {
    await follower('Ana');
    await published('Tide');
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`This week: ${reader.username} published “Tide” and 1 more`);
    expect(mail?.text).toMatch(
      /New stories by writers you follow\n-+\n\n.*“Tide”[\s\S]*New followers\n-+\n\nAna/,
    );
  });

  it('is never empty', async () => {
    await follower('Ana');
    await sql("INSERT INTO notification_preferences VALUES (?, 'new_follower', 'app')", [author.id]);
    expect(await sent()).toEqual([]);
    expect(await left()).toEqual([]);
  });

  it('has at most 50 lines and 60 KB, however long and strange the titles are', async () => {
    for (let n = 0; n < 55; n += 1) await published(`${n} ${'&"\'<'.repeat(60)}`.slice(0, 200));
    const [mail] = await sent();
    expect(mail?.text?.match(/published/g)?.length).toBeLessThanOrEqual(51);
    expect(mail?.text).toMatch(/and \d+ more\nhttps:\/\/writers\.example\/notifications/);
    expect(Buffer.byteLength(mail?.html ?? '')).toBeLessThan(60_000);
  });
});
