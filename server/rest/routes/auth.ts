import { type Route, route } from '../route';

export const authRoutes: readonly Route[] = [
  route('POST /auth/signup', 'signUp', {
    summary: 'Make an account and sign in',
    auth: 'none',
    body: { username: 'username', email: 'email', password: 'password', device_token: 'deviceToken' },
    select: 'signUp',
    status: 201,
  }),
  route('POST /auth/signin', 'signIn', {
    summary: 'Sign in',
    auth: 'none',
    body: { email: 'email', password: 'password', remember_me: 'rememberMe', device_token: 'deviceToken' },
    select: 'signIn',
  }),
  route('POST /auth/refresh', 'refreshTokens', {
    summary: 'Exchange a refresh token, once, for the next pair of tokens',
    auth: 'none',
    body: { refresh_token: 'refreshToken' },
    select: 'refreshTokens.tokens',
  }),
  route('POST /auth/signout', 'signOut', {
    summary: 'End the sign-in that a refresh token belongs to',
    auth: 'none',
    body: { refresh_token: 'refreshToken' },
    select: 'signOut',
  }),
  route('POST /auth/password/reset', 'requestPasswordReset', {
    summary: 'Ask for a mail with a link to a new password',
    auth: 'none',
    body: { email: 'email' },
    select: 'requestPasswordReset',
  }),
  route('POST /auth/password/new', 'resetPassword', {
    summary: 'Set a new password by the tokens of a mailed link, which works once',
    auth: 'none',
    body: { access_token: 'accessToken', password: 'password', refresh_token: 'refreshToken' },
    select: 'resetPassword',
  }),
  route('POST /auth/magic-link/request', 'requestMagicLink', {
    summary: 'Ask for a mail with a link that signs in',
    auth: 'none',
    body: { email: 'email' },
    select: 'requestMagicLink',
  }),
  route('POST /auth/magic-link', 'signInWithMagicLink', {
    summary: "Sign in by a mailed link's token, which works once",
    auth: 'none',
    body: { token: 'token', device_token: 'deviceToken' },
    select: 'signInWithMagicLink',
  }),
  route('POST /auth/confirm', 'confirmEmail', {
    summary:
      "Confirm an address by a mailed link's token; with the account's access token, its sign-ins stay",
    auth: 'optional',
    body: { token: 'token' },
    select: 'confirmEmail',
  }),
  route('POST /auth/confirm/request', 'requestEmailConfirmation', {
    summary: "Ask for another mail with a link that confirms the member's address",
    auth: 'required',
    body: { email: 'email' },
    select: 'requestEmailConfirmation',
  }),
  route('GET /auth/me', 'me', { summary: 'The signed-in member', auth: 'required', select: 'viewer' }),
];
