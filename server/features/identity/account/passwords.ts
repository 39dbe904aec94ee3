import { hash, verify } from '@node-rs/argon2';

/** The library's value for Argon2id; its const enum isn't available under isolated compilation. */
const argon2id = 2;

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** A hash to verify against where there is none. */
let decoyHash: Promise<string> | undefined;

/**
 * Checks a password against a hash. Without a hash (no such account, or one without a password) it does the
 * same work on a decoy, so that the response time doesn't reveal which addresses have accounts.
 */
export async function verifyPassword(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoyHash ??= hashPassword('no account has this password');
  const matches = await verify(storedHash ?? (await decoyHash), password);
  return matches && storedHash != null;
}
