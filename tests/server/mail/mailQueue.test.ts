import pino from 'pino';
import type { DataSource } from 'typeorm';
import { Database } from '../../../server/db/database';
import { migrate, openDatabase } from '../../../server/db/dataSource';
import { newUser } from '../../../server/features/account/account.service';
import { makeLink } from '../../../server/features/account/accountLinks';
import { newId } from '../../../server/ids';
import { MailQueue, queueMail } from '../../../server/mail/mailQueue';
import type { MailTransport } from '../../../server/mail/mailTransport';
import type { MailKind } from '../../../server/model/mail.entity';
import { User } from '../../../server/model/user.entity';
import { eventually, linkIn, resetTokensIn, startMailServer, type TestMailServer } from '../../support/mails';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase';
import { asker, smtpOf, transportThat } from './testTransports';

let database: TestDatabase;
let dataSource: DataSource;
let db: Database;
let member: User;
let queues: MailQueue[] = [];
let logLines: string[] = [];
let made = 0;

/** How far the servers' clock is ahead of the test's, in milliseconds. */
let ahead = 0;
const now = () => Date.now() + ahead;
const later = (seconds: number) => {
  ahead += seconds * 1000;
};

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await openDatabase(database.url);
  await migrate(dataSource);
  db = new Database(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(async () => {
  made += 1;
  ahead = 0;
  logLines = [];
  const username = `writer${made}`;
  member = await newUser({ username, email: `${username}@example.com`, password: 'Monday7pm' });
  await db.transaction((tx) => tx.insert(User, member));
});
afterEach(async () => {
  for (const queue of queues) await queue.close();
  queues = [];
  await dataSource.query('DELETE FROM mails');
});

/** A server's queue, which starts no work by itself. */
function queueWith(transport: MailTransport): MailQueue {
  const queue = new MailQueue({
    db: new Database(dataSource),
    transport,
    log: pino({ base: undefined }, { write: (line) => void logLines.push(line) }),
    config: { appUrl: 'https://writers.example', groupTimeZone: 'Europe/London' },
    now: () => new Date(now()),
    makeLink,
  });
  queues.push(queue);
  return queue;
}

const ask = (kind: MailKind, email = member.email) =>
  db.transaction((tx) => queueMail(tx, asker, kind, email));
const waiting = () =>
  db.read<{ attempts: number; dueAt: Date }>('SELECT attempts, due_at AS dueAt FROM mails');

/** Does something and lets timers run for that long; then waits, in real time, until it is done. */
async function passing(ms: number, act: () => unknown) {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  let done: unknown;
  try {
    done = act();
    await jest.advanceTimersByTimeAsync(ms);
  } finally {
    jest.useRealTimers();
  }
  await done;
}

describe('the queue', () => {
  it('sends each mail once with three concurrent servers', async () => {
    const transport = transportThat();
    const emails: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      const username = `${member.username}-${n}`;
      const email = `${username}@example.com`;
      emails.push(email);
      await db.transaction((tx) => tx.insert(User, { ...member, id: newId('user'), username, email }));
      await ask('magic_link', email);
    }
    const servers = [1, 2, 3].map(() => queueWith(transport));
    await Promise.all(servers.flatMap((server) => [server.drain(), server.drain(), server.drain()]));
    expect(transport.sent.map(({ to }) => to).sort()).toEqual(emails.sort());
    expect(await waiting()).toEqual([]);
  });

  it('survives a server that dies while sending: its lease ends, and another server sends the mail', async () => {
    await ask('password_reset');
    const dying = queueWith(transportThat(() => new Promise(() => undefined)));
    void dying.drain();
    const transport = transportThat();
    const other = queueWith(transport);
    await eventually('the dying server’s try', async () => {
      const links = await db.read('SELECT 1 FROM account_links WHERE user_id = ?', [member.id]);
      return links[0];
    });
    later(119);
    await other.drain();
    expect(transport.sent).toEqual([]);
    later(2);
    await other.drain();
    expect(transport.sent).toMatchObject([{ to: member.email }]);
    expect(await waiting()).toEqual([]);
    // Do not wait for this queue at the end: its transport never returns.
    queues = [other];
  });

  it('creates a new link for each attempt; that of the failed attempt becomes invalid', async () => {
    await ask('magic_link');
    const tried: string[] = [];
    const queue = queueWith(
      transportThat(async ({ link }) => {
        tried.push(link);
        if (tried.length === 1) throw new Error('broken off');
      }),
    );
    await queue.drain();
    later(60);
    await queue.drain();
    expect(new Set(tried).size).toBe(2);
    expect(await db.read('SELECT 1 FROM account_links WHERE user_id = ?', [member.id])).toHaveLength(1);
  });

  it('retries with increasing back-off, and drops a link that has expired', async () => {
    await ask('password_reset');
    const failure = { code: 'ECONNECTION', responseCode: 421 };
    const fail = () => Promise.reject(Object.assign(new Error(`no luck with ${member.email}`), failure));
    const queue = queueWith(transportThat(fail));
    const waits: number[] = [];
    for (let rows = await waiting(); rows.length > 0; rows = await waiting()) {
      await queue.drain();
      const [row] = await waiting();
      if (!row) break;
      waits.push((row.dueAt.getTime() - now()) / 1000);
      later(waits.at(-1) ?? 0);
    }
    expect(waits).toHaveLength(5);
    for (const [n, base] of [10, 60, 300, 1800, 7200].entries()) {
      expect(waits[n]).toBeGreaterThan(base - 2);
      expect(waits[n]).toBeLessThanOrEqual(base * 1.25);
    }
    const log = logLines.map((line) => JSON.parse(line));
    expect(log.at(-1)).toMatchObject({ level: 50, kind: 'password_reset', attempts: 6, code: 'ECONNECTION' });
    expect(logLines.join('')).not.toContain(member.email);
  });

  it('retries the mail about a changed password for about a day', async () => {
    await ask('password_changed');
    const queue = queueWith(transportThat(() => Promise.reject(new Error('away'))));
    const from = now();
    for (let rows = await waiting(); rows.length > 0; rows = await waiting()) {
      later(((rows[0]?.dueAt.getTime() ?? 0) - now()) / 1000 + 1);
      await queue.drain();
    }
    const hours = (now() - from) / 3_600_000;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(36);
  });

  it('is not blocked by a mail that hangs', async () => {
    await ask('magic_link');
    await ask('password_changed');
    let letGo: (() => void) | undefined;
    const transport = transportThat(({ subject }) =>
      subject.includes('link') ? new Promise<void>((resolve) => (letGo = resolve)) : Promise.resolve(),
    );
    const queue = queueWith(transport);
    const both = [queue.drain(), queue.drain()];
    const hanging = await eventually('the mail that hangs', () => letGo);
    await eventually('the other mail', () => transport.sent[0]);
    expect(transport.sent).toMatchObject([{ subject: expect.stringContaining('changed') }]);
    hanging();
    await Promise.all(both);
    expect(await waiting()).toEqual([]);
  });

  it('releases mails in progress when its server stops, and another sends them at once', async () => {
    await ask('magic_link');
    let began: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (began = resolve));
    const queue = queueWith(
      transportThat((_message, signal) => {
        began();
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
      }),
    );
    void queue.drain();
    await begun;
    await passing(5_000, () => queue.close());
    queues = [];
    expect(await waiting()).toMatchObject([{ attempts: 0 }]);
    // The test clock advances five seconds.
    later(5);
    const transport = transportThat();
    await queueWith(transport).drain();
    expect(transport.sent).toHaveLength(1);
  });

  it('looks for mails by itself, and sends one at once when told of it', async () => {
    const transport = transportThat();
    const queue = queueWith(transport);
    await db.transaction((tx) => queueMail(tx, { ...asker, mailQueue: queue }, 'magic_link', member.email));
    await eventually('the mail that it was told of', () => transport.sent[0]);
    await queue.drain();
    await ask('magic_link');
    await passing(10_000, () => queue.start());
    await eventually('the mail that it was not told of', () => transport.sent[1]);
  });
});

