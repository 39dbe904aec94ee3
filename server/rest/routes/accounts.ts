import { limits } from '../../contract/limits';
import { content, type Route, route } from '../route';

const { restDefault, restStories } = limits.page;
const tokens = 'accessToken refreshToken';
const signedIn = `tokens @inline { ${tokens} } user: viewer { ...Account } deviceToken`;
const statistics = `
  storiesCount journalsCount totalWordCount followersCount notesCount storiesSharedCount storiesWordCount`;

export const accountsRoutes: readonly Route[] = [
  route('POST /auth/signup', 'signUp', signedIn, {
    summary: 'Create an account and sign in',
    auth: 'none',
    status: 201,
  }),
  route('POST /auth/signin', 'signIn', signedIn, { summary: 'Sign in', auth: 'none' }),
  route('POST /auth/refresh', 'refreshTokens.tokens', tokens, {
    summary: 'Exchange a refresh token, which can be used once, for a new pair of tokens',
    auth: 'none',
  }),
  route('POST /auth/signout', 'signOut', 'signedOut', {
    summary: 'End the sign-in that a refresh token belongs to',
    auth: 'none',
  }),
  route('POST /auth/password/reset', 'requestPasswordReset', 'message', {
    summary: 'Request an email with a link to set a new password',
    auth: 'none',
  }),
  route('POST /auth/password/new', 'resetPassword', 'message', {
    summary: 'Set a new password with the single-use tokens of a mailed link',
    auth: 'none',
  }),
  route('POST /auth/magic-link/request', 'requestMagicLink', 'message', {
    summary: 'Request an email with a link that signs in',
    auth: 'none',
  }),
  route('POST /auth/magic-link', 'signInWithMagicLink', signedIn, {
    summary: 'Sign in with the single-use token of a mailed link',
    auth: 'none',
  }),
  route('POST /auth/confirm', 'confirmEmail', 'email endedAccess', {
    summary:
      "Confirm the address of the member's account with a mailed link's token, or with the code in the mail",
    auth: 'optional',
    mayBeGone: true,
  }),
  route('POST /auth/confirm/request', 'requestEmailConfirmation', 'message', {
    summary: "Request another email with a link that confirms the member's address",
  }),
  route('POST /auth/email/change', 'requestEmailChange', 'message', {
    summary: 'Request an email with a link that changes the address of the account',
  }),
  route('POST /auth/email/confirm', 'confirmEmailChange', 'email', {
    summary: "Change the address of the account with a mailed link's token",
    mayBeGone: true,
  }),
  route('POST /auth/email/test', 'sendTestEmail', 'isSent message', {
    summary: "Send a test to the member's address",
  }),
  route('POST /auth/verify', 'verifySignIn', 'freshUntil', {
    summary: 'Prove again who holds the sign-in, after FRESH_SIGN_IN_REQUIRED',
  }),
  route('GET /auth/me', 'me: viewer', '...Account emailConfirmedAt', { summary: 'The signed-in member' }),

  route('GET /users/:id', 'userById: node', '...Profile', { summary: 'A member' }),
  route('GET /users/u/:username', 'userByUsername: user', '...Profile', { summary: 'A member by username' }),
  route('PUT /users/profile', 'updateProfile.user', '...Profile', {
    summary: "Change the viewer's profile; omitted fields stay unchanged, null removes a field",
  }),
  route('POST /users/:id/follow', 'followUser.user', '...Followed', { summary: 'Follow a member' }),
  route('DELETE /users/:id/follow', 'unfollowUser.user', '...Followed', { summary: 'Unfollow a member' }),
  route('GET /users/:id/follow-status', 'followStatus: node', '...FollowStatus', {
    summary: 'Whether the viewer follows a member',
  }),
  route('GET /users/:id/followers', 'followersOfUser: node.User.followers', '...Profile', {
    summary: 'Followers of a member, latest first',
    list: restDefault,
  }),
  route('GET /users/:id/following', 'followedByUser: node.User.following', '...Profile', {
    summary: 'Members that a member follows, latest first',
    list: restDefault,
  }),
  route('GET /users/:id/stats', 'statsOfUser: node.User.stats', statistics, {
    summary: "The viewer's own statistics; 403 for other members",
  }),
  route('GET /users/:id/stories', 'storiesOfUser: node.User.stories', '...StoryListItem', {
    summary: 'Stories of a member that the viewer may read, newest first',
    list: restStories,
    query: { content },
  }),
];
