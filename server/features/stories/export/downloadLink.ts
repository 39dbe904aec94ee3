import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { unauthenticated } from '../../../lib/errors';
import type { Services } from '../../../request/context';
import type { ViewerIdentity } from '../../../request/viewer';

const validSeconds = 5 * 60;
const issuer = 'monday-writers';

/** The purpose of a link: a token for one purpose isn't valid for another. */
interface DownloadPurpose {
  audience: string;
  /** The message for an expired link. */
  expiredMessage: string;
}

interface DownloadToken {
  token: string;
  expiresAt: Date;
}

/** The link's owner (null for a visitor) and its subject. */
interface DownloadClaims {
  signedIn: Pick<ViewerIdentity, 'id' | 'signInId'> | null;
  about: string;
}

/** A separate key, so that an access token isn't accepted as a link, nor a link as an access token. */
const keyOf = (authSecret: Uint8Array) =>
  createHmac('sha256', authSecret).update('links to downloads').digest();

/** Signs a token for one download, valid for five minutes: a browser download can't send an Authorization header. */
export async function signDownload(
  { config }: Pick<Services, 'config'>,
  { audience }: DownloadPurpose,
  { signedIn, about }: DownloadClaims,
): Promise<DownloadToken> {
  const expiresAt = Math.floor(Date.now() / 1000) + validSeconds;
  const token = await new SignJWT({ about, ...(signedIn && { sid: signedIn.signInId }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(signedIn?.id ?? '')
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(keyOf(config.authSecret));
  return { token, expiresAt: new Date(expiresAt * 1000) };
}

/** Returns a token's claims; UNAUTHENTICATED if it is invalid or expired. The caller must check that the sign-in is still valid. */
export async function readDownload(
  { config }: Pick<Services, 'config'>,
  { audience, expiredMessage }: DownloadPurpose,
  token: unknown,
): Promise<DownloadClaims> {
  const verified = await jwtVerify(typeof token === 'string' ? token : '', keyOf(config.authSecret), {
    algorithms: ['HS256'],
    requiredClaims: ['exp', 'iat', 'sub', 'about'],
    issuer,
    audience,
  }).catch(() => undefined);
  if (!verified) throw unauthenticated(expiredMessage);
  const { sub, sid, about } = verified.payload;
  return { signedIn: sub && sid ? { id: sub, signInId: String(sid) } : null, about: String(about) };
}
