import type { Transaction } from '../db/database';
import { mailboxOf } from '../readers/readerKeys';
import { sha256 } from '../sha256';

const dayMs = 24 * 60 * 60 * 1000;

/** How many mails go out to an address that isn't confirmed: one a day, and so many in all. */
const unconfirmedMax = 3;

/**
 * Not the address itself: the count outlives an account that was deleted, and a sign-up with another's address. Addresses
 * with a plus sign reach the same mailbox.
 */
const hashOf = (address: string) => sha256(mailboxOf(address));

/**
 * Takes one of the mails that may go to an unconfirmed address; false if it may not be sent. Of concurrent calls for
 * several mails one takes it. The repeated attempt of a mail takes no other.
 */
export async function takeUnconfirmedMail(
  tx: Transaction,
  { address, mailId, now }: { address: string; mailId: string; now: Date },
): Promise<boolean> {
  const hash = hashOf(address);
  const first = await tx.execute(
    'INSERT IGNORE INTO unconfirmed_mails (address_hash, sent, last_sent_at, mail_id) VALUES (?, 1, ?, ?)',
    [hash, now, mailId],
  );
  if (first.affectedRows === 1) return true;
  const { affectedRows } = await tx.execute(
    `UPDATE unconfirmed_mails SET
       sent = IF(mail_id = ?, sent, sent + 1), last_sent_at = IF(mail_id = ?, last_sent_at, ?), mail_id = ?
     WHERE address_hash = ? AND (mail_id = ? OR (sent < ${unconfirmedMax} AND last_sent_at <= ?))`,
    [mailId, mailId, now, mailId, hash, mailId, new Date(now.getTime() - dayMs)],
  );
  return affectedRows === 1;
}

/** Whether another mail may go to an unconfirmed address now. */
export async function mayMailUnconfirmed(
  db: { read<Row>(sql: string, params: (string | Date)[]): Promise<Row[]> },
  address: string,
  now: Date,
): Promise<boolean> {
  const [row] = await db.read<{ sent: number; lastSentAt: Date }>(
    'SELECT sent, last_sent_at AS lastSentAt FROM unconfirmed_mails WHERE address_hash = ?',
    [hashOf(address)],
  );
  return !row || (row.sent < unconfirmedMax && row.lastSentAt.getTime() <= now.getTime() - dayMs);
}

/** A confirmed address has no limit. */
export async function forgetUnconfirmedMails(tx: Transaction, address: string): Promise<void> {
  await tx.execute('DELETE FROM unconfirmed_mails WHERE address_hash = ?', [hashOf(address)]);
}
