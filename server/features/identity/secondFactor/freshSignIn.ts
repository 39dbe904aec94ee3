import { relyingPartyOf } from '../../../config/relyingParty';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { AppError, type ErrorDetails, forbidden, unauthenticated } from '../../../lib/errors';
import type { Context } from '../../../request/context';
import { joinMember } from '../../members/user/memberConditions';
import { readFactors } from './provedSignIns';

const freshMinutes = 10;
export const freshMs = freshMinutes * 60 * 1000;

/** A clause for the descriptions of operations that need a fresh sign-in. */
export const unlessFresh = `FRESH_SIGN_IN_REQUIRED unless the viewer proved who they are within ${freshMinutes} minutes`;

type Ctx = Pick<Context, 'db' | 'viewer' | 'now' | 'config'>;

/** How the member can make this sign-in fresh, and whether a passkey would also do. */
interface Proof {
  proof: NonNullable<ErrorDetails['proof']>;
  hasPasskey: boolean;
}

interface SignInState {
  verifiedAt: Date | null;
  /** When the authenticator app was confirmed; null without one. */
  factorSince: Date | null;
  hasPassword: number;
  hasPasskey: number;
}

/** The proof to ask for: a code before the password before a passkey; else signing in again. */
function proofFrom({
  hasApp,
  hasPassword,
  hasPasskey,
}: Record<'hasApp' | 'hasPassword' | 'hasPasskey', boolean>) {
  if (hasApp) return 'code';
  if (hasPassword) return 'password';
  return hasPasskey ? 'passkey' : 'signIn';
}

/** Reads whether the viewer's sign-in is fresh, and how it can be made fresh. UNAUTHENTICATED if it has ended. */
async function readFreshness({ db, viewer, now, config }: Ctx): Promise<{ isFresh: boolean } & Proof> {
  if (!viewer) throw unauthenticated();
  if (viewer.token) throw forbidden(messages.personalAccessToken.signInNeeded);
  const [signIn] = await db.read<SignInState>(
    `SELECT s.verified_at AS verifiedAt, t.confirmed_at AS factorSince,
       COALESCE(u.password_hash <> '', 0) AS hasPassword,
       EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = s.user_id AND p.rp_id = ?) AS hasPasskey
     FROM sign_ins s ${joinMember('s.user_id')}
     LEFT JOIN totp_secrets t ON t.user_id = s.user_id AND t.confirmed_at IS NOT NULL
     WHERE s.id = ? AND s.user_id = ? AND s.revoked_at IS NULL`,
    [relyingPartyOf(config.appUrl).id, viewer.signInId, viewer.id],
  );
  // The sign-in has ended since the request began, perhaps several operations ago.
  if (!signIn) throw unauthenticated();
  const hasApp = signIn.factorSince !== null;
  const hasPasskey = Number(signIn.hasPasskey) === 1;
  // If the viewer's role requires a second factor and they have one, they must use it: the password alone must not add or remove factors.
  const mustUseFactor = Boolean(viewer.secondFactorOwed) && (hasPasskey || hasApp);
  const hasPassword = Number(signIn.hasPassword) === 1 && !mustUseFactor;
  // A proof by password from before two-step sign-in was turned on no longer counts.
  const since = Math.max(now().getTime() - freshMs, (signIn.factorSince?.getTime() ?? 0) - 1);
  const provedAt = signIn.verifiedAt?.getTime() ?? 0;
  const proof = proofFrom({ hasApp, hasPassword, hasPasskey });
  return { isFresh: provedAt > since && !mustUseFactor, proof, hasPasskey };
}

/** The error for a sign-in that isn't fresh. */
export const freshSignInRequired = ({ proof, hasPasskey }: Proof) =>
  new AppError(
    'FRESH_SIGN_IN_REQUIRED',
    messages.freshSignIn[proof === 'signIn' ? 'signInAgain' : 'required'],
    { proof, ...(hasPasskey && { passkey: true }) },
  );

/** The proofs that verifySignIn accepts from the viewer. */
export const proofOfViewer = (ctx: Ctx): Promise<Proof> => readFreshness(ctx);

/**
 * FRESH_SIGN_IN_REQUIRED unless the viewer signed in or called verifySignIn within the last 10 minutes. Call it first in services that
 * change the account's security or others' rights.
 */
export async function requireFreshSignIn(ctx: Ctx): Promise<void> {
  const { isFresh, ...proof } = await readFreshness(ctx);
  if (!isFresh) throw freshSignInRequired(proof);
}

/** Requires a fresh sign-in of members with a second factor only, for operations that ask for the password themselves. */
export async function requireFreshSignInBesidePassword(ctx: Ctx): Promise<void> {
  const { isFresh, ...proof } = await readFreshness(ctx);
  if ((proof.proof === 'code' || proof.proof === 'passkey') && !isFresh) throw freshSignInRequired(proof);
}

/**
 * Refuses to finish setting up another factor, which would itself count as proof, if the viewer still has to use an existing one, or
 * if this sign-in was last proved before two-step sign-in was turned on. Call it with the sign-in methods locked, so that a factor
 * added a moment ago is seen.
 */
export async function refuseUnprovedChange(
  tx: Transaction,
  { viewer, config }: Pick<Context, 'viewer' | 'config'>,
  userId: string,
): Promise<void> {
  const { hasApp, hasPasskey } = await readFactors(tx, config.appUrl, userId);
  const refused = () => freshSignInRequired({ proof: hasApp ? 'code' : 'passkey', hasPasskey });
  if (viewer?.secondFactorOwed && (hasApp || hasPasskey)) throw refused();
  if (!hasApp) return;
  const [provedBefore] = await tx.read(
    `SELECT 1 FROM sign_ins s JOIN totp_secrets t ON t.user_id = s.user_id AND t.confirmed_at IS NOT NULL
     WHERE s.id = ? AND s.user_id = ? AND NOT s.second_factor
       AND (s.verified_at IS NULL OR s.verified_at < t.confirmed_at)`,
    [viewer?.signInId ?? '', userId],
  );
  if (provedBefore) throw refused();
}
