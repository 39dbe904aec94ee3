import { NotificationKind } from '../../../contract/enums';
import type { Database, Transaction } from '../../../db/database';
import type { Mail } from '../../../model/mail.entity';
import { confirmedAddressTopic, kindsOfMail } from '../../../record/mailKinds';
import { countMailRefusal, resetMailRefusals } from '../../members/user/mailRefusals';
import { readMember } from '../../members/user/memberRows';
import { countReaderRefusal, recordReaderAccepted } from '../newsletter/readerRows';

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
  /** Whether the member may use their account; true for others. */
  isActive: boolean;
  /** The key of a reader, who is no member: then `userId` and `username` are empty. */
  readerKey?: string;
}

const memberColumns = [
  ...(['id', 'username', 'email', 'emailConfirmedAt', 'mailRefusals', 'mailRefusedAt', 'state'] as const),
];

/** Whether an account has the address. */
const isTaken = async (db: Pick<Database, 'read'>, email: string) =>
  (await readMember(db, { email }, ['id'], { among: 'all' })) !== undefined;

/** A recipient without an account. */
const withoutAccount = (address: string, isConfirmed: boolean): Recipient => ({
  userId: '',
  username: '',
  address,
  isCurrent: false,
  isConfirmed,
  refusals: 0,
  refusedAt: null,
  isActive: true,
});

/** Finds a reader by the mail's topic: the id of the row to confirm, or the key of an address with a confirmed row. */
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
  const { email, addressKey, refusals } = reader;
  return { ...withoutAccount(email, isConfirmed), refusals, readerKey: addressKey };
}

/** Finds the recipient of a mail; undefined if nobody has the address, or the account was deleted and the mail isn't about that. */
export async function findRecipient(
  db: Pick<Database, 'read'>,
  { kind, userId, email, topic }: Pick<Mail, 'kind' | 'userId' | 'email' | 'topic'>,
): Promise<Recipient | undefined> {
  const { to } = kindsOfMail[kind];
  if (to === 'reader') return findReader(db, { kind, topic });
  if (to === 'former') return withoutAccount(email, topic === confirmedAddressTopic);
  const where = to === 'owner' ? { email } : { id: userId ?? '' };
  const member = await readMember(db, where, memberColumns);
  if (!member) return undefined;
  if (kind === 'email_change' && (await isTaken(db, email))) return undefined;
  const { id, username, email: current, mailRefusals: refusals, mailRefusedAt: refusedAt } = member;
  const account = { userId: id, username, refusals, refusedAt, isActive: member.state === 'active' };
  if (to !== 'address' || email === current)
    return { ...account, address: current, isCurrent: true, isConfirmed: member.emailConfirmedAt !== null };
  const isConfirmed = topic === confirmedAddressTopic;
  return { ...account, address: email, isCurrent: false, isConfirmed, refusals: 0, refusedAt: null };
}

/**
 * Whether the recipient gets the mail: to an address that isn't confirmed, or that refused mails, only some kinds are sent. Members who
 * may not use their account get only mails about its security.
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

/** Counts a permanent refusal of the address by the mail server; the third in a row marks a member's address, and deletes a reader's. */
export async function countRefusal(
  tx: Transaction,
  { userId, address, readerKey }: Pick<Recipient, 'userId' | 'address' | 'readerKey'>,
  now: Date,
): Promise<void> {
  if (readerKey) return countReaderRefusal(tx, readerKey);
  await countMailRefusal(tx, { id: userId, email: address }, now);
}

/** Resets the refusals after an accepted mail. For a reader, also records up to when stories were mailed. */
export async function recordAccepted(
  tx: Transaction,
  { userId, address, refusals, readerKey }: Pick<Recipient, 'userId' | 'address' | 'refusals' | 'readerKey'>,
  { kind, createdAt }: Pick<Mail, 'kind' | 'createdAt'>,
): Promise<void> {
  if (readerKey)
    return recordReaderAccepted(tx, readerKey, kind === 'reader_stories' ? createdAt : undefined);
  if (refusals > 0) await resetMailRefusals(tx, { id: userId, email: address });
}
