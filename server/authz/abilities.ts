import { CommentsMode } from '../contract/enums';
import {
  anyone,
  isAdmin,
  isAuthor,
  isCommentAuthor,
  isPersonalAuthor,
  isStaff,
  isVersionAuthor,
  mayChangeChallenge,
  mayChangeExercise,
  mayChangeFeedback,
  mayChat,
  mayDeleteMessage,
  mayEndSprint,
  mayManage,
  mayModerate,
  mayRevoke,
  mayStartSprint,
  maySuspend,
  mayVote,
  member,
  on,
  takesPart,
} from './rules';
import { mayReadStory } from './storyAudience';

/**
 * The permission table: one line per query, mutation and subscription (contract, section 2). A visitor
 * without permission gets UNAUTHENTICATED, a member FORBIDDEN; NOT_FOUND for objects that the viewer may not
 * even read. A test compares it with the schema. tokenAbilities.ts has the scopes of personal access tokens.
 */
export const abilityTable = {
  // Account operations: an expired or invalid token doesn't block them.
  signUp: anyone,
  signIn: anyone,
  refreshTokens: anyone,
  signOut: anyone,
  requestPasswordReset: anyone,
  resetPassword: anyone,
  requestMagicLink: anyone,
  signInWithMagicLink: anyone,
  startPasskeySignIn: anyone,
  signInWithPasskey: anyone,
  confirmEmail: anyone,
  lookUpAccountLink: anyone,
  requestEmailConfirmation: member,
  /** Always the viewer's own account. */
  requestEmailChange: member,
  confirmEmailChange: member,
  sendTestEmail: member,
  changePassword: member,
  revokeSignIn: member,
  revokeAllSignIns: member,
  deleteAccount: member,
  createPersonalAccessToken: member,
  revokePersonalAccessToken: member,
  startTotp: member,
  confirmTotp: member,
  disableTotp: member,
  renewRecoveryCodes: member,
  verifySignIn: member,
  startPasskey: member,
  addPasskey: member,
  /** Always the viewer's own. */
  renamePasskey: member,
  removePasskey: member,
  startPasskeyVerification: member,
  signInWithProvider: anyone,
  linkProvider: member,
  unlinkProvider: member,
  setPassword: member,

  // Reading.
  info: anyone,
  viewer: anyone,
  node: anyone,
  nodes: anyone,
  user: member,
  publicAuthor: anyone,
  publicStories: anyone,
  publicTag: anyone,
  story: on('story', mayReadStory),
  storyChanged: on('story', mayReadStory),
  storyVersion: on('version', isVersionAuthor),

  tags: member,
  tag: member,
  tagByName: member,
  searchTags: member,
  popularTags: member,
  validateTagName: member,
  searchMembers: member,
  members: member,

  sessions: member,
  session: on('session', member),
  dropInSession: member,
  sessionChanged: on('session', member),
  sessionsChanged: member,
  sessionRoomChanged: on('session', member),
  sessionChatChanged: on('writer', mayChat),
  sessionReadingChanged: on('writer', mayChat),
  attendSession: on('writer', takesPart),
  serverTime: member,

  exercises: member,
  exercise: on('exercise', member),

  publicFeedback: anyone,
  feedback: on('feedback', anyone),
  similarFeedback: member,

  challenges: member,
  challenge: on('challenge', member),

  // Only the author, whatever the viewer's role.
  journal: on('journal', isPersonalAuthor),
  note: on('note', isPersonalAuthor),

  // Writing.
  createStory: member,
  importStories: member,
  updateStory: on('story', isAuthor),
  publishStoryDraft: on('story', isAuthor),
  discardStoryDraft: on('story', isAuthor),
  deleteStory: on('story', isAuthor),
  shareStory: on('story', isAuthor),
  createStoryVersion: on('story', isAuthor),
  renameStoryVersion: on('version', isVersionAuthor),
  restoreStoryVersion: on('version', isVersionAuthor),
  favoriteStory: on('story', (viewer, facts) => member(viewer) && mayReadStory(viewer, facts)),
  /** Allowed even if the viewer can no longer read the story. */
  unfavoriteStory: member,
  addComment: on(
    'story',
    (viewer, facts) =>
      isAuthor(viewer, facts) ||
      (member(viewer) &&
        mayReadStory(viewer, facts) &&
        facts.story.readersMayComment &&
        facts.story.commentsMode !== CommentsMode.CLOSED),
  ),
  updateComment: on('comment', isCommentAuthor),
  deleteComment: on(
    'comment',
    (viewer, facts) => isCommentAuthor(viewer, facts) || isAuthor(viewer, facts.onStory) || isAdmin(viewer),
  ),
  markCommentsSeen: on('story', isAuthor),
  setCommentsMode: on('story', isAuthor),
  approveComment: on('comment', (viewer, { onStory }) => isAuthor(viewer, onStory)),
  createTag: member,
  updateTag: isStaff,
  deleteTag: isStaff,
  createSession: isStaff,
  updateSession: on('session', mayManage),
  deleteSession: on('session', mayManage),
  setSessionStatus: on('session', mayManage),
  /** The service checks registration and seats. */
  joinSession: on('session', member),
  leaveSession: on('session', member),
  /** The service checks that it is full. */
  requestSessionPlace: on('session', member),
  withdrawSessionPlaceRequest: on('session', member),
  startSprint: on('session', mayStartSprint),
  endSprint: on('session', mayEndSprint),
  /** The service checks the sprint. */
  sendSessionMessage: on('writer', mayChat),
  deleteSessionMessage: on('message', mayDeleteMessage),
  clearSessionChat: on('session', mayModerate),
  joinSessionReading: on('writer', takesPart),
  leaveSessionReading: on('session', member),
  arrangeSessionReading: on('session', mayModerate),
  stepSessionReading: on('session', mayModerate),
  writeInSession: on('writer', takesPart),
  openChallenge: isStaff,
  /** The service checks that it isn't over. */
  joinChallenge: on('challenge', member),
  leaveChallenge: on('challenge', member),
  closeChallenge: on('challenge', mayChangeChallenge),
  deleteChallenge: on('challenge', mayChangeChallenge),
  saySessionLines: on('writer', takesPart),
  createExercise: isStaff,
  updateExercise: on('exercise', mayChangeExercise),
  deleteExercise: on('exercise', mayChangeExercise),
  createFeedback: member,
  updateFeedback: on('feedback', mayChangeFeedback),
  deleteFeedback: on('feedback', mayChangeFeedback),
  voteOnFeedback: on('feedback', mayVote),
  withdrawFeedbackVote: on('feedback', mayVote),
  setFeedbackStatus: on('feedback', isAdmin),
  assignFeedback: on('feedback', isAdmin),
  createJournal: member,
  updateJournal: on('journal', isPersonalAuthor),
  deleteJournal: on('journal', isPersonalAuthor),
  createNote: member,
  updateNote: on('note', isPersonalAuthor),
  deleteNote: on('note', isPersonalAuthor),
  /** Always the viewer's own goals, days off and minutes. */
  setGoal: member,
  removeGoal: member,
  setDayOff: member,
  recordWritingMinutes: member,
  followUser: member,
  unfollowUser: member,
  /** Always the viewer's own lists. */
  muteMember: member,
  unmuteMember: member,
  blockMember: member,
  unblockMember: member,
  /** Always the viewer's own profile. */
  updateProfile: member,
  /** Always the viewer's own settings. */
  saveSettings: member,
  /** Always the viewer's own notifications. */
  notificationsChanged: member,
  markNotificationsRead: member,
  setNotificationPreferences: member,
  setNotificationSettings: member,
  /** Always the viewer's own browsers. */
  addPushSubscription: member,
  removePushSubscription: member,
  renewCalendarFeed: member,
  revokeCalendarFeed: member,

  // Joining.
  joining: anyone,
  invitations: isStaff,
  createInvitation: isStaff,
  revokeInvitation: on('invitation', mayRevoke),
  waitingMembers: isStaff,
  approveMember: isStaff,
  declineMember: isStaff,

  // Reports. The services check that the viewer may read the content, or that it was reported.
  reportContent: member,
  reportCases: isStaff,
  dismissReport: isStaff,
  approveContent: isStaff,
  hideContent: isStaff,
  restoreContent: isStaff,
  removeContent: isStaff,
  // Managing members.
  managedMembers: isStaff,
  managedMember: on('account', isStaff),
  suspendMember: on('account', maySuspend),
  restoreMember: on('account', maySuspend),
  /** The service refuses to take the role of admin from the viewer, or from the last admin. */
  setMemberRoles: on('account', isAdmin),
  endMemberSignIns: on('account', isAdmin),
  sendMemberRecovery: on('account', isAdmin),
  auditLog: isAdmin,

  // The group's settings, and the system's state.
  groupSettings: isStaff,
  saveGroupSettings: isAdmin,
  systemState: isAdmin,
};

export type Ability = keyof typeof abilityTable;

/** Seeing all voters; everyone sees their own vote and the counts. Source: contract, section 9. */
export const maySeeVoters = isAdmin;

/** Seeing the addresses of members, and of those who wait for approval. */
export const maySeeAddresses = isAdmin;

/** Seeing all of the audit log; everyone sees entries about themselves, without the names of staff. */
export const maySeeAuditLog = isAdmin;

/** Operations that run even with an expired or invalid token. */
export const needNoToken: ReadonlySet<Ability> = new Set([
  'signUp',
  'signIn',
  'refreshTokens',
  'signOut',
  'requestPasswordReset',
  'resetPassword',
  'requestMagicLink',
  'signInWithMagicLink',
  'startPasskeySignIn',
  'signInWithPasskey',
  'signInWithProvider',
]);
