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
    summary: 'Exchange a refresh token, which can be used once, for a new pair of tokens',
    auth: 'none',
    select: 'refreshTokens.tokens',
  }),
  route('POST /auth/signout', 'signOut', {
    summary: 'End the sign-in that a refresh token belongs to',
    auth: 'none',
    select: 'signOut',
  }),
  route('POST /auth/password/reset', 'requestPasswordReset', {
    summary: 'Request an email with a link to set a new password',
    auth: 'none',
    select: 'requestPasswordReset',
  }),
  route('POST /auth/password/new', 'resetPassword', {
    summary: 'Set a new password with the single-use tokens of a mailed link',
    auth: 'none',
    select: 'resetPassword',
  }),
  route('POST /auth/magic-link/request', 'requestMagicLink', {
    summary: 'Request an email with a link that signs in',
    auth: 'none',
    select: 'requestMagicLink',
  }),
  route('POST /auth/magic-link', 'signInWithMagicLink', {
    summary: 'Sign in with the single-use token of a mailed link',
    auth: 'none',
    select: 'signInWithMagicLink',
  }),
  route('POST /auth/confirm', 'confirmEmail', {
    summary:
      "Confirm an address with a mailed link's token; send the account's access token to keep its password and sign-ins",
    auth: 'optional',
    select: 'confirmEmail',
  }),
  route('POST /auth/confirm/request', 'requestEmailConfirmation', {
    summary: "Request another email with a link that confirms the member's address",
    auth: 'required',
    select: 'requestEmailConfirmation',
  }),
  route('GET /auth/me', 'me', { summary: 'The signed-in member', auth: 'required', select: 'viewer' }),
];
