import type { Location } from 'react-router-dom';
import { expireTokens, readAccessToken, tokenSubject } from './tokens';

/** State passed to /login: the page to return to, and whether its sign-in ended while it was open. */
export interface SignInOrigin {
  from: Location;
  ended: boolean;
}

/** The stored token is unusable: end the sign-in, which leads to /login. */
export function endSignIn(): void {
  // Don't touch the tokens of another member who has signed in since.
  if (tokenSubject(readAccessToken()) === null) expireTokens();
}

const isEditor = (pathname: string) => /^\/(stories|journals|notes)\/(new|[^/]+\/edit)\/?$/i.test(pathname);

/** Whether /login was reached from an editor page, whose text is stored on this device. */
export function isFromEditor({ state }: Location): boolean {
  const { ended, from } = (state ?? {}) as Partial<SignInOrigin>;
  return ended === true && isEditor(from?.pathname ?? '');
}
