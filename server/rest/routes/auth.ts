import { type Route, route } from '../route';

export const authRoutes: readonly Route[] = [
  route('POST /auth/signup', 'signUp', {
    summary: 'Create an account and sign in',
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
    summary: 'Exchange a refresh token for the next pair of tokens; it can be used once',
    auth: 'none',
    body: { refresh_token: 'refreshToken' },
    select: 'refreshTokens.tokens',
  }),
  route('POST /auth/signout', 'signOut', {
    summary: 'End the sign-in of a refresh token',
    auth: 'none',
    body: { refresh_token: 'refreshToken' },
    select: 'signOut',
  }),
  route('POST /auth/password/reset', 'requestPasswordReset', {
    summary: 'Request a mail with a link to set a new password',
    auth: 'none',
    body: { email: 'email' },
    select: 'requestPasswordReset',
  }),
  route('POST /auth/password/new', 'resetPassword', {
    summary: 'Set a new password by the single-use tokens of a mailed link',
    auth: 'none',
    body: { access_token: 'accessToken', password: 'password', refresh_token: 'refreshToken' },
    select: 'resetPassword',
  }),
  route('POST /auth/magic-link/request', 'requestMagicLink', {
    summary: 'Request a mail with a link that signs in',
    auth: 'none',
    body: { email: 'email' },
    select: 'requestMagicLink',
  }),
  route('POST /auth/magic-link', 'signInWithMagicLink', {
    summary: "Sign in by a mailed link's single-use token",
    auth: 'none',
    body: { token: 'token', device_token: 'deviceToken' },
    select: 'signInWithMagicLink',
  }),
  route('POST /auth/confirm', 'confirmEmail', {
    summary:
      "Confirm an address by a mailed link's token; send the account's access token to keep its sign-ins",
    auth: 'optional',
    body: { token: 'token' },
    select: 'confirmEmail',
  }),
  route('POST /auth/confirm/request', 'requestEmailConfirmation', {
    summary: "Request another mail with a link that confirms the member's address",
    auth: 'required',
    body: { email: 'email' },
    select: 'requestEmailConfirmation',
  }),
  route('GET /auth/me', 'me', { summary: 'The signed-in member', auth: 'required', select: 'viewer' }),
];
