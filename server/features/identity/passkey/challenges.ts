import { randomBytes } from 'node:crypto';
import { IsNull, MoreThan } from 'typeorm';
import { sha256 } from '../../../lib/sha256';
import { PasskeyChallenge, type PasskeyPurpose } from '../../../model/passkey.entity';
import type { Context } from '../../../request/context';

/** Long enough for the sign-in page to lie open for a while before somebody picks a passkey. */
const lifetimeMs = 15 * 60 * 1000;

/** For whom and what a challenge is; without a member, for whoever signs in. */
export interface ChallengeUse {
  purpose: PasskeyPurpose;
  userId?: string;
}

/** Makes a challenge of 256 bits, which the caller has counted. */
export async function makeChallenge(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { purpose, userId }: ChallengeUse,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(randomBytes(32));
  await db.transaction(async (tx) => {
    await tx.insert(PasskeyChallenge, {
      challengeHash: sha256(Buffer.from(bytes).toString('base64url')),
      purpose,
      userId: userId ?? null,
      expiresAt: new Date(now().getTime() + lifetimeMs),
    });
  });
  return bytes;
}

/**
 * Uses a challenge up, whatever becomes of its answer: the one statement that deletes it decides. False if it was used, has
 * expired, or is for somebody or something else.
 */
export const useChallenge = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  challenge: string,
  { purpose, userId }: ChallengeUse,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const given = { challengeHash: sha256(challenge), purpose, userId: userId ?? IsNull() };
    return (await tx.delete(PasskeyChallenge, { ...given, expiresAt: MoreThan(now()) })) === 1;
  });
