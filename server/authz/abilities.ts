import { PrivacyLevel, Role } from '../contract/enums';
import type { Comment } from '../model/comment.entity';
import type { Exercise } from '../model/exercise.entity';
import type { Feedback } from '../model/feedback.entity';
import type { Session } from '../model/session.entity';
import type { Story } from '../model/story.entity';
import type { ViewerIdentity } from '../viewer';

type Viewer = ViewerIdentity | null;

/** What deciding about a story takes. `named`: the author named the viewer when sharing it. */
export interface StoryPolicyInput {
  story: Pick<Story, 'id' | 'authorId' | 'privacyLevel' | 'sharedWithAll' | 'readersMayComment'>;
  named: boolean;
}

/** What deciding about a comment takes: whoever does may read the story that it is on. */
export interface CommentPolicyInput {
  comment: Pick<Comment, 'authorId'>;
  on: StoryPolicyInput;
}

/** What deciding about a version of a story takes. */
export interface VersionPolicyInput {
  versionOf: Pick<Story, 'authorId'>;
}

/** What deciding about a session takes. */
export interface SessionPolicyInput {
  session: Pick<Session, 'leaderId'>;
}

/** What deciding about writing in a session takes. */
export interface WriterPolicyInput {
  writesIn: Pick<Session, 'leaderId'>;
  /** Whether the viewer has joined it. */
  joined: boolean;
}

/** What deciding about an exercise takes. */
export interface ExercisePolicyInput {
  exercise: Pick<Exercise, 'creatorId'>;
}

/** What deciding about feedback takes. */
export interface FeedbackPolicyInput {
  feedback: Pick<Feedback, 'authorId'>;
}

/** What deciding about a journal entry or a note takes. */
export interface PersonalPolicyInput {
  personal: { authorId: string };
}

const anyone = () => true;
const member = (viewer: Viewer) => viewer !== null;

const isAuthor = (viewer: Viewer, { story }: StoryPolicyInput) => viewer?.id === story.authorId;
const isCommentAuthor = (viewer: Viewer, { comment }: CommentPolicyInput) => viewer?.id === comment.authorId;
const wroteVersion = (viewer: Viewer, { versionOf }: VersionPolicyInput) => viewer?.id === versionOf.authorId;
const wroteForThemselves = (viewer: Viewer, { personal }: PersonalPolicyInput) =>
  viewer?.id === personal.authorId;
const isAdmin = (viewer: Viewer) => viewer?.roles.includes(Role.ADMIN) ?? false;
const isStaff = (viewer: Viewer) => isAdmin(viewer) || (viewer?.roles.includes(Role.INSTRUCTOR) ?? false);
const mayManage = (viewer: Viewer, { session }: SessionPolicyInput) =>
  isAdmin(viewer) || (isStaff(viewer) && viewer?.id === session.leaderId);
const takesPart = (viewer: Viewer, { writesIn, joined }: WriterPolicyInput) =>
  member(viewer) && (joined || viewer?.id === writesIn.leaderId);
const mayChangeExercise = (viewer: Viewer, { exercise }: ExercisePolicyInput) =>
  isAdmin(viewer) || (isStaff(viewer) && viewer?.id === exercise.creatorId);
const mayChangeFeedback = (viewer: Viewer, { feedback }: FeedbackPolicyInput) =>
  isAdmin(viewer) || viewer?.id === feedback.authorId;
const mayVote = (viewer: Viewer, { feedback }: FeedbackPolicyInput) =>
  viewer !== null && viewer.id !== feedback.authorId;
const isPublic = ({ story }: StoryPolicyInput) => story.privacyLevel === PrivacyLevel.PUBLIC;
const isSharedWith = (viewer: Viewer, { story, named }: StoryPolicyInput) =>
  viewer !== null && story.privacyLevel === PrivacyLevel.SHARED && (story.sharedWithAll || named);

/**
 * THE table of who may do what, one line a query, mutation and subscription; the contract's section 2 in code.
 * A visitor who may not is UNAUTHENTICATED, a member FORBIDDEN; what one may not even read is NOT_FOUND to them.
 * A test holds it against the schema: no operation goes without a line. What a personal access token needs besides is in
 * tokenAbilities.ts.
 */
