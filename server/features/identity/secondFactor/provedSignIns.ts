import { IsNull } from 'typeorm';
import type { Config } from '../../../config/config';
import { relyingPartyOf } from '../../../config/relyingParty';
import type { Database, Transaction } from '../../../db/database';
import { SignIn } from '../../../model/signIn.entity';

/**
 * Reads which second factors the member has: a confirmed authenticator app, and passkeys for the host name of `appUrl`, because
 * browsers use no others. Without `appUrl`, as in the operator's commands, all passkeys count.
 */
export async function readFactors(
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

/** Marks a sign-in as proved by a second factor, and as fresh. False if it has ended. */
export const markProved = async (
  tx: Transaction,
  { userId, signInId, at }: { userId: string; signInId: string | undefined; at: Date },
): Promise<boolean> => {
  const open = { id: signInId ?? '', userId, revokedAt: IsNull() };
  return (await tx.update(SignIn, open, { verifiedAt: at, secondFactor: true })) === 1;
};

/** The context of a request, which has settings, or of an operator's command, which has none. */
export interface OptionalConfig {
  config?: Pick<Config, 'appUrl'>;
}

/** Marks all sign-ins of a member who has no factor left as not proved. Call it after removing an authenticator app or passkeys. */
export async function forgetProofs(
  tx: Transaction,
  { config }: OptionalConfig,
  userId: string,
): Promise<void> {
  const { hasApp, hasPasskey } = await readFactors(tx, config?.appUrl, userId);
  if (!hasApp && !hasPasskey)
    await tx.update(SignIn, { userId, secondFactor: true }, { secondFactor: false });
}
