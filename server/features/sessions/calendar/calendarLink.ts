import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { messages } from '../../../contract/messages';
import { unauthenticated } from '../../../lib/errors';
import type { Session } from '../../../model/session.entity';
import type { Context, Services } from '../../../request/context';

const sessionFilePath = '/calendar/session.ics';

const validSeconds = 5 * 60;
const linkClaims = { issuer: 'monday-writers', audience: 'session-calendar' };

/** A separate key, so that an access token isn't accepted as a link, nor a link as an access token. */
const signingKeyOf = (authSecret: Uint8Array) =>
  createHmac('sha256', authSecret).update('links to calendar files').digest();

/**
 * Returns a link to the session's calendar file, valid for five minutes: a browser download can't send an
 * Authorization header.
 */
export async function linkToCalendarFile(ctx: Context, { id }: Session): Promise<string> {
  const { config, viewer, now } = ctx;
  if (!viewer) throw unauthenticated();
  const token = await new SignJWT({ sid: viewer.signInId, session: id })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(linkClaims.issuer)
    .setAudience(linkClaims.audience)
    .setSubject(viewer.id)
    .setIssuedAt(now())
    .setExpirationTime(Math.floor(now().getTime() / 1000) + validSeconds)
    .sign(signingKeyOf(config.authSecret));
  return `${config.appUrl}${sessionFilePath}?token=${token}`;
}

/**
 * Returns the session's id and the member's of a link; UNAUTHENTICATED if the token is invalid or expired, or its sign-in has
 * ended.
 */
export async function readCalendarLink(
  { config, authenticator, now }: Services,
  token: string,
): Promise<{ sessionId: string; userId: string }> {
  const verified = await jwtVerify(token, signingKeyOf(config.authSecret), {
    algorithms: ['HS256'],
    requiredClaims: ['exp', 'iat', 'sub', 'sid', 'session'],
    currentDate: now(),
    ...linkClaims,
  }).catch(() => undefined);
  if (!verified) throw unauthenticated(messages.calendar.linkEnded);
  const { sid, sub, session } = verified.payload;
  await authenticator.stillSignedIn(String(sid), String(sub));
  return { sessionId: String(session), userId: String(sub) };
}
