import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../../../config/config';
import type { MailText } from './mailContent';

export interface Message extends MailText {
  /** The row's id; used for the Message-ID, so that a duplicate is shown once. */
  id: string;
  to: string;
}

/** Runs before the end of a mail's content is sent. If it rejects, the end isn't sent, and the mail server delivers nothing. */
export type BeforeEnd = () => Promise<void>;

export interface MailTransport {
  /** Resolves when the mail was accepted. Rejects otherwise; the mail may still have been accepted if the answer was lost. */
  send(message: Message, signal: AbortSignal, beforeEnd?: BeforeEnd): Promise<void>;
  close(): void;
}

type MailConfig = Pick<Config, 'environment' | 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Timeouts in milliseconds, which are less than the queue’s lease. Once connected, sendInTime() limits how long sending and the answer take. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 110_000,
};

/** Headers with which mail programs offer to unsubscribe. Source: RFC 8058. */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const envelopeOf = ({ mailFrom }: MailConfig, { id, to, subject, text, html, unsubscribe }: Message) => ({
  from: mailFrom,
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId: `<${id}@${mailFrom.address.split('@').at(-1)}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(unsubscribe && unsubscribeHeaders(unsubscribe)),
  },
  // Mails contain only our own text, so file and URL access is off.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Makes a transport by SMTP if it is configured, otherwise one that writes files. */
export function makeMailTransport(config: MailConfig, log: Logger): MailTransport {
  if (config.smtpUrl) return smtpTransport(config, config.smtpUrl, log);
  if (config.environment === 'production')
    log.warn('SMTP_URL is not set: emails become files in DATA_DIR/outbox and reach nobody');
  return outboxTransport(config);
}

function smtpTransport(config: MailConfig, url: string, log: Logger): MailTransport {
  const transporter = nodemailer.createTransport({ pool: true, url, ...timeouts });
  // Each mail's promise reports its own failure; other errors of the pool must not end the process.
  transporter.on('error', (error: { code?: string }) =>
    log.warn({ code: error.code }, 'the mail server broke off'),
  );
  const beforeEnds = new Map<string, BeforeEnd>();
  transporter.use('stream', ({ message }, done) => {
    const before = beforeEnds.get(message.messageId());
    if (before) message.createReadStream = delayEnd(before, message.createReadStream.bind(message));
    done();
  });
  return {
    send: async (message, signal, beforeEnd) => {
      const envelope = envelopeOf(config, message);
      if (beforeEnd) beforeEnds.set(envelope.messageId, beforeEnd);
      try {
        await transporter.sendMail({ ...envelope, signal });
      } finally {
        beforeEnds.delete(envelope.messageId);
      }
    },
    close: () => transporter.close(),
  };
}

/** Delays the last chunk of the content until `before` resolves: once it is sent, the mail may be delivered whatever happens here. */
const delayEnd = (before: BeforeEnd, content: () => Readable) => () =>
  Readable.from(
    (async function* () {
      let last: Buffer | undefined;
      for await (const chunk of content()) {
        if (last) yield last;
        last = chunk as Buffer;
      }
      await before();
      if (last) yield last;
    })(),
    { objectMode: false },
  );

/** Removes files of mails that a killed server wrote in part: nothing overwrites them if the account was deleted meanwhile. */
function removePartialFiles(folder: string): void {
  if (!existsSync(folder)) return;
  // If another server is writing such a file at this moment, its attempt fails and is repeated.
  for (const name of readdirSync(folder))
    if (name.endsWith('.eml.part')) rmSync(path.join(folder, name), { force: true });
}

/** Writes each mail as a file readable only by the owner; development also prints the link. */
function outboxTransport(config: MailConfig): MailTransport {
  const folder = path.join(config.dataDir, 'outbox');
  removePartialFiles(folder);
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: composed } = await composer.sendMail(envelopeOf(config, message));
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${message.id}.eml`);
      try {
        // Renamed when it is complete, so that programs that watch the folder find complete files only.
        writeFileSync(`${file}.part`, composed as Buffer, { mode: 0o600 });
        renameSync(`${file}.part`, file);
      } finally {
        // Removes the part that a failed write left, because the account may be deleted before the next attempt.
        rmSync(`${file}.part`, { force: true });
      }
      if (config.environment === 'development')
        process.stdout.write(`\n  Mail to ${message.to}: ${message.subject}\n  ${message.link}\n\n`);
    },
    close: () => undefined,
  };
}
