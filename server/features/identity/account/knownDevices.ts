import { randomBytes } from 'node:crypto';
import { sha256 } from '../../../lib/sha256';
import type { Context } from '../../../request/context';

/** 256 bits in base64url. Other device tokens sent by a client are ignored. */
const deviceTokenPattern = /^[\w-]{43}$/;

/** A secret of the device, shared by all members who sign in there. The device keeps it after signing out. */
export const deviceTokenFor = (given: string | null | undefined): string =>
  given && deviceTokenPattern.test(given) ? given : randomBytes(32).toString('base64url');

/** Includes the member's id, so that the database doesn't reveal which members share a device. */
export const deviceHash = (userId: string, deviceToken: string): string => sha256(`${userId} ${deviceToken}`);

/**
 * Returns the rate-limit key of a device that has signed in to this account before. An unknown account causes
 * the same look-up, so the response time doesn't reveal which addresses have accounts.
 */
export async function knownDevice(
  { db }: Pick<Context, 'db'>,
  userId: string | undefined,
  deviceToken: string | null | undefined,
): Promise<string | undefined> {
  const hash = deviceHash(userId ?? 'user_0', deviceToken ?? '');
  const [known] = await db.read('SELECT 1 FROM sign_ins WHERE user_id = ? AND device_hash = ? LIMIT 1', [
    userId ?? 'user_0',
    hash,
  ]);
  return known ? hash : undefined;
}
