import pino from 'pino';
import { Database } from '../../server/db/database';
import { makeMailQueue } from '../../server/features/notify/mail/makeMailQueue';
import { Notifier } from '../../server/features/notify/notification/notifier';
import { openDatabase } from '../../server/startup/dataSource';
import { mailConfig, smtpOf } from '../server/notify/mail/testTransports';
import { quickClock } from '../support/quickClock';

/** A server that only notifies and sends mails, to be killed by a test: its database, mail server and clock are arguments. */
async function main([databaseUrl = '', smtpUrl = '', begun, speed]: readonly string[]) {
  const db = new Database(await openDatabase(databaseUrl));
  const log = pino({ level: 'error' }, pino.destination(2));
  const now = quickClock(Number(begun), Number(speed));
  const beside = { db, log, now };
  const notifier = new Notifier({
    ...beside,
    pubSub: { publish: () => undefined } as never,
    config: mailConfig as never,
    onPush: () => undefined,
    onReaderMails: () => undefined,
  });
  const mailQueue = makeMailQueue({ ...beside, transport: smtpOf({ url: smtpUrl }), config: mailConfig });
  // The clock is quicker than their polls.
  const parent = process.ppid;
  setInterval(() => {
    // The test ended without killing it.
    if (process.ppid !== parent) process.exit();
    notifier.wake();
    mailQueue.wake();
  }, 50);
  process.stdout.write('ready\n');
}

void main(process.argv.slice(2));
