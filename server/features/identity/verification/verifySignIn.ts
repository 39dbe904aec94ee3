import { IsNull } from 'typeorm';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { badInput, unauthenticated } from '../../../lib/errors';
import { SignIn } from '../../../model/signIn.entity';
import type { Context } from '../../../request/context';
import { readMember } from '../../members/user/memberRows';
import { verifyPassword } from '../account/passwords';
import { provePasskey, recordPasskeyUse } from '../passkey/provePasskey';
import { freshMs, freshSignInRequired, proofOfViewer } from '../secondFactor/freshSignIn';
import { limitCodes } from '../secondFactor/limitCodes';
import { markProved } from '../secondFactor/provedSignIns';
import { proveSecondFactor } from '../secondFactor/proveSecondFactor';
import type { VerifySignInInput } from './verifySignIn.inputs';

/** Throws unless the password is the member's. Accounts without one get FRESH_SIGN_IN_REQUIRED with the proofs that they can use. */
async function checkPassword(ctx: Context, userId: string, password: string | null | undefined) {
  const member = await readMember(ctx.db, { id: userId }, ['passwordHash'], { among: 'all' });
  if (!member?.passwordHash) throw freshSignInRequired(await proofOfViewer(ctx));
  if (!password) throw badInput({ password: messages.password.required });
  await ctx.rateLimits.take('confirmPassword', userId);
  if (!(await verifyPassword(member.passwordHash, password)))
    throw badInput({ password: messages.password.notCurrent });
  await ctx.rateLimits.giveBack('confirmPassword', userId);
}

async function verifyByPasskey(ctx: Context, userId: string, response: string, verifiedAt: Date) {
  const proved = await provePasskey(ctx, response, { purpose: 'verify', userId });
  await ctx.db.transaction(async (tx) => {
    if (!(await markProved(tx, { userId, signInId: ctx.viewer?.signInId, at: verifiedAt })))
      throw unauthenticated();
    await recordPasskeyUse(tx, ctx, proved);
  });
}

async function verifyByPasswordOrCode(
  ctx: Context,
  userId: string,
  { password, code }: VerifySignInInput,
  verifiedAt: Date,
) {
  const accepted = await proofOfViewer(ctx);
  if (accepted.proof === 'passkey') throw freshSignInRequired(accepted);
  const needsCode = accepted.proof === 'code';
  if (!needsCode) await checkPassword(ctx, userId, password);
  else if (!code?.trim()) throw badInput({ code: messages.secondFactor.codeRequired });
  const signInId = ctx.viewer?.signInId ?? '';
  const [signIn] = await ctx.db.read<{ device: string | null }>(
    'SELECT device_hash AS device FROM sign_ins WHERE id = ? AND user_id = ?',
    [signInId, userId],
  );
  const refresh = async (tx: Transaction) => {
    // Throws if two-step sign-in was turned on since the check above, and no code was given.
    const { isProved } = await proveSecondFactor(tx, ctx, userId, code);
    const open = { id: signInId, userId, revokedAt: IsNull() };
    const isOpen = isProved
      ? await markProved(tx, { userId, signInId, at: verifiedAt })
      : (await tx.update(SignIn, open, { verifiedAt })) === 1;
    if (!isOpen) throw unauthenticated();
  };
  const device = signIn?.device ?? undefined;
  await limitCodes(ctx, { userId, code: needsCode ? code : null, device }, () => ctx.db.transaction(refresh));
}

/**
 * Makes this sign-in fresh: by a passkey, by a code if the account has two-step sign-in, else by the password. Accounts with
 * none of these must sign in again, with the provider or by a mailed link. Returns when the freshness ends.
 */
export async function verifySignIn(
  ctx: Context,
  userId: string,
  input: VerifySignInInput,
): Promise<{ freshUntil: Date }> {
  const verifiedAt = ctx.now();
  if (input.passkey) await verifyByPasskey(ctx, userId, input.passkey, verifiedAt);
  else await verifyByPasswordOrCode(ctx, userId, input, verifiedAt);
  return { freshUntil: new Date(verifiedAt.getTime() + freshMs) };
}
