import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Context, Services, ViewerIdentity } from '../../context';
import { messages } from '../../contract/messages';
import { unauthenticated } from '../../errors';
import type { DataExport } from './leaving.types';

/** Where the ZIP is served. */
export const exportPath = '/downloads/my-data';

const lastsSeconds = 5 * 60;
const purpose = { issuer: 'monday-writers', audience: 'data-export' };

/** A key of its own: neither can an access token be used as a link, nor a link as an access token. */
const keyOf = (authSecret: Uint8Array) =>
  createHmac('sha256', authSecret).update('links to data exports').digest();

/** A link that takes the viewer's data for five minutes; RATE_LIMITED where they have taken it too often. */
export async function linkToDataExport({ config, rateLimits, viewer }: Context): Promise<DataExport> {
  if (!viewer) throw unauthenticated();
  await rateLimits.check('dataExport', viewer.id);
  const expiresAt = Math.floor(Date.now() / 1000) + lastsSeconds;
  const token = await new SignJWT({ sid: viewer.signInId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(purpose.issuer)
    .setAudience(purpose.audience)
    .setSubject(viewer.id)
    .setExpirationTime(expiresAt)
    .sign(keyOf(config.authSecret));
  return { url: `${config.appUrl}${exportPath}?token=${token}`, expiresAt: new Date(expiresAt * 1000) };
}

/** Whose data the link's token takes; UNAUTHENTICATED where the token is wrong or has ended, or its sign-in has. */
export async function readExportToken(
  { config, authenticator }: Services,
  token: string,
): Promise<ViewerIdentity> {
  const verified = await jwtVerify(token, keyOf(config.authSecret), {
    algorithms: ['HS256'],
    requiredClaims: ['exp'],
    ...purpose,
  }).catch(() => undefined);
  if (!verified) throw unauthenticated(messages.leaving.linkEnded);
  return authenticator.stillSignedIn(String(verified.payload.sid), String(verified.payload.sub));
}
