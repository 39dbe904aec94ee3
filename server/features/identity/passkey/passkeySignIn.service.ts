import { relyingPartyOf } from '../../../config/relyingParty';
import { networkAround } from '../../../http/requests';
import { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { completeSignIn } from '../account/account.service';
import { startSignIn } from '../account/refreshTokens';
import { type ChallengeUse, makeChallenge } from './challenges';
import type { SignInWithPasskeyInput } from './passkey.inputs';
import { credentialsOf } from './passkey.service';
import { provePasskey, recordPasskeyUse } from './provePasskey';

/** Options for `navigator.credentials.get()` as JSON, with a new challenge. */
async function makeOptions(ctx: Context, use: ChallengeUse): Promise<string> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(ctx.config.appUrl).id,
    challenge: await makeChallenge(ctx, use),
    userVerification: 'required',
    ...(use.userId && { allowCredentials: await credentialsOf(ctx, use.userId) }),
  });
  return JSON.stringify(options);
}

/** Options for signing in. They list no passkeys: the browser knows its own, and strangers must not learn of any. */
export async function startPasskeySignIn(ctx: Context): Promise<string> {
  await ctx.rateLimits.take('passkeyNetwork', networkAround(ctx.ip));
  return makeOptions(ctx, { purpose: 'sign_in' });
}

/** Options for verifySignIn, with the member's own passkeys. */
export async function startPasskeyVerification(ctx: Context, userId: string): Promise<string> {
  await ctx.rateLimits.take('passkeyMember', userId);
  return makeOptions(ctx, { purpose: 'verify', userId });
}

/**
 * Signs in by a passkey, which identifies the member. It has asked for finger, face or PIN, so no code is asked for. The
 * UNAUTHENTICATED error doesn't reveal whether there is such a passkey.
 */
export async function signInWithPasskey(
  ctx: Context,
  { response, rememberMe, deviceToken }: SignInWithPasskeyInput,
) {
  await ctx.rateLimits.take('passkeyAddress', ctx.ip);
  const proved = await provePasskey(ctx, response, { purpose: 'sign_in' });
  const signIn = await ctx.db.transaction(async (tx) => {
    const started = await startSignIn(tx, ctx, proved.userId, {
      remembered: rememberMe ?? true,
      deviceToken,
      byPasskey: true,
    });
    await recordPasskeyUse(tx, ctx, proved);
    return started;
  });
  await ctx.rateLimits.giveBack('passkeyAddress', ctx.ip);
  const user = await ctx.db.shared.dataSource.manager.findOneByOrFail(User, { id: proved.userId });
  return completeSignIn(ctx, user, signIn);
}
