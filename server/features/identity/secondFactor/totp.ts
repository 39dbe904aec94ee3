import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports. Source: RFC 6238. */
const standard = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps of tolerance each side, for clocks that differ and for slow typing. Source: RFC 6238, section 5.2. */
const tolerance = 1;
const issuer = 'Monday Writers';

/** 160 bits. Source: RFC 4226, section 4. */
export const makeSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** The secret for typing, and the address that a QR code carries. */
export function readableSecret(bytes: Uint8Array, label: string): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  return { secret: secret.base32, uri: new TOTP({ ...standard, issuer, label, secret }).toString() };
}

/** The number of the 30 seconds that a code belongs to; undefined if it is none of the present ones. */
export function stepOfCode(bytes: Uint8Array, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...standard, secret: secretOf(bytes) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: tolerance });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
