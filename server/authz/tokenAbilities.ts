import { TokenScope } from '../contract/enums';
import type { ViewerIdentity } from '../viewer';
import type { Ability } from './abilities';

/** What a token must have; null where no token will do. */
type Needs = TokenScope | null;

const read = TokenScope.READ;
const write = TokenScope.WRITE;
const signInOnly: Needs = null;

/**
 * What a personal access token needs for each operation, beside what the table of abilities says of its member. A token
 * never manages the account, sign-ins, secret addresses or tokens. An operation that is not said here does not compile.
 */
const needs: Record<Ability, Needs> = {
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
  changePassword: signInOnly,
  revokeSignIn: signInOnly,
  revokeAllSignIns: signInOnly,
  deleteAccount: signInOnly,
  createPersonalAccessToken: signInOnly,
  revokePersonalAccessToken: signInOnly,
  // The address of a feed opens it for as long as it stands, whatever becomes of the token.
  renewCalendarFeed: signInOnly,
  revokeCalendarFeed: signInOnly,

  info: read,
  viewer: read,
  node: read,
  nodes: read,
  user: read,
  publicStories: read,
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
  sessions: read,
  session: read,
  sessionChanged: read,
  sessionsChanged: read,
  sessionRoomChanged: read,
  serverTime: read,
  exercises: read,
  exercise: read,
  publicFeedback: read,
  feedback: read,
  similarFeedback: read,
  journal: read,
  note: read,

  // A subscription, but it shows the others in the room that the member is there.
  attendSession: write,
  createStory: write,
  importStories: write,
  updateStory: write,
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
  createTag: write,
  updateTag: write,
  deleteTag: write,
  createSession: write,
  updateSession: write,
  deleteSession: write,
  setSessionStatus: write,
  joinSession: write,
  leaveSession: write,
  startSprint: write,
  endSprint: write,
  writeInSession: write,
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
  followUser: write,
  unfollowUser: write,
  updateProfile: write,
};

/** Fields of Viewer that no token reads, by the rule above. A test holds every field of Viewer against this. */
export type ViewerFieldOfSignIns = 'signIns' | 'personalAccessTokens' | 'calendarFeed' | 'dataExport';

/** What a token needs for the operation; null where none will do, nor for one that nobody has said anything of. */
export const tokenNeeds = (ability: Ability): Needs => needs[ability] ?? null;

/** Whether what came along with the request is enough for the operation; who signed in needs no scope. */
export function hasScopeFor(viewer: ViewerIdentity | null, ability: Ability): boolean {
  if (!viewer?.token) return true;
  const needed = tokenNeeds(ability);
  return needed !== null && (needed === read || viewer.token.scope === write);
}
