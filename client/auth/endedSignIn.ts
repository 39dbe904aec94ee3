import type { Location } from 'react-router-dom';
import { expireTokens, readAccessToken, tokenSubject } from '../relay/tokens';

/** State passed to /login: the page to return to, and whether its sign-in ended while it was open. */
export interface SignInOrigin {
  from: Location;
  ended: boolean;
}

/** Ends the sign-in, which leads to /login, because the stored token is unusable. */
export function expireSignIn(): void {
  // Don't touch the tokens of another member who has signed in since.
  if (tokenSubject(readAccessToken()) === null) expireTokens();
}

const isEditorPath = (pathname: string) =>
  /^\/(stories|journals|notes)\/(new|[^/]+\/edit)\/?$/i.test(pathname);

const originIn = ({ state }: Location) => (state ?? {}) as Partial<SignInOrigin>;

/** Whether /login was reached because the sign-in ended. */
export const hasSignInEnded = (location: Location): boolean => originIn(location).ended === true;

/** Whether the sign-in ended on an editor page, whose text is stored on this device. */
export const hasEndedInEditor = (location: Location): boolean =>
  hasSignInEnded(location) && isEditorPath(originIn(location).from?.pathname ?? '');

/** The purpose of the link by which a visitor came from a public page, such as `follow`, from its `to` parameter. */
export const linkPurpose = (location: Location): string | null =>
  new URLSearchParams(originIn(location).from?.search).get('to');
