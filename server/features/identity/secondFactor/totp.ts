import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports. Source: RFC 6238. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Time steps of tolerance on each side, for clocks that differ and for slow typing. Source: RFC 6238, section 5.2. */
const toleranceSteps = 1;
const issuer = 'Monday Writers';

/** Makes a secret of 160 random bits. Source: RFC 4226, section 4. */
export const makeSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** The secret in base 32, for typing, and the otpauth URI for a QR code. */
export function readableSecret(bytes: Uint8Array, label: string): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  return { secret: secret.base32, uri: new TOTP({ ...parameters, issuer, label, secret }).toString() };
}

/** The number of the time step of 30 seconds to which a code belongs; undefined if it isn't the current one or within the tolerance. */
export function stepOfCode(bytes: Uint8Array, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...parameters, secret: secretOf(bytes) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: toleranceSteps });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
