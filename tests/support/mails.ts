import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { TestServer } from './testServer';

const usualPatienceMs = 60_000;

/** Repeats `look` until it returns a result. Mails are sent in the background, a moment after the request. */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | undefined> | T | undefined,
  patienceMs = usualPatienceMs,
) {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(20)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`Waited in vain for ${what}`);
}

/** Parsed once each, since tests look again and again; a file appears complete, and its name has the mail's id. */
const parsed = new Map<string, Promise<Email>>();
function parsedOnce(file: string): Promise<Email> {
  const mail = parsed.get(file) ?? PostalMime.parse(readFileSync(file));
  parsed.set(file, mail);
  return mail;
}

/** The mails to an address in the outbox folder of a server without SMTP, oldest first. */
export async function outboxOf({ config }: Pick<TestServer, 'config'>, address: string): Promise<Email[]> {
  const folder = path.join(config.dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.sort().map((name) => parsedOnce(path.join(folder, name))));
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** The newest mail to an address, when there are `count` mails. */
export const mailTo = (server: TestServer, address: string, count = 1): Promise<Email> =>
  eventually(`mail ${count} to ${address}`, async () => (await outboxOf(server, address))[count - 1]);

/** The link in a mail's text. */
export function linkIn({ text }: Email): URL {
  const link = /^https?:\/\/\S*(?:token|forgot-password)\S*$/m.exec(text ?? '')?.[0];
  if (!link) throw new Error(`There is no link in: ${text}`);
  return new URL(link);
}

/** The tokens in the fragment of a reset link. */
export function resetTokensIn(mail: Email): { accessToken: string; refreshToken: string } {
  const fragment = new URLSearchParams(linkIn(mail).hash.slice(1));
  return {
    accessToken: fragment.get('access_token') ?? '',
    refreshToken: fragment.get('refresh_token') ?? '',
  };
}

/** The six digits of a mail that confirms an address. */
export const codeIn = ({ text }: Email): string => /^\d{6}$/m.exec(text ?? '')?.[0] ?? '';

export const magicTokenIn = (mail: Email): string => linkIn(mail).searchParams.get('token') ?? '';

export interface TestMailServer {
  url: string;
  /** All accepted mails, in order. */
  mails: Email[];
  /** Always opens the same port; opening again simulates that the mail server is back. */
  open(): Promise<void>;
  /** The answer to a recipient: undefined accepts, an error with a code refuses. */
  refuse: ((address: string) => (Error & { responseCode?: number }) | undefined) | undefined;
  /** The answer to a mail. */
  refuseData: (() => Error & { responseCode?: number }) | undefined;
  /** Runs after a mail was accepted, before the answer that says so. */
  beforeAnswer: ((mail: Email) => Promise<void>) | undefined;
  close(): Promise<void>;
}

/** A mail server on loopback. */
export async function startMailServer(): Promise<TestMailServer> {
  let smtp: SMTPServer | undefined;
  let port = 0;
  const mailServer: TestMailServer = {
    url: '',
    mails: [],
    refuse: undefined,
    refuseData: undefined,
    beforeAnswer: undefined,
    async open() {
      const opened = new SMTPServer({
        authOptional: true,
        closeTimeout: 50,
        disabledCommands: ['STARTTLS', 'AUTH'],
        onRcptTo: ({ address }, _session, answer) => answer(mailServer.refuse?.(address)),
        onData(stream, _session, answer) {
          buffer(stream)
            .then((raw) => PostalMime.parse(raw))
            .then(async (mail) => {
              const refusal = mailServer.refuseData?.();
              if (refusal) return answer(refusal);
              mailServer.mails.push(mail);
              await mailServer.beforeAnswer?.(mail);
              answer();
            }, answer);
        },
      });
      smtp = opened;
      await new Promise<void>((resolve, reject) => {
        opened.once('error', reject);
        opened.listen(port, '127.0.0.1', resolve);
      });
      opened.on('error', () => undefined);
      const address = opened.server.address();
      if (address && typeof address === 'object') port = address.port;
      mailServer.url = `smtp://127.0.0.1:${port}`;
    },
    async close() {
      const closing = smtp;
      smtp = undefined;
      if (closing) await new Promise<void>((resolve) => closing.close(resolve));
    },
  };
  await mailServer.open();
  return mailServer;
}
