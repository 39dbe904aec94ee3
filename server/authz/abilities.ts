import type { ViewerIdentity } from '../context';
import { PrivacyLevel, Role } from '../contract/enums';
import type { Comment } from '../features/comment/comment.entity';
import type { Exercise } from '../features/exercise/exercise.entity';
import type { Feedback } from '../features/feedback/feedback.entity';
import type { Session } from '../features/session/session.entity';
import type { Story } from '../features/story/story.entity';

type Viewer = ViewerIdentity | null;

/** What deciding about a story takes. `named`: the author named the viewer when sharing it. */
export interface StoryFacts {
  story: Pick<Story, 'id' | 'authorId' | 'privacyLevel' | 'sharedWithAll' | 'readersMayComment'>;
  named: boolean;
}

/** What deciding about a comment takes: whoever does may read the story that it is on. */
export interface CommentFacts {
  comment: Pick<Comment, 'authorId'>;
  on: StoryFacts;
}

/** What deciding about a version of a story takes. */
export interface VersionFacts {
  versionOf: Pick<Story, 'authorId'>;
}

/** What deciding about a session takes. */
export interface SessionFacts {
  session: Pick<Session, 'leaderId'>;
}

/** What deciding about writing in a session takes. */
export interface WriterFacts {
  writesIn: Pick<Session, 'leaderId'>;
  /** Whether the viewer has joined it. */
  joined: boolean;
}

/** What deciding about an exercise takes. */
export interface ExerciseFacts {
  exercise: Pick<Exercise, 'creatorId'>;
}

/** What deciding about feedback takes. */
export interface FeedbackFacts {
  feedback: Pick<Feedback, 'authorId'>;
}

/** What deciding about a journal entry or a note takes. */
export interface PersonalFacts {
  personal: { authorId: string };
}

const anyone = () => true;
const member = (viewer: Viewer) => viewer !== null;

const isAuthor = (viewer: Viewer, { story }: StoryFacts) => viewer?.id === story.authorId;
const isCommentAuthor = (viewer: Viewer, { comment }: CommentFacts) => viewer?.id === comment.authorId;
const wroteVersion = (viewer: Viewer, { versionOf }: VersionFacts) => viewer?.id === versionOf.authorId;
const wroteForThemselves = (viewer: Viewer, { personal }: PersonalFacts) => viewer?.id === personal.authorId;
const isAdmin = (viewer: Viewer) => viewer?.roles.includes(Role.ADMIN) ?? false;
const isStaff = (viewer: Viewer) => isAdmin(viewer) || (viewer?.roles.includes(Role.INSTRUCTOR) ?? false);
const mayManage = (viewer: Viewer, { session }: SessionFacts) =>
  isAdmin(viewer) || (isStaff(viewer) && viewer?.id === session.leaderId);
const takesPart = (viewer: Viewer, { writesIn, joined }: WriterFacts) =>
  member(viewer) && (joined || viewer?.id === writesIn.leaderId);
const mayChangeExercise = (viewer: Viewer, { exercise }: ExerciseFacts) =>
  isAdmin(viewer) || (isStaff(viewer) && viewer?.id === exercise.creatorId);
const mayChangeFeedback = (viewer: Viewer, { feedback }: FeedbackFacts) =>
  isAdmin(viewer) || viewer?.id === feedback.authorId;
const mayVote = (viewer: Viewer, { feedback }: FeedbackFacts) =>
  viewer !== null && viewer.id !== feedback.authorId;
const isPublic = ({ story }: StoryFacts) => story.privacyLevel === PrivacyLevel.PUBLIC;
const isSharedWith = (viewer: Viewer, { story, named }: StoryFacts) =>
  viewer !== null && story.privacyLevel === PrivacyLevel.SHARED && (story.sharedWithAll || named);

/**
 * THE table of who may do what, one line a query, mutation and subscription; the contract's section 2 in code.
 * A visitor who may not is UNAUTHENTICATED, a member FORBIDDEN; what one may not even read is NOT_FOUND to them.
 * A test holds it against the schema: no operation goes without a line.
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
  changePassword: member,
  revokeSignIn: member,
  revokeAllSignIns: member,
  deleteAccount: member,

  // Reading
  info: anyone,
  viewer: anyone,
  node: anyone,
  nodes: anyone,
  user: member,
  publicStories: anyone,
  story: (viewer: Viewer, facts: StoryFacts) =>
    isPublic(facts) || isAuthor(viewer, facts) || isSharedWith(viewer, facts),
  storyChanged: (viewer: Viewer, facts: StoryFacts) => abilities.story(viewer, facts),
  storyVersion: wroteVersion,

  tags: member,
  tag: member,
  tagByName: member,
  searchTags: member,
  popularTags: member,
  validateTagName: member,
  searchMembers: member,

  sessions: member,
  session: (viewer: Viewer, _facts: SessionFacts) => member(viewer),
  sessionChanged: (viewer: Viewer, facts: SessionFacts) => abilities.session(viewer, facts),
  sessionsChanged: member,
  sessionRoomChanged: (viewer: Viewer, facts: SessionFacts) => abilities.session(viewer, facts),
  attendSession: takesPart,
  serverTime: member,

  exercises: member,
  exercise: (viewer: Viewer, _facts: ExerciseFacts) => member(viewer),

  publicFeedback: anyone,
  feedback: (_viewer: Viewer, _facts: FeedbackFacts) => true,
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
  favoriteStory: (viewer: Viewer, facts: StoryFacts) => member(viewer) && abilities.story(viewer, facts),
  /** Whatever became of the story since, a favourite of one's own can be given up. */
  unfavoriteStory: member,
  addComment: (viewer: Viewer, facts: StoryFacts) =>
    isAuthor(viewer, facts) ||
    (member(viewer) && abilities.story(viewer, facts) && facts.story.readersMayComment),
  updateComment: isCommentAuthor,
  deleteComment: (viewer: Viewer, facts: CommentFacts) =>
    isCommentAuthor(viewer, facts) || isAuthor(viewer, facts.on) || isAdmin(viewer),
  createTag: member,
  updateTag: isStaff,
  deleteTag: isStaff,
  createSession: isStaff,
  updateSession: mayManage,
  deleteSession: mayManage,
  setSessionStatus: mayManage,
  /** Whether there is a seat, and for whom, the service says. */
  joinSession: (viewer: Viewer, facts: SessionFacts) => abilities.session(viewer, facts),
  leaveSession: (viewer: Viewer, facts: SessionFacts) => abilities.session(viewer, facts),
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
  setFeedbackStatus: (viewer: Viewer, _facts: FeedbackFacts) => isAdmin(viewer),
  assignFeedback: (viewer: Viewer, _facts: FeedbackFacts) => isAdmin(viewer),
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
