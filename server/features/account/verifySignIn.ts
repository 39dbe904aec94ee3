import { IsNull } from 'typeorm';
import type { Context } from '../../context';
import { messages } from '../../contract/messages';
import { badInput, unauthenticated } from '../../errors';
import { SignIn } from '../../model/signIn.entity';
import { freshMs, notFresh } from '../../secondFactor/freshSignIn';
import { limitCodes } from '../../secondFactor/limitCodes';
import { hasSecondFactor, proveSecondFactor } from '../../secondFactor/proveSecondFactor';
import { verifyPassword } from './passwords';
import type { VerifySignInInput } from './verifySignIn.inputs';

async function checkPassword(ctx: Context, userId: string, password: string | null | undefined) {
  const [member] = await ctx.db.read<{ passwordHash: string | null }>(
    'SELECT password_hash AS passwordHash FROM users WHERE id = ?',
    [userId],
  );
  if (!member?.passwordHash) throw notFresh('signIn');
  if (!password) throw badInput({ password: messages.password.required });
  await ctx.rateLimits.take('confirmPassword', userId);
  if (!(await verifyPassword(member.passwordHash, password)))
    throw badInput({ password: messages.password.notCurrent });
  await ctx.rateLimits.giveBack('confirmPassword', userId);
}

/**
 * Makes this sign-in fresh: by a code if the account has a second factor, else by the password. Accounts that have neither
 * sign in again by a mailed link. Returns until when it is fresh.
 */
export async function verifySignIn(
  ctx: Context,
  userId: string,
  { password, code }: VerifySignInInput,
): Promise<{ freshUntil: Date }> {
  const hasFactor = await hasSecondFactor(ctx.db, userId);
  if (!hasFactor) await checkPassword(ctx, userId, password);
  else if (!code?.trim()) throw badInput({ code: messages.secondFactor.codeRequired });
  const verifiedAt = ctx.now();
  const [here] = await ctx.db.read<{ device: string | null }>(
    'SELECT device_hash AS device FROM sign_ins WHERE id = ? AND user_id = ?',
    [ctx.viewer?.signInId ?? '', userId],
  );
  const device = here?.device ?? undefined;
  await limitCodes(ctx, { userId, code: hasFactor ? code : null, device }, () =>
    ctx.db.transaction(async (tx) => {
      tx.skipPublicCacheBump();
      // Who turned it on since the check above is asked for a code.
      await proveSecondFactor(tx, ctx, userId, code);
      const present = { id: ctx.viewer?.signInId ?? '', userId, revokedAt: IsNull() };
      if ((await tx.update(SignIn, present, { verifiedAt })) === 0) throw unauthenticated();
    }),
  );
  return { freshUntil: new Date(verifiedAt.getTime() + freshMs) };
}
