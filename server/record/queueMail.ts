import type { Transaction } from '../db/database';
import { newId } from '../lib/ids';
import { Mail, type MailKind } from '../model/mail.entity';
import { dueOf, kindsOfMail } from './mailKinds';

type Ctx = { mailQueue: { wake(): void }; now: () => Date };

/** What a mail is about, in addition to its kind. */
type About = Partial<Pick<Mail, 'userId' | 'topic'>>;

/** Mails are sent in the order of their due times. Awaited mails are dated back by this, to go before digests that are due already. */
const aheadMs = 60 * 60_000;

/** Queues a mail in the transaction and returns its id; the caller doesn't wait for it to be sent. */
export async function queueMail(
  tx: Transaction,
  ctx: Ctx,
  kind: MailKind,
  email: string,
  about: About = {},
): Promise<string> {
  const now = ctx.now();
  const dueAt = kindsOfMail[kind].isAskedFor ? new Date(now.getTime() - aheadMs) : now;
  const id = newId('mail');
  await tx.insert(Mail, {
    id,
    kind,
    email,
    ...about,
    createdAt: now,
    ...dueOf(kind, dueAt),
    attempts: 0,
    claim: null,
  });
  tx.afterCommit(() => ctx.mailQueue.wake());
  return id;
}
