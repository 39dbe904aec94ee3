import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Services } from '../../context';
import { unauthenticated } from '../../errors';
import type { ViewerIdentity } from '../../viewer';

const lastsSeconds = 5 * 60;
const issuer = 'monday-writers';

/** What a link is for: one for something else opens nothing. */
export interface DownloadPurpose {
  audience: string;
  /** What whoever comes too late is told. */
  ended: string;
}

export interface DownloadToken {
  token: string;
  expiresAt: Date;
}

/** Whom a link belongs to, and what it says it is about. */
export interface DownloadClaims {
  signedIn: Pick<ViewerIdentity, 'id' | 'signInId'> | null;
  about: string;
}

/** A key of its own: neither can an access token be used as a link, nor a link as an access token. */
const keyOf = (authSecret: Uint8Array) =>
  createHmac('sha256', authSecret).update('links to downloads').digest();

/** A token that opens one download for five minutes: browsers follow a link without any header. */
export async function signDownload(
  { config }: Pick<Services, 'config'>,
  { audience }: DownloadPurpose,
  { signedIn, about }: DownloadClaims,
): Promise<DownloadToken> {
  const expiresAt = Math.floor(Date.now() / 1000) + lastsSeconds;
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

/** What a link's token says; UNAUTHENTICATED where it is wrong or has ended. That its sign-in lasts is the caller's to ask. */
export async function readDownload(
  { config }: Pick<Services, 'config'>,
  { audience, ended }: DownloadPurpose,
  token: unknown,
): Promise<DownloadClaims> {
  const verified = await jwtVerify(typeof token === 'string' ? token : '', keyOf(config.authSecret), {
    algorithms: ['HS256'],
    requiredClaims: ['exp', 'iat', 'sub', 'about'],
    issuer,
    audience,
  }).catch(() => undefined);
  if (!verified) throw unauthenticated(ended);
  const { sub, sid, about } = verified.payload;
  return { signedIn: sub && sid ? { id: sub, signInId: String(sid) } : null, about: String(about) };
}
