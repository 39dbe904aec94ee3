import type { Transaction } from '../db/database';
import { newId } from '../ids';
import { Mail, type MailKind } from '../model/mail.entity';
import { dueOf } from './mailKinds';

type QueueContext = { mailQueue: { kick(): void }; now: () => Date };

/** What a mail is about, beside its kind. */
type About = Partial<Pick<Mail, 'userId' | 'topic'>>;

/** Queues a mail in the transaction and returns its id; the caller doesn't wait for it to be sent. */
export async function queueMail(
  tx: Transaction,
  ctx: QueueContext,
  kind: MailKind,
  email: string,
  about: About = {},
): Promise<string> {
  const now = ctx.now();
  const id = newId('mail');
  await tx.insert(Mail, {
    id,
    kind,
    email,
    ...about,
    createdAt: now,
    ...dueOf(kind, now),
    attempts: 0,
    claim: null,
  });
  tx.afterCommit(() => ctx.mailQueue.kick());
  return id;
}
