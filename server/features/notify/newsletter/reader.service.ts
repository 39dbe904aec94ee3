import { dayMs } from '../../../contract/calendar';
import { mailboxOf } from '../../../lib/emailAddress';
import { AppError } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { forgetUnconfirmedMails } from '../../../record/unconfirmedMails';
import type { Services } from '../../../request/context';
import { accountKey } from '../../identity/account/rateKeys';
import { activeMemberSql, memberExistsSql } from '../../members/user/memberConditions';
import { addressKey, readerId, theBlog } from './readerKeys';
import { confirmationDays, type Following, followingById, followingOf } from './readerRows';

type Ctx = Pick<Services, 'db' | 'rateLimits' | 'mailQueue' | 'now'>;

/** The most rows that an address can have, confirmed or not. */
const followsMax = 50;
/** The most other rows that a reader is offered to confirm after a confirmation. */
const offeredMax = 5;

/** Takes a point of the mailbox's rate limit; false, without an error, if none is left. */
async function takeMailboxPoint({ rateLimits }: Ctx, email: string): Promise<boolean> {
  try {
    await rateLimits.take('followMailbox', accountKey(mailboxOf(email)));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/**
 * Stores that an address wants to follow the blog or an author, and queues the mail that asks its owner. Runs the same statements for
 * every address, so that the response's time reveals nothing: the mail queue decides later whether a mail is sent.
 */
export async function requestFollowing(
  ctx: Ctx,
  { email, follows }: { email: string; follows: string },
): Promise<void> {
  if (!(await takeMailboxPoint(ctx, email))) return;
  const now = ctx.now();
  const [key, id] = [addressKey(email), readerId(email, follows)];
  await ctx.db.transaction(async (tx) => {
    await tx.execute(
      `INSERT INTO readers (id, address_key, email, follows, created_at)
       SELECT ?, ?, ?, ?, ? FROM (SELECT COUNT(*) AS number FROM readers WHERE address_key = ?) existing
       WHERE existing.number < ${followsMax} AND (? = '${theBlog}'
         OR ${memberExistsSql('?', activeMemberSql())})
       ON DUPLICATE KEY UPDATE created_at = IF(confirmed_at IS NULL, ?, readers.created_at)`,
      [id, key, email, follows, now, key, follows, follows, now],
    );
    await tx.execute(
      `INSERT INTO mails (id, kind, email, topic, joined, created_at, send_at)
       VALUES (?, 'reader_confirmation', '', ?, ?, ?, ?) ON DUPLICATE KEY UPDATE joined_count = joined_count + 1`,
      [newId('mail'), id, `reader:${id}`, now, now],
    );
    tx.afterCommit(() => ctx.mailQueue.wake());
  });
}

/** Finds the row that a mailed link confirms, or has confirmed; undefined if it is too old. */
export async function findFollowing({ db, now }: Ctx, id: string): Promise<Following | undefined> {
  const found = await followingById(db, id);
  const isValid =
    found && (found.confirmedAt || found.createdAt.getTime() > now().getTime() - confirmationDays * dayMs);
  return isValid ? found : undefined;
}

/**
 * Confirms that the address follows: it gets stories published from now on. Repeating it changes nothing; undefined if the
 * link is too old, or the following was ended since.
 */
export async function confirmFollowing(ctx: Ctx, id: string): Promise<Following | undefined> {
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const { affectedRows } = await tx.execute(
      'UPDATE readers SET confirmed_at = ?, told_until = ? WHERE id = ? AND confirmed_at IS NULL AND created_at > ?',
      [now, now, id, new Date(now.getTime() - confirmationDays * dayMs)],
    );
    if (affectedRows === 0) return;
    const [row] = await tx.read<{ email: string }>('SELECT email FROM readers WHERE id = ?', [id]);
    if (row) await forgetUnconfirmedMails(tx, row.email);
  });
  const found = await followingById(ctx.db, id);
  return found?.confirmedAt ? found : undefined;
}

/** Reads other unconfirmed rows of the address, which whoever reads its mails may confirm as well. */
export async function readOtherUnconfirmed({ db }: Ctx, { email }: Following): Promise<Following[]> {
  const all = await followingOf(db, addressKey(email));
  return all.filter(({ confirmedAt }) => !confirmedAt).slice(0, offeredMax);
}
