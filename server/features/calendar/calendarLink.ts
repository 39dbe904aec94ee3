import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Context, Services } from '../../context';
import { messages } from '../../contract/messages';
import { unauthenticated } from '../../errors';
import type { Session } from '../../model/session.entity';

/** Where one session's calendar file is served. */
export const sessionFilePath = '/calendar/session.ics';

const lastsSeconds = 5 * 60;
const purpose = { issuer: 'monday-writers', audience: 'session-calendar' };

/** A key of its own: neither can an access token be used as a link, nor a link as an access token. */
const keyOf = (authSecret: Uint8Array) =>
  createHmac('sha256', authSecret).update('links to calendar files').digest();

/** A link to the session's calendar file for five minutes: browsers download it without any header. */
export async function linkToCalendarFile(ctx: Context, { id }: Session): Promise<string> {
  const { config, viewer, now } = ctx;
  if (!viewer) throw unauthenticated();
  const token = await new SignJWT({ sid: viewer.signInId, session: id })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(purpose.issuer)
    .setAudience(purpose.audience)
    .setSubject(viewer.id)
    .setIssuedAt(now())
    .setExpirationTime(Math.floor(now().getTime() / 1000) + lastsSeconds)
    .sign(keyOf(config.authSecret));
  return `${config.appUrl}${sessionFilePath}?token=${token}`;
}

/** Which session's file the link is for; UNAUTHENTICATED where the token is wrong or has ended, or its sign-in has. */
export async function readCalendarLink(
  { config, authenticator, now }: Services,
  token: string,
): Promise<string> {
  const verified = await jwtVerify(token, keyOf(config.authSecret), {
    algorithms: ['HS256'],
    requiredClaims: ['exp', 'iat', 'sub', 'sid', 'session'],
    currentDate: now(),
    ...purpose,
  }).catch(() => undefined);
  if (!verified) throw unauthenticated(messages.calendar.linkEnded);
  await authenticator.stillSignedIn(String(verified.payload.sid), String(verified.payload.sub));
  return String(verified.payload.session);
}
