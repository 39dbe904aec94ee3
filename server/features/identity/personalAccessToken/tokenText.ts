import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { sha256 } from '../../../lib/sha256';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'mwpat_';
/** 178 random bits. */
const randomLength = 30;
const checksumLength = 6;
const form = new RegExp(`^${prefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`);

/** CRC-32 in base 62: secret scanners can distinguish a real token from a look-alike offline. */
function checksumOf(random: string): string {
  let rest = crc32(random);
  let text = '';
  for (let n = 0; n < checksumLength; n += 1) {
    text = digits.charAt(rest % digits.length) + text;
    rest = Math.floor(rest / digits.length);
  }
  return text;
}

export function makeTokenText(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join('');
  return prefix + random + checksumOf(random);
}

/** Whether a Bearer token is, or is meant to be, a personal access token. */
export const isPersonalAccessToken = (token: string): boolean => token.startsWith(prefix);

/** Whether the checksum is right; tokens with a wrong one need not be looked up. */
export function isWellFormed(token: string): boolean {
  if (!form.test(token)) return false;
  const random = token.slice(prefix.length, -checksumLength);
  return token.slice(-checksumLength) === checksumOf(random);
}

export const hashOfToken = (token: string): string => sha256(token);
