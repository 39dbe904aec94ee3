import { LessThan } from 'typeorm';
import { messages } from '../../../contract/messages';
import type { Database, Transaction } from '../../../db/database';
import { AppError, badInput } from '../../../lib/errors';
import { RecoveryCode, TotpSecret } from '../../../model/secondFactor.entity';
import { recordSecurityAct } from '../../../record/acts';
import { recordOwnAct } from '../../../record/audit/audit';
import type { Context } from '../../../request/context';
import { readCode, recoveryHash } from './codes';
import { openSecret } from './sealedSecret';
import { stepOfCode } from './totp';

const texts = messages.secondFactor;

export const secondFactorRequired = () => new AppError('SECOND_FACTOR_REQUIRED', texts.required);
const wrongCode = () => badInput({ code: texts.wrongCode });

/** Whether the member has an authenticator app, so that signing in asks for a code. */
export async function hasSecondFactor(
  db: Pick<Database, 'read'> | Pick<Transaction, 'read'>,
  userId: string,
): Promise<boolean> {
  const rows = await db.read('SELECT 1 FROM totp_secrets WHERE user_id = ? AND confirmed_at IS NOT NULL', [
    userId,
  ]);
  return rows.length > 0;
}

/**
 * Uses up a code of the authenticator app; false if it is wrong. Its time step must be later than that of the last code, so that it
 * works once on any number of servers.
 */
async function useTotpCode(
  tx: Transaction,
  ctx: Context,
  { userId, sealedSecret, code }: { userId: string; sealedSecret: string; code: string },
) {
  const secret = openSecret(sealedSecret, userId, ctx.config.authSecret);
  if (!secret) {
    ctx.log.error(
      { requestId: ctx.requestId },
      'an authenticator’s secret was sealed with another AUTH_SECRET',
    );
    return false;
  }
  const step = stepOfCode(secret, code, ctx.now());
  if (step === undefined) return false;
  return (await tx.update(TotpSecret, { userId, lastStep: LessThan(step) }, { lastStep: step })) === 1;
}

/** Uses up a recovery code; false if it is none of the member's. */
async function useRecoveryCode(tx: Transaction, ctx: Context, userId: string, code: string) {
  if ((await tx.delete(RecoveryCode, { codeHash: recoveryHash(userId, code), userId })) === 0) return false;
  await recordSecurityAct(tx, ctx, userId, 'recovery_code_used');
  await recordOwnAct(tx, ctx, { act: 'recovery_code_used', subjectId: userId });
  return true;
}

/**
 * Uses up the member's code, of the authenticator app or a recovery code. Does nothing for members without a second factor.
 * SECOND_FACTOR_REQUIRED without a code, BAD_USER_INPUT with a wrong one: the caller's transaction is then rolled back, so
 * that a mailed link stays usable. Call it only after the password or link was right, and within `limitCodes`.
 */
export async function proveSecondFactor(
  tx: Transaction,
  ctx: Context,
  userId: string,
  given: string | null | undefined,
): Promise<{ isProved: boolean }> {
  const [factor] = await tx.read<{ secret: string }>(
    'SELECT secret FROM totp_secrets WHERE user_id = ? AND confirmed_at IS NOT NULL',
    [userId],
  );
  if (!factor) return { isProved: false };
  if (!given?.trim()) throw secondFactorRequired();
  const code = readCode(given);
  if (!code) throw wrongCode();
  const isRight =
    code.kind === 'totp'
      ? await useTotpCode(tx, ctx, { userId, sealedSecret: factor.secret, code: code.code })
      : await useRecoveryCode(tx, ctx, userId, code.code);
  if (!isRight) throw wrongCode();
  return { isProved: true };
}
