import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import PostalMime from 'postal-mime';
import type { Config } from '../../../server/config';
import { accountMail } from '../../../server/mail/accountMails';
import { type Message, makeMailTransport } from '../../../server/mail/mailTransport';

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

  it('what a killed server had written of a mail is removed at the next start', async () => {
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
