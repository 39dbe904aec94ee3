import { randomBytes } from 'node:crypto';
import { sha256 } from '../../../lib/sha256';

const recoveryCodeCount = 10;

/** Crockford's base 32, without letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const recoveryLength = 16;

/** A recovery code of 80 random bits, too many to find by trying hashes; with a hyphen after each four characters. */
function makeRecoveryCode(): string {
  const code = Array.from(randomBytes(recoveryLength), (byte) => alphabet[byte % alphabet.length]).join('');
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

export const makeRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, makeRecoveryCode);

type GivenCode = { kind: 'totp' | 'recovery'; code: string };

/** Reads a code as typed: removes spaces and hyphens, and takes letters that look like digits for these. Undefined if it can't be a code. */
export function readCode(given: string): GivenCode | undefined {
  const code = given.toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  const recovery = code.replace(/o/g, '0').replace(/[il]/g, '1');
  const isRecovery =
    recovery.length === recoveryLength && [...recovery].every((letter) => alphabet.includes(letter));
  return isRecovery ? { kind: 'recovery', code: recovery } : undefined;
}

/** The hash of a code as readCode() returns it. It includes the member's id, so that it belongs to one account. */
export const recoveryHash = (userId: string, code: string): string => sha256(`${userId} ${code}`);
