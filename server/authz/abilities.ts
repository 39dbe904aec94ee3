import type { ViewerIdentity } from '../context';
import { PrivacyLevel } from '../contract/enums';
import type { Story } from '../features/story/story.entity';

type Viewer = ViewerIdentity | null;

/** What deciding about a story takes. `named`: the author named the viewer when sharing it. */
export interface StoryFacts {
  story: Pick<Story, 'id' | 'authorId' | 'privacyLevel' | 'sharedWithAll'>;
  named: boolean;
}

const anyone = () => true;
const member = (viewer: Viewer) => viewer !== null;

const isAuthor = (viewer: Viewer, { story }: StoryFacts) => viewer?.id === story.authorId;
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
};

export type Ability = keyof typeof abilities;

/** Operations that a refused token does not keep from running. */
export const needNoToken: ReadonlySet<Ability> = new Set(['signUp', 'signIn', 'refreshTokens', 'signOut']);
