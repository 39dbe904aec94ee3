import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { AppError, badInput } from '../../../lib/errors';
import { ConfirmationCode } from '../../../model/accountLink.entity';
import type { Context } from '../../../request/context';
import { joinMember } from '../../members/user/memberConditions';
import { readMemberWith } from '../../members/user/memberRows';
import { lockSignIn } from '../secondFactor/lockSignIn';
import { proveAddress } from './proof';

const lifetimeMs = 24 * 60 * 60 * 1000;
/** Tries per code, of 1,000,000 codes. Each confirmation mail has a new code with new tries, and mails have their own limit. */
const triesMax = 10;

/** The member and address of a code, and its mail. */
interface Code {
  userId: string;
  mailId: string;
  email: string;
}

/**
 * The code's six digits. They aren't stored, not even as a hash, which a million tries would break: they are derived with a key
 * outside the database. A changed address has another code.
 */
function digitsOf({ userId, mailId, email }: Code, authSecret: Uint8Array): string {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'codes that confirm addresses', 32));
  const mac = createHmac('sha256', key)
    .update(JSON.stringify([userId, mailId, email]))
    .digest();
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Makes the code of a mail, which voids that of an earlier one. A retry of the mail has the same code, with the tries that are left. */
export async function makeCode(
  tx: Transaction,
  authSecret: Uint8Array,
  { now, ...code }: Code & { now: Date },
): Promise<string> {
  const { userId, mailId } = code;
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await tx.execute(
    `INSERT INTO confirmation_codes (user_id, mail_id, tries, expires_at) VALUES (?, ?, 0, ?)
     ON DUPLICATE KEY UPDATE tries = IF(mail_id = ?, tries, 0), expires_at = IF(mail_id = ?, expires_at, ?), mail_id = ?`,
    [userId, mailId, expiresAt, mailId, mailId, expiresAt, mailId],
  );
  return digitsOf(code, authSecret);
}

/** The code that confirms the account's address now; null without a valid one. Only for holders of the mail's link. */
export async function codeFor(ctx: Context, { userId, email }: Omit<Code, 'mailId'>): Promise<string | null> {
  const [row] = await ctx.db.read<{ mailId: string }>(
    `SELECT c.mail_id AS mailId FROM confirmation_codes c ${joinMember('c.user_id')}
     WHERE c.user_id = ? AND c.expires_at > ? AND c.tries < ${triesMax} AND u.email_confirmed_at IS NULL`,
    [userId, ctx.now()],
  );
  return row ? digitsOf({ userId, mailId: row.mailId, email }, ctx.config.authSecret) : null;
}

interface State {
  email: string;
  confirmedAt: Date | null;
  mailId: string | null;
  tries: number | null;
  expiresAt: Date | null;
}

const stateOf = (db: Pick<Transaction, 'read'>, userId: string) =>
  readMemberWith<State>(
    db,
    userId,
    'u.email, u.email_confirmed_at AS confirmedAt, c.mail_id AS mailId, c.tries, c.expires_at AS expiresAt',
    { join: 'LEFT JOIN confirmation_codes c ON c.user_id = u.id', among: 'all' },
  );

/** Counts a try before the code is checked, so that concurrent tries can't exceed the limit. */
async function takeTry(ctx: Context, userId: string): Promise<Code | { confirmed: string }> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const { affectedRows } = await tx.execute(
      `UPDATE confirmation_codes SET tries = tries + 1 WHERE user_id = ? AND tries < ${triesMax} AND expires_at > ?`,
      [userId, now],
    );
    const state = await stateOf(tx, userId);
    if (state?.confirmedAt) return { confirmed: state.email };
    const { expiresAt, mailId, email = '' } = state ?? {};
    if (!mailId || !expiresAt || expiresAt <= now) throw badInput({ code: messages.confirmation.codeOver });
    if (affectedRows === 1) return { userId, mailId, email };
    const retryAfter = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
    throw new AppError('RATE_LIMITED', messages.confirmation.codeTries, { retryAfter });
  });
}

/** Whether two texts of equal length are the same, in equal time. */
const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Confirms the member's address by the code in the newest mail. Succeeds again if repeated after a lost response. A wrong code
 * is BAD_USER_INPUT; after ten tries, whoever made them, RATE_LIMITED.
 */
export async function confirmByCode(ctx: Context, userId: string, given: string): Promise<{ email: string }> {
  const code = await takeTry(ctx, userId);
  if ('confirmed' in code) return { email: code.confirmed };
  const { mailId, email } = code;
  if (!isSame(given, digitsOf(code, ctx.config.authSecret)))
    throw badInput({ code: messages.confirmation.codeWrong });
  await ctx.db.transaction(async (tx) => {
    const use = async () => (await tx.delete(ConfirmationCode, { userId, mailId })) === 1;
    if (!(await proveAddress(tx, ctx, { userId, signedInHere: true }, use)))
      throw badInput({ code: messages.confirmation.codeOver });
    await lockSignIn(tx, ctx);
  });
  return { email };
}