export const abilities = {
  // Accounts: an old or wrong token that comes along does not stand in the way.
  signUp: anyone,
  signIn: anyone,
  refreshTokens: anyone,
  signOut: anyone,
  requestPasswordReset: anyone,
  resetPassword: anyone,
  requestMagicLink: anyone,
  signInWithMagicLink: anyone,
  confirmEmail: anyone,
  lookUpAccountLink: anyone,
  requestEmailConfirmation: member,
  changePassword: member,
  revokeSignIn: member,
  revokeAllSignIns: member,
  deleteAccount: member,
  createPersonalAccessToken: member,
  revokePersonalAccessToken: member,

  // Reading
  info: anyone,
  viewer: anyone,
  node: anyone,
  nodes: anyone,
  user: member,
  publicStories: anyone,
  story: (viewer: Viewer, facts: StoryPolicyInput) =>
    isPublic(facts) || isAuthor(viewer, facts) || isSharedWith(viewer, facts),
  storyChanged: (viewer: Viewer, facts: StoryPolicyInput) => abilities.story(viewer, facts),
  storyVersion: wroteVersion,

  tags: member,
  tag: member,
  tagByName: member,
  searchTags: member,
  popularTags: member,
  validateTagName: member,
  searchMembers: member,

  sessions: member,
  session: (viewer: Viewer, _facts: SessionPolicyInput) => member(viewer),
  sessionChanged: (viewer: Viewer, facts: SessionPolicyInput) => abilities.session(viewer, facts),
  sessionsChanged: member,
  sessionRoomChanged: (viewer: Viewer, facts: SessionPolicyInput) => abilities.session(viewer, facts),
  attendSession: takesPart,
  serverTime: member,

  exercises: member,
  exercise: (viewer: Viewer, _facts: ExercisePolicyInput) => member(viewer),

  publicFeedback: anyone,
  feedback: (_viewer: Viewer, _facts: FeedbackPolicyInput) => true,
  similarFeedback: member,

  // Nobody else reads these, whatever their role.
  journal: wroteForThemselves,
  note: wroteForThemselves,

  // Writing
  createStory: member,
  importStories: member,
  updateStory: isAuthor,
  deleteStory: isAuthor,
  shareStory: isAuthor,
  createStoryVersion: isAuthor,
  renameStoryVersion: wroteVersion,
  restoreStoryVersion: wroteVersion,
  favoriteStory: (viewer: Viewer, facts: StoryPolicyInput) =>
    member(viewer) && abilities.story(viewer, facts),
  /** Whatever became of the story since, a favourite of one's own can be given up. */
  unfavoriteStory: member,
  addComment: (viewer: Viewer, facts: StoryPolicyInput) =>
    isAuthor(viewer, facts) ||
    (member(viewer) && abilities.story(viewer, facts) && facts.story.readersMayComment),
  updateComment: isCommentAuthor,
  deleteComment: (viewer: Viewer, facts: CommentPolicyInput) =>
    isCommentAuthor(viewer, facts) || isAuthor(viewer, facts.on) || isAdmin(viewer),
  createTag: member,
  updateTag: isStaff,
  deleteTag: isStaff,
  createSession: isStaff,
  updateSession: mayManage,
  deleteSession: mayManage,
  setSessionStatus: mayManage,
  /** Whether there is a seat, and for whom, the service says. */
  joinSession: (viewer: Viewer, facts: SessionPolicyInput) => abilities.session(viewer, facts),
  leaveSession: (viewer: Viewer, facts: SessionPolicyInput) => abilities.session(viewer, facts),
  startSprint: mayManage,
  endSprint: mayManage,
  writeInSession: takesPart,
  createExercise: isStaff,
  updateExercise: mayChangeExercise,
  deleteExercise: mayChangeExercise,
  createFeedback: member,
  updateFeedback: mayChangeFeedback,
  deleteFeedback: mayChangeFeedback,
  voteOnFeedback: mayVote,
  withdrawFeedbackVote: mayVote,
  setFeedbackStatus: (viewer: Viewer, _facts: FeedbackPolicyInput) => isAdmin(viewer),
  assignFeedback: (viewer: Viewer, _facts: FeedbackPolicyInput) => isAdmin(viewer),
  createJournal: member,
  updateJournal: wroteForThemselves,
  deleteJournal: wroteForThemselves,
  createNote: member,
  updateNote: wroteForThemselves,
  deleteNote: wroteForThemselves,
  followUser: member,
  unfollowUser: member,
  /** It is always the viewer's own. */
  updateProfile: member,
  renewCalendarFeed: member,
  revokeCalendarFeed: member,
};

export type Ability = keyof typeof abilities;

/** Who else voted on feedback; everyone is told of their own vote, and of the counts. Source: contract, section 9. */
export const maySeeVoters = isAdmin;

/** Operations that a refused token does not keep from running. */
export const needNoToken: ReadonlySet<Ability> = new Set([
  'signUp',
  'signIn',
  'refreshTokens',
  'signOut',
  'requestPasswordReset',
  'resetPassword',
  'requestMagicLink',
  'signInWithMagicLink',
]);
