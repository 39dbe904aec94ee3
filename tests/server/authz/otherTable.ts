import { type Actor, anyone, everyone, membersOnly, type Outcome } from './outcomes';
import { nothingOfTheirs, passwordAsked, waysIn } from './waysInTable';

/** Operations that are not about a particular story. */
export const others: Record<
  string,
  { document: string; expected: Record<Actor, Outcome>; rest?: string; body?: object }
> = {
  info: { document: '{ info { name } }', expected: anyone, rest: 'GET /info' },
  viewer: {
    document: '{ viewer { email } }',
    expected: { ...anyone, visitor: 'null' },
  },
  user: {
    document: 'query ($username: String!) { user(username: $username) { name } }',
    expected: membersOnly,
    rest: 'GET /users/u/:username',
  },
  publicStories: {
    document: '{ publicStories { totalCount } }',
    expected: anyone,
    rest: 'GET /public/stories',
  },
  publicAuthor: {
    document: 'query ($username: String!) { publicAuthor(username: $username) { name } }',
    expected: anyone,
  },
  publicTag: {
    document: '{ publicTag(name: "unused") { name } }',
    expected: everyone('null'),
  },
  importStories: {
    document:
      'mutation { importStories(input: { stories: [{ title: "Old", content: "Words" }] }) { results { outcome } } }',
    expected: membersOnly,
    rest: 'POST /stories/import',
    body: { stories: [{ title: 'Old', content: 'Words' }] },
  },
  createStory: {
    document: 'mutation { createStory(input: { title: "New", content: "Words" }) { __typename } }',
    expected: membersOnly,
    rest: 'POST /stories',
    body: { title: 'New', content: 'Words' },
  },
  followUser: {
    document: 'mutation ($someone: ID!) { followUser(input: { id: $someone }) { __typename } }',
    expected: { ...membersOnly, blocked: 'FORBIDDEN' },
    rest: 'POST /users/:id/follow',
  },
  muteMember: {
    document: 'mutation ($someone: ID!) { muteMember(input: { id: $someone }) { __typename } }',
    expected: membersOnly,
  },
  unmuteMember: {
    document: 'mutation ($someone: ID!) { unmuteMember(input: { id: $someone }) { __typename } }',
    expected: membersOnly,
  },
  blockMember: {
    document: 'mutation ($someone: ID!) { blockMember(input: { id: $someone }) { __typename } }',
    expected: membersOnly,
  },
  unblockMember: {
    document: 'mutation ($someone: ID!) { unblockMember(input: { id: $someone }) { __typename } }',
    expected: membersOnly,
  },
  unfollowUser: {
    document: 'mutation ($someone: ID!) { unfollowUser(input: { id: $someone }) { __typename } }',
    expected: membersOnly,
    rest: 'DELETE /users/:id/follow',
  },
  markNotificationsRead: {
    document: 'mutation { markNotificationsRead(input: { all: true }) { unreadCount } }',
    expected: membersOnly,
    rest: 'POST /notifications/read',
    body: { all: true },
  },
  setNotificationPreferences: {
    document:
      'mutation { setNotificationPreferences(input: { preferences: [{ kind: MENTION, ways: [APP] }] }) { __typename } }',
    expected: membersOnly,
  },
  setNotificationSettings: {
    document: 'mutation { setNotificationSettings(input: { digest: DAILY }) { __typename } }',
    expected: membersOnly,
  },
  addPushSubscription: {
    document: `mutation { addPushSubscription(input: {
      endpoint: "https://updates.push.services.mozilla.com/wpush/v2/matrix"
      p256dh: "${'B'.repeat(87)}" auth: "${'a'.repeat(22)}" }) { __typename } }`,
    expected: membersOnly,
  },
  removePushSubscription: {
    document: 'mutation { removePushSubscription(input: { id: "push_unknown" }) { __typename } }',
    expected: membersOnly,
  },
  saveSettings: {
    document:
      'mutation { saveSettings(input: { settings: [{ name: "editor.font_size", value: "\\"large\\"", changedAgoMs: 0 }] }) { __typename } }',
    expected: membersOnly,
  },
  updateProfile: {
    document: 'mutation { updateProfile(input: { bio: "Changed" }) { __typename } }',
    expected: membersOnly,
    rest: 'PUT /users/profile',
    body: { bio: 'Changed' },
  },
  deleteAccount: {
    // A permitted caller gets the password error; the only administrator may not delete the account.
    document: 'mutation { deleteAccount(input: { password: "not theirs" }) { __typename } }',
    expected: { ...passwordAsked, admin: 'CONFLICT' },
  },
  changePassword: {
    document:
      'mutation { changePassword(input: { currentPassword: "not theirs", newPassword: "Tuesday8pm" }) { __typename } }',
    expected: passwordAsked,
  },
  revokeSignIn: {
    // A permitted caller has no sign-in with that id.
    document: 'mutation ($someone: ID!) { revokeSignIn(input: { id: $someone }) { __typename } }',
    expected: nothingOfTheirs,
  },
  revokeAllSignIns: {
    document: 'mutation { revokeAllSignIns(input: { keepCurrent: true }) { __typename } }',
    expected: membersOnly,
  },
  createPersonalAccessToken: {
    document:
      'mutation { createPersonalAccessToken(input: { name: "A program", scope: READ }) { __typename } }',
    expected: membersOnly,
  },
  revokePersonalAccessToken: {
    // A permitted caller has no token with that id.
    document:
      'mutation ($someone: ID!) { revokePersonalAccessToken(input: { id: $someone }) { __typename } }',
    expected: nothingOfTheirs,
  },
  ...waysIn,
  signUp: {
    document:
      'mutation ($fresh: String!, $freshEmail: String!) { signUp(input: { username: $fresh, email: $freshEmail, password: "Monday7pm" }) { __typename } }',
    expected: anyone,
  },
  signIn: {
    document:
      'mutation ($email: String!) { signIn(input: { email: $email, password: "Monday7pm" }) { __typename } }',
    expected: anyone,
  },
  refreshTokens: {
    document:
      'mutation ($refreshToken: String!) { refreshTokens(input: { refreshToken: $refreshToken }) { __typename } }',
    expected: anyone,
  },
  requestPasswordReset: {
    document: 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { __typename } }',
    expected: anyone,
  },
  requestMagicLink: {
    document: 'mutation ($email: String!) { requestMagicLink(input: { email: $email }) { __typename } }',
    expected: anyone,
  },
  // Anyone may try a link; only the link decides.
  resetPassword: {
    document:
      'mutation { resetPassword(input: { accessToken: "no", refreshToken: "link", password: "Monday7pm" }) { __typename } }',
    expected: everyone('UNAUTHENTICATED'),
  },
  signInWithMagicLink: {
    document: 'mutation { signInWithMagicLink(input: { token: "no link" }) { __typename } }',
    expected: everyone('UNAUTHENTICATED'),
  },
  confirmEmail: {
    document: 'mutation { confirmEmail(input: { token: "no link" }) { __typename } }',
    expected: everyone('NOT_FOUND'),
  },
  lookUpAccountLink: {
    document:
      'mutation { lookUpAccountLink(input: { purpose: MAGIC_LINK, tokens: ["no link"] }) { __typename } }',
    expected: everyone('NOT_FOUND'),
  },
  requestEmailConfirmation: {
    // A permitted caller must use their own address.
    document:
      'mutation { requestEmailConfirmation(input: { email: "somebody@example.com" }) { __typename } }',
    expected: passwordAsked,
    rest: 'POST /auth/confirm/request',
    body: { email: 'somebody@example.com' },
  },
  requestEmailChange: {
    document:
      'mutation { requestEmailChange(input: { email: "new@example.com", password: "not theirs" }) { __typename } }',
    expected: passwordAsked,
    rest: 'POST /auth/email/change',
    body: { email: 'new@example.com', password: 'not theirs' },
  },
  confirmEmailChange: {
    document: 'mutation { confirmEmailChange(input: { token: "no link" }) { __typename } }',
    expected: nothingOfTheirs,
    rest: 'POST /auth/email/confirm',
    body: { token: 'no link' },
  },
  sendTestEmail: {
    document: 'mutation { sendTestEmail { isSent } }',
    expected: membersOnly,
    rest: 'POST /auth/email/test',
  },
  signOut: {
    document: 'mutation { signOut(input: { refreshToken: "of somebody or nobody" }) { signedOut } }',
    expected: anyone,
  },
};

/** Only in REST: GraphQL answers visitors with null here, or has the field below `viewer` or `node`. */
export const restForMembers = [
  'GET /notifications',
  'GET /notifications/unread-count',
  'GET /auth/me',
  'GET /users/:id',
  'GET /users/:id/stories',
  'GET /users/:id/followers',
  'GET /users/:id/following',
  'GET /users/:id/follow-status',
  'GET /stories',
  'GET /stories/my',
  'GET /stories/favorites',
  'GET /stories/my-favorites',
  'GET /stories/shared',
];
export const restForOwner = ['GET /users/:id/stats'];
/** Anyone may call these; their rules are tested in tests/rest. */
export const restForAnyone = [
  'POST /auth/signup',
  'POST /auth/signin',
  'POST /auth/refresh',
  'POST /auth/signout',
  'POST /auth/password/reset',
  'POST /auth/password/new',
  'POST /auth/magic-link/request',
  'POST /auth/magic-link',
  'POST /auth/confirm',
];
