import { randomBytes } from 'node:crypto';
import { sha256 } from '../../../lib/sha256';

const recoveryCodeCount = 10;

/** Crockford's base 32: no letters that look like digits. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const recoveryLength = 16;

/** 80 bits, in groups for reading: too many to find by trying hashes. */
function makeRecoveryCode(): string {
  const code = Array.from(randomBytes(recoveryLength), (byte) => letters[byte % letters.length]).join('');
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

export const makeRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, makeRecoveryCode);

type GivenCode = { kind: 'totp' | 'recovery'; code: string };

/** A code as it was meant: without spaces and hyphens, with letters that look like digits. Undefined if it can't be one. */
export function readCode(given: string): GivenCode | undefined {
  const code = given.toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  const meant = code.replace(/o/g, '0').replace(/[il]/g, '1');
  const isRecovery =
    meant.length === recoveryLength && [...meant].every((letter) => letters.includes(letter));
  return isRecovery ? { kind: 'recovery', code: meant } : undefined;
}

/** Includes the member's id, so that a hash belongs to one account. Takes a code as readCode() returns it. */
export const recoveryHash = (userId: string, code: string): string => sha256(`${userId} ${code}`);
