import { randomBytes } from 'node:crypto';
import { IsNull, MoreThan } from 'typeorm';
import { sha256 } from '../../../lib/sha256';
import { PasskeyChallenge, type PasskeyPurpose } from '../../../model/passkey.entity';
import type { Context } from '../../../request/context';

/** Long enough for a sign-in page that stays open for a while before a passkey is picked. */
export const challengeMinutes = 15;
const lifetimeMs = challengeMinutes * 60 * 1000;

/** The member and purpose of a challenge; without a member it is for any sign-in. */
export interface ChallengeUse {
  purpose: PasskeyPurpose;
  userId?: string;
}

/** Makes a challenge of 256 random bits. The caller applies a rate limit before. */
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
 * Uses a challenge up, whether or not the response is valid: one statement deletes it and decides. False if it was used, has
 * expired, or is for another member or purpose.
 */
export const useChallenge = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  challenge: string,
  { purpose, userId }: ChallengeUse,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const unused = { challengeHash: sha256(challenge), purpose, userId: userId ?? IsNull() };
    return (await tx.delete(PasskeyChallenge, { ...unused, expiresAt: MoreThan(now()) })) === 1;
  });
