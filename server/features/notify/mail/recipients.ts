import { NotificationKind } from '../../../contract/enums';
import type { Database, Transaction } from '../../../db/database';
import type { Mail } from '../../../model/mail.entity';
import { confirmedAddress, kindsOfMail } from '../../../record/mailKinds';
import { countReaderRefusal, readerAccepted } from '../newsletter/readerRows';

/** The recipient of a mail, and the address that it goes to. */
export interface Recipient {
  userId: string;
  username: string;
  address: string;
  /** Whether the address is the member's present one; it may be a former or a future one. */
  isCurrent: boolean;
  isConfirmed: boolean;
  refusals: number;
  refusedAt: Date | null;
  /** Whether they may use the account, or follow by mail. */
  isActive: boolean;
  /** Of a reader, who is no member: then the member's id and name are empty. */
  readerKey?: string;
}

interface MemberRow {
  userId: string;
  username: string;
  email: string;
  confirmedAt: Date | null;
  refusals: number;
  refusedAt: Date | null;
  isActive: number;
}

/** Whether an address is a member's. */
const isTaken = async (db: Pick<Database, 'read'>, email: string) =>
  (await db.read('SELECT 1 FROM users WHERE email = ?', [email])).length > 0;

/** A reader, by the row to confirm or by the key of an address that confirmed one. */
async function findReader(
  db: Pick<Database, 'read'>,
  { kind, topic }: Pick<Mail, 'kind' | 'topic'>,
): Promise<Recipient | undefined> {
  const isConfirmed = kind === 'reader_stories';
  const [reader] = await db.read<{ email: string; addressKey: string; refusals: number }>(
    `SELECT email, address_key AS addressKey, refusals FROM readers
     WHERE ${isConfirmed ? 'address_key = ? AND confirmed_at IS NOT NULL' : 'id = ?'} LIMIT 1`,
    [topic ?? ''],
  );
  if (!reader) return undefined;
  const { email: address, addressKey: readerKey, refusals } = reader;
  return {
    ...{
      userId: '',
      username: '',
      address,
      isCurrent: false,
      isConfirmed,
      refusals,
      refusedAt: null,
      isActive: true,
    },
    readerKey,
  };
}

/** Somebody who has no account any more. */
const nobodyAt = (address: string, isConfirmed: boolean): Recipient => ({
  userId: '',
  username: '',
  address,
  isCurrent: false,
  isConfirmed,
  refusals: 0,
  refusedAt: null,
  isActive: true,
});

/** The recipient of a mail; undefined if nobody has the address, or the account was deleted and the mail isn't about that. */
export async function findRecipient(
  db: Pick<Database, 'read'>,
  { kind, userId, email, topic }: Pick<Mail, 'kind' | 'userId' | 'email' | 'topic'>,
): Promise<Recipient | undefined> {
  const { to } = kindsOfMail[kind];
  if (to === 'reader') return findReader(db, { kind, topic });
  if (to === 'former') return nobodyAt(email, topic === confirmedAddress);
  const [member] = await db.read<MemberRow>(
    `SELECT id AS userId, username, email, email_confirmed_at AS confirmedAt, mail_refusals AS refusals,
       mail_refused_at AS refusedAt, state = 'active' AS isActive
     FROM users WHERE ${to === 'owner' ? 'email' : 'id'} = ? AND deleted_at IS NULL`,
    [to === 'owner' ? email : (userId ?? '')],
  );
  if (!member) return undefined;
  if (kind === 'email_change' && (await isTaken(db, email))) return undefined;
  const { email: current, confirmedAt, isActive, ...rest } = member;
  const known = { ...rest, isActive: isActive === 1 };
  if (to !== 'address' || email === current)
    return { ...known, address: current, isCurrent: true, isConfirmed: confirmedAt !== null };
  const isConfirmed = topic === confirmedAddress;
  return { ...known, address: email, isCurrent: false, isConfirmed, refusals: 0, refusedAt: null };
}

/**
 * Whether the recipient gets the mail: not everything is sent to an address that isn't confirmed, or refused mails. Members who
 * may not use their account get only what secures it.
 */
export function mayReceive(
  { kind, topic }: Pick<Mail, 'kind' | 'topic'>,
  { isConfirmed, refusedAt, isActive }: Recipient,
): boolean {
  const { isSecurity, isAskedFor } = kindsOfMail[kind];
  const isAboutSecurity = isSecurity === true || topic === NotificationKind.ACCOUNT_SECURITY;
  if (!isActive && !isAboutSecurity) return false;
  if (refusedAt && !isAskedFor && !isAboutSecurity) return false;
  return isConfirmed || isAboutSecurity;
}

/** An address is marked after so many refusals in a row. */
const refusalsMax = 3;

/**
 * Counts a permanent refusal of the address by the mail server; the third in a row marks a member's address, and deletes a
 * reader's.
 */
export async function countRefusal(
  tx: Transaction,
  { userId, address, readerKey }: Pick<Recipient, 'userId' | 'address' | 'readerKey'>,
  now: Date,
): Promise<void> {
  if (readerKey) return countReaderRefusal(tx, readerKey);
  await tx.execute(
    `UPDATE users SET
       mail_refused_at = IF(mail_refusals + 1 >= ${refusalsMax}, COALESCE(mail_refused_at, ?), NULL),
       mail_refusals = LEAST(mail_refusals + 1, 100)
     WHERE id = ? AND email = ?`,
    [now, userId, address],
  );
}

/** Resets the refusals after an accepted mail. For a reader, also records up to when stories were mailed. */
export async function accepted(
  tx: Transaction,
  { userId, address, refusals, readerKey }: Pick<Recipient, 'userId' | 'address' | 'refusals' | 'readerKey'>,
  { kind, createdAt }: Pick<Mail, 'kind' | 'createdAt'>,
): Promise<void> {
  if (readerKey) return readerAccepted(tx, readerKey, kind === 'reader_stories' ? createdAt : undefined);
  if (refusals === 0) return;
  await tx.execute(
    'UPDATE users SET mail_refusals = 0, mail_refused_at = NULL WHERE id = ? AND email = ? AND mail_refusals > 0',
    [userId, address],
  );
}
