import { ask, send, table } from './operations';
import { type Actor, anyone, everyone, membersOnly, type Outcome } from './outcomes';
import { nothingOfTheirs, passwordAsked, waysIn } from './waysInTable';

/** Operations that are not about a particular story. */
export const others = {
  ...waysIn,
  ...table<Record<Actor, Outcome>>({
    info: ask('{ info { name } }', anyone, 'GET /info'),
    viewer: ask('{ viewer { email } }', { ...anyone, visitor: 'null' }),
    user: ask(
      'query ($username: String!) { user(username: $username) { name } }',
      membersOnly,
      'GET /users/u/:username',
    ),
    publicStories: ask('{ publicStories { totalCount } }', anyone, 'GET /public/stories'),
    publicAuthor: ask('query ($username: String!) { publicAuthor(username: $username) { name } }', anyone),
    publicTag: ask('{ publicTag(name: "unused") { name } }', everyone('null')),
    importStories: ask(
      'mutation { importStories(input: { stories: [{ title: "Old", content: "Words" }] }) { results { outcome } } }',
      membersOnly,
      'POST /stories/import',
      { stories: [{ title: 'Old', content: 'Words' }] },
    ),
    createStory: send('title: "New", content: "Words"', membersOnly, 'POST /stories', {
      title: 'New',
      content: 'Words',
    }),
    followUser: send('id: $someone', { ...membersOnly, blocked: 'FORBIDDEN' }, 'POST /users/:id/follow'),
    muteMember: send('id: $someone', membersOnly),
    unmuteMember: send('id: $someone', membersOnly),
    blockMember: send('id: $someone', membersOnly),
    unblockMember: send('id: $someone', membersOnly),
    unfollowUser: send('id: $someone', membersOnly, 'DELETE /users/:id/follow'),
    markNotificationsRead: ask(
      'mutation { markNotificationsRead(input: { all: true }) { unreadCount } }',
      membersOnly,
      'POST /notifications/read',
      { all: true },
    ),
    setNotificationPreferences: send('preferences: [{ kind: MENTION, ways: [APP] }]', membersOnly),
    setNotificationSettings: send('digest: DAILY', membersOnly),
    addPushSubscription: send(
      `endpoint: "https://updates.push.services.mozilla.com/wpush/v2/matrix" p256dh: "${'B'.repeat(87)}" auth: "${'a'.repeat(22)}"`,
      membersOnly,
    ),
    removePushSubscription: send('id: "push_unknown"', membersOnly),
    saveSettings: send(
      'settings: [{ name: "editor.font_size", value: "\\"large\\"", changedAgoMs: 0 }]',
      membersOnly,
    ),
    updateProfile: send('bio: "Changed"', membersOnly, 'PUT /users/profile', { bio: 'Changed' }),
    // A permitted caller gets the password error; the only administrator may not delete the account.
    deleteAccount: send('password: "not theirs"', { ...passwordAsked, admin: 'CONFLICT' }),
    changePassword: send('currentPassword: "not theirs", newPassword: "Tuesday8pm"', passwordAsked),
    // A permitted caller has no sign-in with that id.
    revokeSignIn: send('id: $someone', nothingOfTheirs),
    revokeAllSignIns: send('keepCurrent: true', membersOnly),
    createPersonalAccessToken: send('name: "A program", scope: READ', membersOnly),
    // A permitted caller has no token with that id.
    revokePersonalAccessToken: send('id: $someone', nothingOfTheirs),
    signUp: send('username: $fresh, email: $freshEmail, password: "Monday7pm"', anyone),
    signIn: send('email: $email, password: "Monday7pm"', anyone),
    refreshTokens: send('refreshToken: $refreshToken', anyone),
    requestPasswordReset: send('email: $email', anyone),
    requestMagicLink: send('email: $email', anyone),
    // Anyone may try a link; only the link decides.
    resetPassword: send(
      'accessToken: "no", refreshToken: "link", password: "Monday7pm"',
      everyone('UNAUTHENTICATED'),
    ),
    signInWithMagicLink: send('token: "no link"', everyone('UNAUTHENTICATED')),
    confirmEmail: send('token: "no link"', everyone('NOT_FOUND')),
    lookUpAccountLink: send('purpose: MAGIC_LINK, tokens: ["no link"]', everyone('NOT_FOUND')),
    // A permitted caller must use their own address.
    requestEmailConfirmation: send(
      'email: "somebody@example.com"',
      passwordAsked,
      'POST /auth/confirm/request',
      { email: 'somebody@example.com' },
    ),
    requestEmailChange: send(
      'email: "new@example.com", password: "not theirs"',
      passwordAsked,
      'POST /auth/email/change',
      { email: 'new@example.com', password: 'not theirs' },
    ),
    confirmEmailChange: send('token: "no link"', nothingOfTheirs, 'POST /auth/email/confirm', {
      token: 'no link',
    }),
    sendTestEmail: ask('mutation { sendTestEmail { isSent } }', membersOnly, 'POST /auth/email/test'),
    signOut: ask(
      'mutation { signOut(input: { refreshToken: "of somebody or nobody" }) { signedOut } }',
      anyone,
    ),
  }),
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
