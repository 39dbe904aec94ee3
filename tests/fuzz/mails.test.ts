import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import type { DataSource } from 'typeorm';
import { Database } from '../../server/db/database';
import { projectRoot } from '../../server/lib/paths';
import { migrate, openDatabase } from '../../server/startup/dataSource';
import { fuzzSeed, isFullFuzz, randomFrom } from '../support/fuzzing';
import { startMailServer, type TestMailServer } from '../support/mails';
import { quickClock } from '../support/quickClock';
import { readTypeScript } from '../support/serverProcess';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase';
import { MailGroup, numbersIn } from './mailGroup';

jest.setTimeout(60 * 60_000);

const events = Number(process.env.MAIL_EVENTS ?? (isFullFuzz ? 10_000 : 100));
const members = isFullFuzz ? 200 : 20;
/** Starting takes a server one or two seconds. */
const maxLifeMs = isFullFuzz ? 15_000 : 2_500;
/** Two minutes, for which mails wait and are leased, pass in four seconds. */
const speed = 30;
/** A server takes so long for the answer and for what follows it in the database, at most. */
const answerMs = 2_000;
/** A mail is written so long before it is accepted, at most. */
const writingMs = 2_000;

const random = randomFrom(fuzzSeed + 5);
const begun = Date.now();
const now = quickClock(begun, speed);
interface Delivery {
  at: number;
  by: KilledServer;
}
const deliveries = new Map<string, { mail: Email; copies: Delivery[] }>();

let database: TestDatabase;
let dataSource: DataSource;
let db: Database;
let isKilling = true;

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

/** Ids of mails whose answer was lost twice. */
const givenUp = new Set<string>();

/** A server with a mail server of its own, which is killed again and again: at any time, or while a mail is being accepted. */
class KilledServer {
  private smtp: TestMailServer | undefined;
  private child: ChildProcess | undefined;
  private complaint = '';
  /** When it was killed. */
  readonly kills: number[] = [];

  async live(): Promise<void> {
    this.smtp = await startMailServer();
    this.smtp.beforeAnswer = (mail) => this.accepted(mail);
    while (isKilling) {
      await this.start();
      await sleep(500 + random() * maxLifeMs);
      if (isKilling) await this.kill();
    }
  }

  async end(): Promise<void> {
    await this.kill();
    await this.smtp?.close();
    const lines = this.complaint
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    // A mail whose answer was lost twice isn't sent a third time.
    const isOfGivenUp = ({ msg }: { msg: string }) => msg.endsWith('a mail is given up, perhaps sent');
    for (const { mail } of lines.filter(isOfGivenUp)) givenUp.add(mail);
    expect(lines.filter((line) => !isOfGivenUp(line))).toEqual([]);
  }

  private async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      [
        ...['-r', readTypeScript, 'tests/fuzz/mailSender.ts'],
        ...[database.url, this.smtp?.url ?? '', String(begun), String(speed)],
      ],
      { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.child = child;
    child.stderr.on('data', (chunk) => {
      this.complaint += chunk;
    });
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }

  private async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    this.kills.push(Date.now());
  }

  /** Whether it died before it could do anything about a mail that was accepted then. */
  diedAt(at: number): boolean {
    return this.kills.some((killed) => killed >= at - 50 && killed <= at + answerMs);
  }

  /** Some answers are lost: the server is killed before one reaches it. */
  private async accepted(mail: Email): Promise<void> {
    const id = mail.messageId ?? '';
    const known = deliveries.get(id);
    const copy = { at: Date.now(), by: this };
    if (known) known.copies.push(copy);
    else deliveries.set(id, { mail, copies: [copy] });
    // The answer to a second copy is lost more often, so that third ones would come.
    if (isKilling && random() < (known ? 0.2 : 0.01)) await this.kill();
  }
}

const count = async (table: string, where = '1 = 1') => {
  const [row] = await db.read<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`, []);
  return Number(row?.n);
};

/** Monday noon comes: digests that wait are due. */
const sendDigests = () =>
  db.transaction((tx) =>
    tx.execute("UPDATE mails SET send_at = ? WHERE kind = 'digest' AND joined IS NOT NULL", [now()]),
  );

it(`mails of ${events} events are sent once each, while servers are killed between commit and sending`, async () => {
  const group = new MailGroup(db, random, now);
  await group.gather(members);
  const servers = [new KilledServer(), new KilledServer()];
  const lives = servers.map((server) => server.live());

  const busy = new Set<Promise<void>>();
  for (let number = 0; number < events; number += 1) {
    const happening = group.happen(number).finally(() => busy.delete(happening));
    busy.add(happening);
    if (busy.size >= 100) await Promise.race(busy);
    if (number % (events / 10) === 0) await sendDigests();
  }
  await Promise.all(busy);
  // The last tenth, or what needs more than a lease, is sent in peace.
  const most = events / 10;
  while ((await count('notification_events')) + (await count('notices')) > most) {
    await sendDigests();
    await sleep(200);
  }
  isKilling = false;
  await Promise.all(lives);
  while ((await count('notification_events')) + (await count('mails')) > 0) {
    await sendDigests();
    await sleep(200);
  }
  for (const server of servers) await server.end();

  expect(await count('notices')).toBe(0);
  const sent = new Map<number, { id: string; to: string | undefined; at: number }[]>();
  for (const [id, { mail, copies }] of deliveries)
    for (const number of new Set(numbersIn(`${mail.subject} ${mail.text}`)))
      sent.set(number, [
        ...(sent.get(number) ?? []),
        { id, to: mail.to?.[0]?.address, at: copies.at(-1)?.at ?? 0 },
      ]);
  const missing: number[] = [];
  for (const [number, { to, withdrawnAt }] of group.happenings) {
    const mails = sent.get(number) ?? [];
    if (withdrawnAt === undefined && mails.length === 0) missing.push(number);
    else if (withdrawnAt === undefined)
      expect([number, mails]).toEqual([number, [expect.objectContaining({ to })]]);
    else expect(mails.filter(({ at }) => at > withdrawnAt + writingMs)).toEqual([]);
  }
  expect(missing).toEqual([]);
  const again = [...deliveries.values()].filter(({ copies }) => copies.length > 1);
  expect(again.filter(({ copies }) => copies.length > 2)).toEqual([]);
  // Only where the server that had sent it died before it could delete it.
  for (const { copies } of again)
    expect(copies.slice(0, -1).filter(({ at, by }) => !by.diedAt(at))).toEqual([]);
  const lostTwice = again.filter(({ copies }) => copies.every(({ at, by }) => by.diedAt(at))).length;
  const taken = [...group.happenings.values()].filter(({ withdrawnAt }) => withdrawnAt !== undefined);
  process.stdout.write(
    `${events} events (${taken.length} taken back), ${deliveries.size} mails, ` +
      `${servers.flatMap(({ kills }) => kills).length} servers killed: each mail once, but ` +
      `${again.length} twice, where the answer was lost (of these, again for ${lostTwice}); ${givenUp.size} given up after the second copy\n`,
  );
});