describe('by SMTP', () => {
  let smtp: TestMailServer;
  beforeEach(async () => {
    smtp = await startMailServer();
  });
  afterEach(() => smtp.close());

  it('a reset link is sent as text and HTML, marked as automatic', async () => {
    await ask('password_reset');
    await queueWith(smtpOf(smtp)).drain();
    const [mail] = smtp.mails;
    if (!mail) throw new Error('No mail came');
    expect(mail).toMatchObject({
      from: { name: 'Monday Writers', address: 'hello@writers.example' },
      to: [{ address: member.email }],
      subject: 'Choose a new password for Monday Writers',
      messageId: expect.stringMatching(/^<mail_\w{26}@writers\.example>$/),
    });
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    const link = linkIn(mail);
    expect(link.href).toMatch(
      /^https:\/\/writers\.example\/#access_token=[\w-]{43}&refresh_token=[\w-]{43}&type=recovery$/,
    );
    const { accessToken, refreshToken } = resetTokensIn(mail);
    expect(accessToken).not.toBe(refreshToken);
    expect(mail.html).toContain(`href="${link.href.replaceAll('&', '&amp;')}"`);
    for (const words of ['within an hour', 'If you did not ask for it', `Hello ${member.username},`]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
  });

  it('the mail about a changed password has no token, and has the time in the group’s zone', async () => {
    await ask('password_changed');
    await dataSource.query("UPDATE mails SET created_at = '2026-07-06 18:00:00.000'");
    await queueWith(smtpOf(smtp)).drain();
    expect(smtp.mails[0]?.text).toMatch(/Monday,? 6 July 2026 at 19:00 \(Europe\/London\)/);
    expect(smtp.mails[0]?.text).toContain('https://writers.example/forgot-password');
    expect(smtp.mails[0]?.text).not.toContain('token');
  });

  it('a mail is sent when its mail server is back', async () => {
    await ask('magic_link');
    const queue = queueWith(smtpOf(smtp));
    await smtp.close();
    await queue.drain();
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    await smtp.open();
    later(9);
    await queue.drain();
    expect(smtp.mails).toEqual([]);
    later(5);
    await queue.drain();
    expect(smtp.mails).toMatchObject([{ to: [{ address: member.email }] }]);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['for now is tried again', 450, 1],
    ['for good is not', 550, 0],
  ])('a mail that is refused %s', async (_what, responseCode, left) => {
    smtp.refuse = (address) => Object.assign(new Error(`<${address}>: not here`), { responseCode });
    await ask('magic_link');
    await queueWith(smtpOf(smtp)).drain();
    expect(await waiting()).toHaveLength(left);
    expect(logLines.join('')).toContain(String(responseCode));
    expect(logLines.join('')).not.toContain(member.email);
  });
});
