import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import PostalMime from 'postal-mime';
import type { Config } from '../../../../server/config/config';
import { accountMail } from '../../../../server/features/notify/mail/accountMails';
import { contactOf } from '../../../../server/features/notify/mail/contact';
import {
  type BeforeEnd,
  type Message,
  makeMailTransport,
} from '../../../../server/features/notify/mail/mailTransport';
import { sendInTime } from '../../../../server/features/notify/mail/sendInTime';
import { MailServerState } from '../../../../server/features/staff/systemState/mailServerState';
import { startMailServer } from '../../../support/mails';

let dataDir: string;
let said: jest.SpyInstance;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'writers-outbox-'));
  said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  said.mockRestore();
  rmSync(dataDir, { recursive: true });
});

const facts = {
  kind: 'magic_link' as const,
  username: 'ada',
  tokens: ['t0ken'],
  at: new Date(),
  appUrl: 'https://writers.example',
  groupName: 'Monday Writers',
  timeZone: 'UTC',
  contact: 'w@writers.example',
};
const message: Message = {
  ...accountMail(facts),
  id: 'mail_01h455vb4pex5vsknk084sn02q',
  to: 'ada@example.com',
};

function keep(environment: Config['environment']) {
  const lines: string[] = [];
  const transport = makeMailTransport(
    { environment, smtpUrl: undefined, mailFrom: { name: 'W', address: 'w@writers.example' }, dataDir },
    pino({}, { write: (line) => void lines.push(line) }),
  );
  return { lines, sent: transport.send(message, new AbortController().signal) };
}
const spoken = () => said.mock.calls.map(([text]) => String(text)).join('');

describe('without SMTP', () => {
  it('a mail is kept as a file for mail programs, readable only by its owner', async () => {
    await keep('test').sent;
    const folder = path.join(dataDir, 'outbox');
    expect(readdirSync(folder)).toEqual([`${message.id}.eml`]);
    const file = path.join(folder, `${message.id}.eml`);
    expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
    const mail = await PostalMime.parse(readFileSync(file));
    expect(mail).toMatchObject({ subject: message.subject, to: [{ address: 'ada@example.com' }] });
    expect(mail.text).toContain('https://writers.example/auth/magic-link?token=t0ken');
  });

  it('a mail that a killed server wrote in part is removed at the next start', async () => {
    const folder = path.join(dataDir, 'outbox');
    mkdirSync(folder);
    for (const name of ['mail_1.eml', 'mail_2.eml.part']) writeFileSync(path.join(folder, name), 'Dear Ada');
    await keep('test').sent;
    expect(readdirSync(folder)).toEqual([`${message.id}.eml`, 'mail_1.eml']);
  });

  it('nothing is left of a mail whose file could not be written', async () => {
    const folder = path.join(dataDir, 'outbox');
    mkdirSync(path.join(folder, `${message.id}.eml`), { recursive: true });
    await expect(keep('test').sent).rejects.toThrow('EISDIR');
    expect(readdirSync(folder)).toEqual([`${message.id}.eml`]);
  });

  it('in development the link is printed', async () => {
    await keep('development').sent;
    expect(spoken()).toContain('https://writers.example/auth/magic-link?token=t0ken');
  });

  it('in production mails are kept, with a warning at the start that they are not sent', async () => {
    const { lines, sent } = keep('production');
    expect(lines.join('')).toContain('SMTP_URL is not set');
    await sent;
    expect(spoken()).toBe('');
    expect(lines.join('')).not.toContain('t0ken');
    expect(readdirSync(path.join(dataDir, 'outbox'))).toHaveLength(1);
  });
});

describe('a mail', () => {
  it('escapes all values in its HTML', () => {
    const { html } = accountMail({ ...facts, username: '<img src=x onerror="a">', tokens: [`"'><b>`] });
    expect(html).not.toMatch(/<img|<b>|"'>/);
    expect(html).toContain('&lt;img src=x onerror=&quot;a&quot;&gt;');
  });

  it('loads nothing from other hosts', () => {
    for (const kind of ['password_reset', 'magic_link', 'password_changed'] as const) {
      const { html } = accountMail({ ...facts, kind, tokens: ['a', 'b'] });
      expect(html).not.toMatch(/src=|url\(|@import|<link/);
      const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
      expect(addresses.every((address) => address?.startsWith('https://writers.example'))).toBe(true);
    }
  });
});

it.each([
  ['hello@writers.example', 'no-reply@writers.example', 'hello@writers.example'],
  ['https://writers.example/us', 'no-reply@writers.example', 'the organisers: https://writers.example/us'],
  [undefined, 'mondays@writers.example', 'mondays@writers.example'],
  [undefined, 'no-reply@writers.example', 'the organisers'],
  [undefined, 'DoNotReply@writers.example', 'the organisers'],
])('with contact %s and sender %s, mails say to write to %s', (groupContact, address, expected) => {
  expect(contactOf({ groupContact, mailFrom: { name: 'Monday Writers', address } })).toBe(expected);
});

describe('the mail server', () => {
  it('is checked for a response, which is cached for a minute; without one there is nothing to report', async () => {
    expect(await new MailServerState(undefined).isReachable()).toBeNull();
    const smtp = await startMailServer();
    const state = new MailServerState(smtp.url);
    expect(await state.isReachable()).toBe(true);
    await smtp.close();
    expect(await state.isReachable()).toBe(true);
    expect(await new MailServerState(smtp.url).isReachable()).toBe(false);
  });

  it('that accepts connections but never responds delays nobody, and is later reported as unreachable', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const state = new MailServerState(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    expect(await state.isReachable()).toBeNull();
    let reported: boolean | null = null;
    for (let asked = 0; asked < 30 && reported === null; asked += 1) reported = await state.isReachable();
    expect(reported).toBe(false);
    silent.close();
  });
});

describe('sending in time', () => {
  const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Sends by a mail server that answers nothing, to the content's end or before. */
  function send(ending = new AbortController()) {
    let signal = ending.signal;
    let end: BeforeEnd = async () => undefined;
    const transport = {
      send: (_message: unknown, given: AbortSignal, beforeEnd: BeforeEnd = end) => {
        [signal, end] = [given, beforeEnd];
        return new Promise<void>((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
      },
    };
    const sent = sendInTime(transport, message, ending.signal, async () => undefined).catch(() => 'given up');
    return { sent, end: () => end(), isGivenUp: () => signal.aborted };
  }

  it('the content has a minute, the response to its end 100 seconds, because a mail server may check the content first', async () => {
    const one = send();
    await minutes(0.9);
    expect(one.isGivenUp()).toBe(false);
    await minutes(0.2);
    expect(await one.sent).toBe('given up');
    const two = send();
    await minutes(0.9);
    await two.end();
    await minutes(1.6);
    expect(two.isGivenUp()).toBe(false);
    await minutes(0.2);
    expect(await two.sent).toBe('given up');
  });

  it('stops waiting when the server ends', async () => {
    const ending = new AbortController();
    const { sent } = send(ending);
    ending.abort();
    expect(await sent).toBe('given up');
  });
});
