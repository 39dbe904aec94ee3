import {
  makeRecoveryCodes,
  readCode,
  recoveryHash,
} from '../../../../server/features/identity/secondFactor/codes';
import { openSecret, sealSecret } from '../../../../server/features/identity/secondFactor/sealedSecret';
import {
  makeSecret,
  readableSecret,
  stepOfCode,
} from '../../../../server/features/identity/secondFactor/totp';
import { totpOf } from '../../../support/secondFactorCalls';

const authSecret = new TextEncoder().encode('a secret of at least 32 characters');

/** Source: RFC 6238, appendix B, of whose eight digits apps show the last six. */
const vectors: [seconds: number, eightDigits: string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
];
const rfcSecret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('the codes of an authenticator app', () => {
  it.each(vectors)('after %i seconds are those of the standard', (seconds, digits) => {
    expect(stepOfCode(rfcSecret, digits.slice(2), at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it.each([
    [-60, undefined],
    [-30, 66],
    [0, 66],
    [30, 66],
    [60, undefined],
  ])('are accepted by a clock that is %i seconds off: step %s', (off, step) => {
    const shown = totpOf(readableSecret(rfcSecret, '').secret, at(66 * 30));
    expect(stepOfCode(rfcSecret, shown, at(66 * 30 + off))).toBe(step);
  });

  it('are derived from 160 random bits, which the app gets as an otpauth address', () => {
    const secret = makeSecret();
    expect(secret).toHaveLength(20);
    expect(makeSecret().equals(secret)).toBe(false);
    const { secret: text, uri } = readableSecret(secret, 'ana');
    expect(text).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(address.pathname)).toBe('/Monday Writers:ana');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Monday Writers',
      secret: text,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe('a sealed secret', () => {
  const secret = makeSecret();
  const sealed = sealSecret(secret, 'user_1', authSecret);

  it('decrypts to the original, and looks different each time', () => {
    expect(openSecret(sealed, 'user_1', authSecret)?.equals(secret)).toBe(true);
    expect(sealSecret(secret, 'user_1', authSecret)).not.toBe(sealed);
    expect(Buffer.from(sealed, 'base64url').includes(secret)).toBe(false);
  });

  it.each([
    ['for another member', sealed, 'user_2', authSecret],
    ['by another AUTH_SECRET', sealed, 'user_1', new TextEncoder().encode('another secret, just as long')],
    ['after a change of a bit', `${sealed.slice(0, -4)}AAAA`, 'user_1', authSecret],
    ['if it is none', '', 'user_1', authSecret],
  ])('doesn’t open %s', (_case, text, userId, key) => {
    expect(openSecret(text, userId, key)).toBeUndefined();
  });
});

describe('recovery codes', () => {
  it('are ten, all different, of 80 bits in groups', () => {
    const codes = makeRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
  });

  it.each([
    ['123 456', { kind: 'totp', code: '123456' }],
    [' 123-456\n', { kind: 'totp', code: '123456' }],
    ['ABCD-efgh 0123-4567', { kind: 'recovery', code: 'abcdefgh01234567' }],
    ['abcdefghOIl34567', { kind: 'recovery', code: 'abcdefgh01134567' }],
    ['12345', undefined],
    ['1234567', undefined],
    ['abcd-efgh-0123-456u', undefined],
    ['', undefined],
  ])('%j is read as %j', (given, read) => {
    expect(readCode(given)).toEqual(read);
  });

  it('are hashed with their member', () => {
    expect(recoveryHash('user_1', 'abcd')).not.toBe(recoveryHash('user_2', 'abcd'));
  });
});
