import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../context';

/** As this server makes them: 256 bits. What else comes along was made by nobody here, and counts for nothing. */
const deviceTokenPattern = /^[\w-]{43}$/;

/** A device's own secret. It stays on the device through signing out, and is the same for all who sign in there. */
export const deviceTokenFor = (given: string | null | undefined): string =>
  given && deviceTokenPattern.test(given) ? given : randomBytes(32).toString('base64url');

/** With the member in it, so that the database does not tell which members share a device. */
export const deviceHash = (userId: string, deviceToken: string): string =>
  createHash('sha256').update(`${userId} ${deviceToken}`).digest('hex');

/**
 * What stands for the device in rate limits, if it has signed in to this account before. For an unknown account the same
 * look-up is made, so that the time of the answer does not tell which addresses are known.
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
