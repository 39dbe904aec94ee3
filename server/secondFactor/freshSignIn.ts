import type { Context } from '../context';
import { messages } from '../contract/messages';
import { AppError, type ErrorDetails, forbidden, unauthenticated } from '../errors';

export const freshMs = 10 * 60 * 1000;

type Ctx = Pick<Context, 'db' | 'viewer' | 'now'>;

type Proof = NonNullable<ErrorDetails['proof']>;

async function stateOfSignIn({ db, viewer, now }: Ctx): Promise<{ isFresh: boolean; proof: Proof }> {
  if (!viewer) throw unauthenticated();
  if (viewer.token) throw forbidden(messages.personalAccessToken.signInNeeded);
  const [signIn] = await db.read<{ verifiedAt: Date | null; factorSince: Date | null; hasPassword: number }>(
    `SELECT s.verified_at AS verifiedAt, t.confirmed_at AS factorSince, u.password_hash IS NOT NULL AS hasPassword
     FROM sign_ins s JOIN users u ON u.id = s.user_id
     LEFT JOIN totp_secrets t ON t.user_id = s.user_id AND t.confirmed_at IS NOT NULL
     WHERE s.id = ? AND s.user_id = ?`,
    [viewer.signInId, viewer.id],
  );
  const provedAt = signIn?.verifiedAt?.getTime() ?? 0;
  const proof = signIn?.factorSince ? 'code' : Number(signIn?.hasPassword) === 1 ? 'password' : 'signIn';
  // What was proved by the password alone is no proof any more once there is a factor.
  const since = Math.max(now().getTime() - freshMs, (signIn?.factorSince?.getTime() ?? 0) - 1);
  return { isFresh: provedAt > since, proof };
}

export const notFresh = (proof: Proof) =>
  new AppError(
    'FRESH_SIGN_IN_REQUIRED',
    messages.freshSignIn[proof === 'signIn' ? 'signInAgain' : 'required'],
    { proof },
  );

/**
 * FRESH_SIGN_IN_REQUIRED unless whoever holds this sign-in proved within 10 minutes who they are, by signing in or by
 * verifySignIn. Call it first in services that change the account's security or others' rights.
 */
export async function requireFreshSignIn(ctx: Ctx): Promise<void> {
  const { isFresh, proof } = await stateOfSignIn(ctx);
  if (!isFresh) throw notFresh(proof);
}

/** The same for operations that ask for the password themselves: they need more only from who has a second factor. */
export async function requireFreshSignInBesidePassword(ctx: Ctx): Promise<void> {
  const { isFresh, proof } = await stateOfSignIn(ctx);
  if (proof === 'code' && !isFresh) throw notFresh(proof);
}
