import type { ViewerIdentity } from '../context';
import { PrivacyLevel, Role } from '../contract/enums';
import type { Comment } from '../features/comment/comment.entity';
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

const anyone = () => true;
const member = (viewer: Viewer) => viewer !== null;

const isAuthor = (viewer: Viewer, { story }: StoryFacts) => viewer?.id === story.authorId;
const isCommentAuthor = (viewer: Viewer, { comment }: CommentFacts) => viewer?.id === comment.authorId;
const isAdmin = (viewer: Viewer) => viewer?.roles.includes(Role.ADMIN) ?? false;
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

  // Writing
  createStory: member,
  updateStory: isAuthor,
  deleteStory: isAuthor,
  shareStory: isAuthor,
  favoriteStory: (viewer: Viewer, facts: StoryFacts) => member(viewer) && abilities.story(viewer, facts),
  /** Whatever became of the story since, a favourite of one's own can be given up. */
  unfavoriteStory: member,
  addComment: (viewer: Viewer, facts: StoryFacts) =>
    isAuthor(viewer, facts) ||
    (member(viewer) && abilities.story(viewer, facts) && facts.story.readersMayComment),
  updateComment: isCommentAuthor,
  deleteComment: (viewer: Viewer, facts: CommentFacts) =>
    isCommentAuthor(viewer, facts) || isAuthor(viewer, facts.on) || isAdmin(viewer),
  followUser: member,
  unfollowUser: member,
  /** It is always the viewer's own. */
  updateProfile: member,
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
