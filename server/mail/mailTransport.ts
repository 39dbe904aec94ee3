import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { MailText } from './mailTexts';

export interface Message extends MailText {
  /** The id of its row: what is sent twice all the same can be told apart by nobody but shows as one. */
  id: string;
  to: string;
}

/** What takes mails away. */
export interface MailTransport {
  /** Resolves once the mail is out of our hands; rejects where it is not, as far as we can tell. */
  send(message: Message, signal: AbortSignal): Promise<void>;
  close(): void;
}

type MailConfig = Pick<Config, 'environment' | 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** A peer that says nothing for this long is given up. Source: stays well below the queue's lease. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

const envelopeOf = ({ mailFrom }: MailConfig, { id, to, subject, text, html }: Message) => ({
  from: mailFrom,
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId: `<${id}@${mailFrom.address.split('@').at(-1)}>`,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  // A mail is made of our own words alone.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** SMTP where the operator named a server, else files. */
export function makeMailTransport(config: MailConfig, log: Logger): MailTransport {
  if (config.smtpUrl) return smtpTransport(config, config.smtpUrl, log);
  if (config.environment === 'production')
    log.warn('SMTP_URL is not set: e-mails become files in DATA_DIR/outbox and reach nobody');
  return outboxTransport(config);
}

function smtpTransport(config: MailConfig, url: string, log: Logger): MailTransport {
  const transporter = nodemailer.createTransport({ pool: true, url, ...timeouts });
  // Each mail's own promise tells of its failure; what else the pool meets must not end the process.
  transporter.on('error', (error: { code?: string }) =>
    log.warn({ code: error.code }, 'the mail server broke off'),
  );
  return {
    send: async (message, signal) => {
      await transporter.sendMail({ ...envelopeOf(config, message), signal });
    },
    close: () => transporter.close(),
  };
}

/** Keeps each mail as a file that mail programs open, for its owner alone; development prints the link as well. */
function outboxTransport(config: MailConfig): MailTransport {
  const folder = path.join(config.dataDir, 'outbox');
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: composed } = await composer.sendMail(envelopeOf(config, message));
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${message.id}.eml`);
      // Whoever watches the folder finds whole mails only.
      writeFileSync(`${file}.part`, composed as Buffer, { mode: 0o600 });
      renameSync(`${file}.part`, file);
      if (config.environment === 'development')
        process.stdout.write(`\n  Mail to ${message.to}: ${message.subject}\n  ${message.link}\n\n`);
    },
    close: () => undefined,
  };
}
