import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { dayMs } from '../../../contract/calendar';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { AppError, badInput } from '../../../lib/errors';
import { ConfirmationCode } from '../../../model/accountLink.entity';
import type { Context } from '../../../request/context';
import { joinMember } from '../../members/user/memberConditions';
import { readMemberWith } from '../../members/user/memberRows';
import { lockSignIn } from '../secondFactor/lockSignIn';
import { proveAddress } from './proof';

const lifetimeMs = dayMs;
/** Tries per code, of which there are 1,000,000. Each confirmation mail has a new code with new tries; mails have their own limit. */
const triesMax = 10;

/** What the digits of a code are derived from. */
interface CodeSource {
  userId: string;
  mailId: string;
  email: string;
}

/**
 * Derives the code's six digits with a key that isn't in the database. They aren't stored, not even as a hash, which a million tries
 * would break. A changed address has another code.
 */
function digitsOf({ userId, mailId, email }: CodeSource, authSecret: Uint8Array): string {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'codes that confirm addresses', 32));
  const mac = createHmac('sha256', key)
    .update(JSON.stringify([userId, mailId, email]))
    .digest();
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Makes the code of a mail, which replaces that of an earlier mail. A retry of the mail has the same code, with the tries that are left. */
export async function makeCode(
  tx: Transaction,
  authSecret: Uint8Array,
  { now, ...code }: CodeSource & { now: Date },
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

/** Reads the code that confirms the account's address now; null without a valid one. Only who has the mail's link may see it. */
export async function readCode(
  ctx: Context,
  { userId, email }: Omit<CodeSource, 'mailId'>,
): Promise<string | null> {
  const [row] = await ctx.db.read<{ mailId: string }>(
    `SELECT c.mail_id AS mailId FROM confirmation_codes c ${joinMember('c.user_id')}
     WHERE c.user_id = ? AND c.expires_at > ? AND c.tries < ${triesMax} AND u.email_confirmed_at IS NULL`,
    [userId, ctx.now()],
  );
  return row ? digitsOf({ userId, mailId: row.mailId, email }, ctx.config.authSecret) : null;
}

interface ConfirmationState {
  email: string;
  confirmedAt: Date | null;
  mailId: string | null;
  tries: number | null;
  expiresAt: Date | null;
}

const readState = (db: Pick<Transaction, 'read'>, userId: string) =>
  readMemberWith<ConfirmationState>(
    db,
    userId,
    'u.email, u.email_confirmed_at AS confirmedAt, c.mail_id AS mailId, c.tries, c.expires_at AS expiresAt',
    { join: 'LEFT JOIN confirmation_codes c ON c.user_id = u.id', among: 'all' },
  );

/**
 * Counts a try before the code is checked, so that concurrent tries can't exceed the limit. Returns what the code is derived from, or
 * the address if it is confirmed already.
 */
async function takeTry(ctx: Context, userId: string): Promise<CodeSource | { confirmedEmail: string }> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const { affectedRows } = await tx.execute(
      `UPDATE confirmation_codes SET tries = tries + 1 WHERE user_id = ? AND tries < ${triesMax} AND expires_at > ?`,
      [userId, now],
    );
    const state = await readState(tx, userId);
    if (state?.confirmedAt) return { confirmedEmail: state.email };
    const { expiresAt, mailId, email = '' } = state ?? {};
    if (!mailId || !expiresAt || expiresAt <= now) throw badInput({ code: messages.confirmation.codeOver });
    if (affectedRows === 1) return { userId, mailId, email };
    const retryAfter = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
    throw new AppError('RATE_LIMITED', messages.confirmation.codeTries, { retryAfter });
  });
}

/** Compares in constant time, so that the time doesn't reveal how many digits are right. */
const isSame = (given: string, digits: string) =>
  given.length === digits.length && timingSafeEqual(Buffer.from(given), Buffer.from(digits));

/**
 * Confirms the member's address by the code in the newest mail. Succeeds again if repeated after a lost response. A wrong code
 * is BAD_USER_INPUT; after ten tries by anybody, RATE_LIMITED.
 */
export async function confirmByCode(ctx: Context, userId: string, given: string): Promise<{ email: string }> {
  const code = await takeTry(ctx, userId);
  if ('confirmedEmail' in code) return { email: code.confirmedEmail };
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
