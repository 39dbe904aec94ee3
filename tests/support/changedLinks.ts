import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';

/** A link signed like the server's, but without one of its claims; with all claims if none is given. */
export async function linkWithout(
  claim: string | undefined,
  link: string,
  { authSecret, purpose }: { authSecret: Uint8Array; purpose: string },
): Promise<string> {
  const url = new URL(link);
  const payload = url.searchParams.get('token')?.split('.')[1] ?? '';
  const claims = Object.entries(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const token = await new SignJWT(Object.fromEntries(claims.filter(([name]) => name !== claim)))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(createHmac('sha256', authSecret).update(purpose).digest());
  url.searchParams.set('token', token);
  return url.href;
}
