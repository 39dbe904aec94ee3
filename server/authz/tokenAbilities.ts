import { TokenScope } from '../contract/enums';
import type { ViewerIdentity } from '../request/viewer';
import { type Ability, abilityTable } from './abilities';

/** The scope that a token needs; null if no token is accepted. */
type RequiredScope = TokenScope | null;

const read = TokenScope.READ;
const write = TokenScope.WRITE;
const signInOnly: RequiredScope = null;

/**
 * The scope that a personal access token needs per operation, in addition to its member's abilities. Tokens
 * can't manage the account, sign-ins, secret addresses or tokens. A missing operation doesn't compile.
 */
const requiredScopes: Record<Ability, RequiredScope> = {
  signUp: signInOnly,
  signIn: signInOnly,
  refreshTokens: signInOnly,
  signOut: signInOnly,
  requestPasswordReset: signInOnly,
  resetPassword: signInOnly,
  requestMagicLink: signInOnly,
  signInWithMagicLink: signInOnly,
  lookUpAccountLink: signInOnly,
  confirmEmail: signInOnly,
  requestEmailConfirmation: signInOnly,
  requestEmailChange: signInOnly,
  confirmEmailChange: signInOnly,
  sendTestEmail: signInOnly,
  changePassword: signInOnly,
  revokeSignIn: signInOnly,
  revokeAllSignIns: signInOnly,
  deleteAccount: signInOnly,
  createPersonalAccessToken: signInOnly,
  revokePersonalAccessToken: signInOnly,
  startTotp: signInOnly,
  confirmTotp: signInOnly,
  disableTotp: signInOnly,
  renewRecoveryCodes: signInOnly,
  verifySignIn: signInOnly,
  startPasskeySignIn: signInOnly,
  signInWithPasskey: signInOnly,
  startPasskey: signInOnly,
  addPasskey: signInOnly,
  renamePasskey: signInOnly,
  removePasskey: signInOnly,
  startPasskeyVerification: signInOnly,
  signInWithProvider: signInOnly,
  linkProvider: signInOnly,
  unlinkProvider: signInOnly,
  setPassword: signInOnly,
  // Sign-in only: a feed's address outlives the token that created it.
  renewCalendarFeed: signInOnly,
  revokeCalendarFeed: signInOnly,
  // A push subscription ends with its sign-in.
  addPushSubscription: signInOnly,
  removePushSubscription: signInOnly,
  // People decide who joins the group, not programs.
  invitations: signInOnly,
  createInvitation: signInOnly,
  revokeInvitation: signInOnly,
  waitingMembers: signInOnly,
  approveMember: signInOnly,
  declineMember: signInOnly,
  // People handle reports, and hide and remove content.
  reportContent: signInOnly,
  reportCases: signInOnly,
  dismissReport: signInOnly,
  approveContent: signInOnly,
  hideContent: signInOnly,
  restoreContent: signInOnly,
  removeContent: signInOnly,
  // People manage members, the group's settings and the system.
  managedMembers: signInOnly,
  managedMember: signInOnly,
  suspendMember: signInOnly,
  restoreMember: signInOnly,
  setMemberRoles: signInOnly,
  endMemberSignIns: signInOnly,
  sendMemberRecovery: signInOnly,
  auditLog: signInOnly,
  groupSettings: signInOnly,
  saveGroupSettings: signInOnly,
  systemState: signInOnly,

  joining: read,
  info: read,
  viewer: read,
  node: read,
  nodes: read,
  user: read,
  publicAuthor: read,
  publicStories: read,
  publicTag: read,
  story: read,
  storyChanged: read,
  storyVersion: read,
  tags: read,
  tag: read,
  tagByName: read,
  searchTags: read,
  popularTags: read,
  validateTagName: read,
  searchMembers: read,
  members: read,
  sessions: read,
  session: read,
  dropInSession: read,
  sessionChanged: read,
  sessionsChanged: read,
  sessionRoomChanged: read,
  sessionChatChanged: read,
  sessionReadingChanged: read,
  serverTime: read,
  notificationsChanged: read,
  exercises: read,
  exercise: read,
  publicFeedback: read,
  feedback: read,
  similarFeedback: read,
  challenges: read,
  challenge: read,
  journal: read,
  note: read,

  // A subscription, but it shows the member as present to others.
  attendSession: write,
  createStory: write,
  importStories: write,
  updateStory: write,
  publishStoryDraft: write,
  discardStoryDraft: write,
  deleteStory: write,
  shareStory: write,
  createStoryVersion: write,
  renameStoryVersion: write,
  restoreStoryVersion: write,
  favoriteStory: write,
  unfavoriteStory: write,
  addComment: write,
  updateComment: write,
  deleteComment: write,
  markCommentsSeen: write,
  setCommentsMode: write,
  approveComment: write,
  createTag: write,
  updateTag: write,
  deleteTag: write,
  createSession: write,
  updateSession: write,
  deleteSession: write,
  setSessionStatus: write,
  joinSession: write,
  leaveSession: write,
  requestSessionPlace: write,
  withdrawSessionPlaceRequest: write,
  startSprint: write,
  endSprint: write,
  sendSessionMessage: write,
  deleteSessionMessage: write,
  clearSessionChat: write,
  joinSessionReading: write,
  leaveSessionReading: write,
  arrangeSessionReading: write,
  stepSessionReading: write,
  writeInSession: write,
  openChallenge: write,
  joinChallenge: write,
  leaveChallenge: write,
  closeChallenge: write,
  deleteChallenge: write,
  saySessionLines: write,
  createExercise: write,
  updateExercise: write,
  deleteExercise: write,
  createFeedback: write,
  updateFeedback: write,
  deleteFeedback: write,
  voteOnFeedback: write,
  withdrawFeedbackVote: write,
  setFeedbackStatus: write,
  assignFeedback: write,
  createJournal: write,
  updateJournal: write,
  deleteJournal: write,
  createNote: write,
  updateNote: write,
  deleteNote: write,
  setGoal: write,
  removeGoal: write,
  setDayOff: write,
  recordWritingMinutes: write,
  followUser: write,
  unfollowUser: write,
  muteMember: write,
  unmuteMember: write,
  blockMember: write,
  unblockMember: write,
  updateProfile: write,
  saveSettings: write,
  markNotificationsRead: write,
  setNotificationPreferences: write,
  setNotificationSettings: write,
};

