import pino from 'pino';
import { Database } from '../../../../server/db/database';
import { newUser } from '../../../../server/features/identity/account/account.service';
import type { MailQueue } from '../../../../server/features/notify/mail/mailQueue';
import type { MailTransport } from '../../../../server/features/notify/mail/mailTransport';
import { makeMailQueue } from '../../../../server/features/notify/mail/makeMailQueue';
import type { MailKind } from '../../../../server/model/mail.entity';
import { User } from '../../../../server/model/user.entity';
import { queueMail } from '../../../../server/record/queueMail';
import { mailDatabase } from './mailDatabase';
import { asker, mailConfig } from './testTransports';

/** Queues of several servers on one database, and a member to mail. */
export function mailQueues() {
  const opened = mailDatabase();
  let queues: MailQueue[] = [];
  let made = 0;
  /** How far the servers' clock is ahead of the test's, in milliseconds. */
  let ahead = 0;
  const now = () => Date.now() + ahead;
  let member: User;
  let logLines: string[] = [];
  beforeEach(async () => {
    made += 1;
    ahead = 0;
    logLines = [];
    const username = `writer${made}`;
    const email = `${username}@example.com`;
    member = await newUser({ username, email, password: 'Monday7pm', confirmed: true });
    await opened.db.transaction((tx) => tx.insert(User, member));
  });
  afterEach(async () => {
    for (const queue of queues) await queue.close();
    queues = [];
    await opened.dataSource.query('DELETE FROM mails');
  });
  return {
    get member() {
      return member;
    },
    get logLines() {
      return logLines;
    },
    get db() {
      return opened.db;
    },
    get dataSource() {
      return opened.dataSource;
    },
    now,
    later(seconds: number) {
      ahead += seconds * 1000;
    },
    /** A server's queue, which starts no work by itself. */
    queueWith(transport: MailTransport): MailQueue {
      const queue = makeMailQueue({
        db: new Database(opened.dataSource),
        transport,
        log: pino({ base: undefined }, { write: (line) => void logLines.push(line) }),
        config: mailConfig,
        now: () => new Date(now()),
      });
      queues.push(queue);
      return queue;
    },
    /** At the end of the test, waits for these queues only. */
    closeOnly(...these: MailQueue[]) {
      queues = these;
    },
    ask: (kind: MailKind, email = member.email) =>
      opened.db.transaction((tx) => queueMail(tx, asker, kind, email)),
    waiting: () =>
      opened.db.read<{ attempts: number; dueAt: Date }>(
        'SELECT attempts, COALESCE(due_at, send_at) AS dueAt FROM mails',
      ),
  };
}
