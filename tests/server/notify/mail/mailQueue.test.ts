import { newId } from '../../../../server/lib/ids';
import type { MailKind } from '../../../../server/model/mail.entity';
import { User } from '../../../../server/model/user.entity';
import { queueMail } from '../../../../server/record/queueMail';
import { eventually } from '../../../support/mails';
import { mailQueues } from './mailQueues';
import { asker, transportThat } from './testTransports';

const test = mailQueues();

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
      const username = `${test.member.username}-${n}`;
      const email = `${username}@example.com`;
      emails.push(email);
      await test.db.transaction((tx) =>
        tx.insert(User, { ...test.member, id: newId('user'), username, email }),
      );
      await test.ask('magic_link', email);
    }
    const servers = [1, 2, 3].map(() => test.queueWith(transport));
    await Promise.all(servers.flatMap((server) => [server.drain(), server.drain(), server.drain()]));
    expect(transport.sent.map(({ to }) => to).sort()).toEqual(emails.sort());
    expect(await test.waiting()).toEqual([]);
  });

  it('creates a new link for each attempt; that of the failed attempt becomes invalid', async () => {
    await test.ask('magic_link');
    const tried: string[] = [];
    const queue = test.queueWith(
      transportThat(async ({ link }) => {
        tried.push(link);
        if (tried.length === 1) throw new Error('broken off');
      }),
    );
    await queue.drain();
    test.later(60);
    await queue.drain();
    expect(new Set(tried).size).toBe(2);
    expect(
      await test.db.read('SELECT 1 FROM account_links WHERE user_id = ?', [test.member.id]),
    ).toHaveLength(1);
  });

  it('retries with increasing back-off, and drops a link that has expired', async () => {
    await test.ask('password_reset');
    const failure = { code: 'ECONNECTION', responseCode: 421 };
    const fail = () => Promise.reject(Object.assign(new Error(`no luck with ${test.member.email}`), failure));
    const queue = test.queueWith(transportThat(fail));
    const waits: number[] = [];
    for (let rows = await test.waiting(); rows.length > 0; rows = await test.waiting()) {
      await queue.drain();
      const [row] = await test.waiting();
      if (!row) break;
      waits.push((row.dueAt.getTime() - test.now()) / 1000);
      test.later(waits.at(-1) ?? 0);
    }
    expect(waits).toHaveLength(5);
    for (const [n, base] of [10, 60, 300, 1800, 7200].entries()) {
      expect(waits[n]).toBeGreaterThan(base - 2);
      expect(waits[n]).toBeLessThanOrEqual(base * 1.25);
    }
    const log = test.logLines.map((line) => JSON.parse(line));
    expect(log.at(-1)).toMatchObject({ level: 50, kind: 'password_reset', attempts: 6, code: 'ECONNECTION' });
    expect(test.logLines.join('')).not.toContain(test.member.email);
  });

  it('retries the mail about a changed password for about a day', async () => {
    await test.ask('password_changed');
    const queue = test.queueWith(transportThat(() => Promise.reject(new Error('away'))));
    const from = test.now();
    for (let rows = await test.waiting(); rows.length > 0; rows = await test.waiting()) {
      test.later(((rows[0]?.dueAt.getTime() ?? 0) - test.now()) / 1000 + 1);
      await queue.drain();
    }
    const hours = (test.now() - from) / 3_600_000;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(36);
  });

  it('sends requested mails before others that have been due for longer, such as digests', async () => {
    const about = { userId: test.member.id };
    const queued = async (kind: MailKind, email: string) => {
      await test.db.transaction((tx) =>
        queueMail(tx, { ...asker, now: () => new Date(test.now()) }, kind, email, about),
      );
      test.later(60);
    };
    await queued('email_changed', 'former@example.com');
    await queued('email_changed', 'earlier@example.com');
    await queued('email_change', 'new@example.com');
    const transport = transportThat();
    await test.queueWith(transport).drain();
    expect(transport.sent.map(({ to }) => to)).toEqual([
      'new@example.com',
      'former@example.com',
      'earlier@example.com',
    ]);
  });

  it('is not blocked by a mail that hangs', async () => {
    await test.ask('magic_link');
    await test.ask('password_changed');
    let letGo: (() => void) | undefined;
    const transport = transportThat(({ subject }) =>
      subject.includes('link') ? new Promise<void>((resolve) => (letGo = resolve)) : Promise.resolve(),
    );
    const queue = test.queueWith(transport);
    const both = [queue.drain(), queue.drain()];
    const hanging = await eventually('the mail that hangs', () => letGo);
    await eventually('the other mail', () => transport.sent[0]);
    expect(transport.sent).toMatchObject([{ subject: expect.stringContaining('changed') }]);
    hanging();
    await Promise.all(both);
    expect(await test.waiting()).toEqual([]);
  });

  it('releases mails in progress when its server stops, and another sends them at once', async () => {
    await test.ask('magic_link');
    let began: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (began = resolve));
    const queue = test.queueWith(
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
    test.closeOnly();
    expect(await test.waiting()).toMatchObject([{ attempts: 0 }]);
    // The test clock advances five seconds.
    test.later(5);
    const transport = transportThat();
    await test.queueWith(transport).drain();
    expect(transport.sent).toHaveLength(1);
  });

  it('looks for mails by itself, and sends one at once when it is announced', async () => {
    const transport = transportThat();
    const queue = test.queueWith(transport);
    await test.db.transaction((tx) =>
      queueMail(tx, { ...asker, mailQueue: queue }, 'magic_link', test.member.email),
    );
    await eventually('the announced mail', () => transport.sent[0]);
    await queue.drain();
    await test.ask('magic_link');
    await passing(10_000, () => queue.start());
    await eventually('the mail that was not announced', () => transport.sent[1]);
  });
});
