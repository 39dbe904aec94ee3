import type { Location } from 'react-router-dom';
import { expireTokens, readAccessToken, tokenSubject } from './tokens';

/** What /login is told: where one came from, and whether the sign-in ended while that page was open. */
export interface SignInOrigin {
  from: Location;
  ended: boolean;
}

/** What stands in place of a token stands for nobody: the session hears of it, and leads to /login. */
export function endSignIn(): void {
  // Another member's, who has signed in since, is not touched.
  if (tokenSubject(readAccessToken()) === null) expireTokens();
}

const isDesk = (pathname: string) => /^\/stories\/(new|[^/]+\/edit)\/?$/i.test(pathname);

/** Whether one was led to /login from writing: what was written is on this device. */
export function isFromDesk({ state }: Location): boolean {
  const { ended, from } = (state ?? {}) as Partial<SignInOrigin>;
  return ended === true && isDesk(from?.pathname ?? '');
}