/** Fields of Viewer that no token can read. A test covers every field of Viewer. */
export type ViewerFieldOfSignIns =
  | 'signIns'
  | 'accountLog'
  | 'personalAccessTokens'
  | 'calendarFeed'
  | 'dataExport'
  | 'secondFactor'
  | 'passkeys'
  | 'linkedProvider'
  | 'pushSubscriptions';

/** The required scope; null if no token is accepted, or for an unknown operation. */
export const tokenNeeds = (ability: Ability): RequiredScope => requiredScopes[ability] ?? null;

/** Whether the request's token, if it is a personal one, has the scope for the operation. */
export function hasScopeFor(viewer: ViewerIdentity | null, ability: Ability): boolean {
  if (!viewer?.token) return true;
  const needed = tokenNeeds(ability);
  // A token for writing may read, too.
  return needed !== null && (needed === read || viewer.token.scope === write);
}

type Rule = (viewer: ViewerIdentity | null, input: never) => boolean;

/** Adds the scope to each rule: a personal access token has an ability only with its scope, wherever it is checked. */
const withScopes = <T extends Record<Ability, Rule>>(table: T): T =>
  Object.fromEntries(
    (Object.entries(table) as [Ability, Rule][]).map(([ability, rule]) => [
      ability,
      Object.assign<Rule, Rule>((viewer, input) => hasScopeFor(viewer, ability) && rule(viewer, input), rule),
    ]),
  ) as T;

export const abilities = withScopes(abilityTable);
