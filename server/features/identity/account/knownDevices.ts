import { randomBytes } from 'node:crypto';
import { sha256 } from '../../../lib/sha256';
import type { Context } from '../../../request/context';

/** 256 bits in base64url. Other device tokens sent by a client are ignored. */
const deviceTokenPattern = /^[\w-]{43}$/;

/** The device's secret: the one that it sent, or a new one. All members who sign in there share it, and the device keeps it after signing out. */
export const deviceTokenFor = (given: string | null | undefined): string =>
  given && deviceTokenPattern.test(given) ? given : randomBytes(32).toString('base64url');

/** The stored hash of a device for one member. It includes the member's id, so that the database doesn't reveal who shares a device. */
export const deviceHash = (userId: string, deviceToken: string): string => sha256(`${userId} ${deviceToken}`);

/** The id of no member, for looking up the device of an unknown account. */
const nobodyId = 'user_0';

/**
 * Finds the rate-limit key of a device that has signed in to this account before. An unknown account causes the same look-up, so that
 * the response time doesn't reveal which addresses have accounts.
 */
export async function findKnownDevice(
  { db }: Pick<Context, 'db'>,
  userId: string | undefined,
  deviceToken: string | null | undefined,
): Promise<string | undefined> {
  const memberId = userId ?? nobodyId;
  const hash = deviceHash(memberId, deviceToken ?? '');
  const [known] = await db.read('SELECT 1 FROM sign_ins WHERE user_id = ? AND device_hash = ? LIMIT 1', [
    memberId,
    hash,
  ]);
  return known ? hash : undefined;
}
