import { dayMs } from '../contract/calendar';
import type { Transaction } from '../db/database';
import { placeholders } from '../db/rows';
import { mailboxOf } from '../lib/emailAddress';
import { sha256 } from '../lib/sha256';
import type { MailKind } from '../model/mail.entity';

/**
 * Mails per day to an address that isn't confirmed, by purpose: few, because strangers can sign up with anybody's address, but enough for
 * members who forget their password on the first day.
 */
const mailsPerDay = { recovery: 3, confirmation: 6, reader: 1, other: 1 };

/** The most mails that ask an address whether it wants to follow: visitors can enter others' addresses without an account. */
const readerMailsMax = 3;

const budgets: Partial<Record<MailKind, keyof typeof mailsPerDay>> = {
  password_reset: 'recovery',
  magic_link: 'recovery',
  email_confirmation: 'confirmation',
  reader_confirmation: 'reader',
};

/** The slots of a kind of mail. Each is a row with the time of the mail that used it last, and the number of mails that did. */
function slotsOf(kind: MailKind): string[] {
  const budget = budgets[kind] ?? 'other';
  return Array.from({ length: mailsPerDay[budget] }, (_, index) => `${budget}${index + 1}`);
}

/**
 * The rows have a hash instead of the address, because they stay after a deletion of the account, and after a sign-up with another's
 * address. Addresses that differ by a plus sign have one hash, because they reach the same mailbox.
 */
const hashOf = (address: string) => sha256(mailboxOf(address));

/**
 * Takes a slot for a mail to an unconfirmed address; false if none is free, and the mail may not be sent. Concurrent calls never take more
 * than there are. A repeated attempt to send a mail uses its own slot.
 */
export async function takeUnconfirmedMail(
  tx: Transaction,
  { kind, address, mailId, now }: { kind: MailKind; address: string; mailId: string; now: Date },
): Promise<boolean> {
  const hash = hashOf(address);
  const slots = slotsOf(kind);
  await tx.execute(
    `INSERT IGNORE INTO unconfirmed_mails (address_hash, slot, sent, last_sent_at, mail_id)
     VALUES ${slots.map(() => "(?, ?, 0, '2000-01-01', '')").join(', ')}`,
    slots.flatMap((slot) => [hash, slot]),
  );
  const { affectedRows } = await tx.execute(
    `UPDATE unconfirmed_mails SET
       sent = IF(mail_id = ?, sent, LEAST(sent + 1, 100)), last_sent_at = IF(mail_id = ?, last_sent_at, ?), mail_id = ?
     WHERE address_hash = ? AND slot IN (${placeholders(slots)})
       AND (mail_id = ? OR (last_sent_at <= ? AND (sent < ${readerMailsMax} OR slot NOT LIKE 'reader%')))
     ORDER BY mail_id = ? DESC, last_sent_at LIMIT 1`,
    [mailId, mailId, now, mailId, hash, ...slots, mailId, new Date(now.getTime() - dayMs), mailId],
  );
  return affectedRows === 1;
}

/** The seconds until another mail may go to an unconfirmed address; 0 if it may go now. */
export async function waitForUnconfirmedMail(
  db: { read<Row>(sql: string, params: (string | Date)[]): Promise<Row[]> },
  { kind, address, now }: { kind: MailKind; address: string; now: Date },
): Promise<number> {
  const slots = slotsOf(kind);
  const taken = await db.read<{ lastSentAt: Date }>(
    `SELECT last_sent_at AS lastSentAt FROM unconfirmed_mails
     WHERE address_hash = ? AND slot IN (${placeholders(slots)}) AND last_sent_at > ? ORDER BY last_sent_at`,
    [hashOf(address), ...slots, new Date(now.getTime() - dayMs)],
  );
  const [first] = taken;
  if (!first || taken.length < slots.length) return 0;
  return Math.ceil((first.lastSentAt.getTime() + dayMs - now.getTime()) / 1000);
}

/** Deletes the slots of an address, which has no limit once it is confirmed. */
export async function forgetUnconfirmedMails(tx: Transaction, address: string): Promise<void> {
  await tx.execute('DELETE FROM unconfirmed_mails WHERE address_hash = ?', [hashOf(address)]);
}
