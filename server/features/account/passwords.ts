import { hash, verify } from '@node-rs/argon2';

/** The library's number for Argon2id; its const enum cannot be read by a compiler that goes file by file. */
const argon2id = 2;

/** OWASP's floor for Argon2id: 19 MiB, two passes, one lane. */
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the hash's. With no hash (no such account, or one without a password) the same work is done against a decoy, so
 * that the time of the answer does not tell which addresses are known.
 */
export async function verifyPassword(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(storedHash ?? (await decoy), password);
  return matches && storedHash != null;
}
