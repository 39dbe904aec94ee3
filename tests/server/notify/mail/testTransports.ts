import pino from 'pino';
import { type Message, makeMailTransport } from '../../../../server/features/notify/mail/mailTransport';
import type { TestMailServer } from '../../../support/mails';

/** A transport that calls `send` and records sent messages. */
export function transportThat(
  send: (message: Message, signal: AbortSignal) => Promise<void> = async () => undefined,
) {
  const sent: Message[] = [];
  return {
    sent,
    close: () => undefined,
    async send(message: Message, signal: AbortSignal) {
      await send(message, signal);
      sent.push(message);
    },
  };
}

/** The app’s own transport, to a mail server of the test. */
export const smtpOf = (server: Pick<TestMailServer, 'url'>) =>
  makeMailTransport(
    {
      environment: 'test',
      smtpUrl: server.url,
      mailFrom: { name: 'Monday Writers', address: 'hello@writers.example' },
      dataDir: '',
    },
    pino({ level: 'silent' }),
  );

/** The context of a request that queues a mail without notifying a queue. */
export const asker = { mailQueue: { wake: () => undefined }, now: () => new Date() };

/** The settings that mails are made with. */
export const mailConfig = {
  appUrl: 'https://writers.example',
  groupName: 'Monday Writers',
  groupTimeZone: 'Europe/London',
  readerMail: true,
  mailFrom: { name: 'Monday Writers', address: 'hello@writers.example' },
  authSecret: new TextEncoder().encode('a secret for the tests, long enough'),
};
