import { IsNull } from 'typeorm';
import type { Config } from '../../../config/config';
import { relyingPartyOf } from '../../../config/relyingParty';
import type { Database, Transaction } from '../../../db/database';
import { SignIn } from '../../../model/signIn.entity';

/**
 * The member's factors: a confirmed authenticator app, and passkeys for the host name of the app's address, because browsers use
 * no others. Recovery codes come with the app. The operator's commands know no address, and count all passkeys.
 */
export async function factorsOf(
  db: Pick<Database, 'read'> | Pick<Transaction, 'read'>,
  appUrl: string | undefined,
  userId: string,
): Promise<{ hasApp: boolean; hasPasskey: boolean }> {
  const [row] = await db.read<{ app: number; passkey: number }>(
    `SELECT EXISTS (SELECT 1 FROM totp_secrets WHERE user_id = ? AND confirmed_at IS NOT NULL) AS app,
       EXISTS (SELECT 1 FROM passkeys WHERE user_id = ? AND rp_id = COALESCE(?, rp_id)) AS passkey`,
    [userId, userId, appUrl === undefined ? null : relyingPartyOf(appUrl).id],
  );
  return { hasApp: Number(row?.app) === 1, hasPasskey: Number(row?.passkey) === 1 };
}

/** Marks an open sign-in as proved by a second factor, and as fresh. False if it has ended. */
export const markProved = async (
  tx: Transaction,
  { userId, signInId, at }: { userId: string; signInId: string | undefined; at: Date },
): Promise<boolean> => {
  const present = { id: signInId ?? '', userId, revokedAt: IsNull() };
  return (await tx.update(SignIn, present, { verifiedAt: at, secondFactor: true })) === 1;
};

/** The context of a request, or of an operator's command. */
export interface PerhapsConfigured {
  config?: Pick<Config, 'appUrl'>;
}

/** Without an authenticator app or a passkey left, no sign-in counts as proved any more. Call it after removing one. */
export async function forgetProofs(
  tx: Transaction,
  { config }: PerhapsConfigured,
  userId: string,
): Promise<void> {
  const { hasApp, hasPasskey } = await factorsOf(tx, config?.appUrl, userId);
  if (!hasApp && !hasPasskey)
    await tx.update(SignIn, { userId, secondFactor: true }, { secondFactor: false });
}
