import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { sha256 } from '../../../lib/sha256';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'mwpat_';
/** Random characters of a token: 178 bits. */
const randomLength = 30;
const checksumLength = 6;
const tokenPattern = new RegExp(`^${prefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`);

/** CRC-32 in base 62, by which secret scanners distinguish a real token from a look-alike without a request. */
function checksumOf(random: string): string {
  let remainder = crc32(random);
  let text = '';
  for (let count = 0; count < checksumLength; count += 1) {
    text = digits.charAt(remainder % digits.length) + text;
    remainder = Math.floor(remainder / digits.length);
  }
  return text;
}

/** Makes a new token: the prefix, random characters and their checksum. */
export function makeTokenText(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join('');
  return prefix + random + checksumOf(random);
}

/** Whether a Bearer token is, or is meant to be, a personal access token. */
export const isPersonalAccessToken = (token: string): boolean => token.startsWith(prefix);

/** Whether the form and the checksum are right; otherwise the token need not be looked up. */
export function isWellFormed(token: string): boolean {
  if (!tokenPattern.test(token)) return false;
  const random = token.slice(prefix.length, -checksumLength);
  return token.slice(-checksumLength) === checksumOf(random);
}

export const hashOfToken = (token: string): string => sha256(token);
