import { randomBytes } from 'node:crypto';

/** A secret: 256 bits in base64url. */
const secretPattern = /^[\w-]{43}$/;

/** The cookie's lifetime: longer than a visit to the provider and the steps after it. */
const maxAgeSeconds = 60 * 60;

/** The prefix `__Host-`, for https only, ensures that no other host, not even a subdomain, has set the cookie. */
const cookieName = (appUrl: string) => (appUrl.startsWith('https:') ? '__Host-signing-in' : 'signing-in');

/** The secret of this browser, from its Cookie header; undefined without a valid one. */
export function browserSecretIn(cookies: string | undefined, appUrl: string): string | undefined {
  const name = cookieName(appUrl);
  for (const pair of (cookies ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=');
    if (key === name && secretPattern.test(value)) return value;
  }
  return undefined;
}

/** Makes a random secret of the form above. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The Set-Cookie header with a browser's secret. SameSite is Lax, because the provider's page sends the browser back here. */
export const browserCookie = (secret: string, appUrl: string): string => {
  const secure = appUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(appUrl)}=${secret}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
};
