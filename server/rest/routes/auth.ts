import { type Route, route } from '../route';

export const authRoutes: readonly Route[] = [
  route('POST /auth/signup', 'signUp', {
    summary: 'Create an account and sign in',
    auth: 'none',
    select: 'signUp',
    status: 201,
  }),
  route('POST /auth/signin', 'signIn', {
    summary: 'Sign in',
    auth: 'none',
    select: 'signIn',
  }),
  route('POST /auth/refresh', 'refreshTokens', {
    summary: 'Exchange a refresh token for the next pair of tokens; it can be used once',
    auth: 'none',
    select: 'refreshTokens.tokens',
  }),
  route('POST /auth/signout', 'signOut', {
    summary: 'End the sign-in of a refresh token',
    auth: 'none',
    select: 'signOut',
  }),
  route('POST /auth/password/reset', 'requestPasswordReset', {
    summary: 'Request a mail with a link to set a new password',
    auth: 'none',
    select: 'requestPasswordReset',
  }),
  route('POST /auth/password/new', 'resetPassword', {
    summary: 'Set a new password by the single-use tokens of a mailed link',
    auth: 'none',
    select: 'resetPassword',
  }),
  route('POST /auth/magic-link/request', 'requestMagicLink', {
    summary: 'Request a mail with a link that signs in',
    auth: 'none',
    select: 'requestMagicLink',
  }),
  route('POST /auth/magic-link', 'signInWithMagicLink', {
    summary: "Sign in by a mailed link's single-use token",
    auth: 'none',
    select: 'signInWithMagicLink',
  }),
  route('POST /auth/confirm', 'confirmEmail', {
    summary:
      "Confirm an address by a mailed link's token; send the account's access token to keep its sign-ins",
    auth: 'optional',
    select: 'confirmEmail',
  }),
  route('POST /auth/confirm/request', 'requestEmailConfirmation', {
    summary: "Request another mail with a link that confirms the member's address",
    auth: 'required',
    select: 'requestEmailConfirmation',
  }),
  route('GET /auth/me', 'me', { summary: 'The signed-in member', auth: 'required', select: 'viewer' }),
];
