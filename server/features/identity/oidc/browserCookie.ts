import { randomBytes } from 'node:crypto';

/** 256 bits in base64url. */
const pattern = /^[\w-]{43}$/;

/** Longer than a visit to the provider and the steps after it. */
const keptSeconds = 60 * 60;

/** With https, no other host, not even a subdomain, can have set it. */
const nameAt = (appUrl: string) => (appUrl.startsWith('https:') ? '__Host-signing-in' : 'signing-in');

/** The secret of this browser, from its Cookie header. */
export function browserIn(cookies: string | undefined, appUrl: string): string | undefined {
  const name = nameAt(appUrl);
  for (const pair of (cookies ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=');
    if (key === name && pattern.test(value)) return value;
  }
  return undefined;
}

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Lax: the provider sends the browser back by a link. Scripts can't read it. */
export const browserCookie = (browser: string, appUrl: string): string =>
  `${nameAt(appUrl)}=${browser}; Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${appUrl.startsWith('https:') ? '; Secure' : ''}`;
