import type { Location } from 'react-router-dom';
import { expireTokens, readAccessToken, tokenSubject } from '../relay/tokens';

/** State passed to /login: the page to return to, and whether its sign-in ended while it was open. */
export interface SignInOrigin {
  from: Location;
  ended: boolean;
}

/** The stored token is unusable: end the sign-in, which leads to /login. */
export function expireSignIn(): void {
  // Don't touch the tokens of another member who has signed in since.
  if (tokenSubject(readAccessToken()) === null) expireTokens();
}

const isEditor = (pathname: string) => /^\/(stories|journals|notes)\/(new|[^/]+\/edit)\/?$/i.test(pathname);

const originIn = ({ state }: Location) => (state ?? {}) as Partial<SignInOrigin>;

/** Whether /login was reached because the sign-in ended. */
export const isAfterEnd = (location: Location): boolean => originIn(location).ended === true;

/** Whether the sign-in ended on an editor page, whose text is stored on this device. */
export const isFromEditor = (location: Location): boolean =>
  isAfterEnd(location) && isEditor(originIn(location).from?.pathname ?? '');

/** The purpose of a link on a public page that led a visitor here, as its address says. */
export const cameFor = (location: Location): string | null =>
  new URLSearchParams(originIn(location).from?.search).get('to');
