import { PrivacyLevel } from '../contract/enums';
import type { ViewerIdentity } from '../request/viewer';
import type { StoryPolicyInput } from './policyInputs';

type Viewer = Pick<ViewerIdentity, 'id'> | null;

/** A condition on a story and a reader, as a rule and as SQL about a member: a column, or a placeholder. */
interface Condition {
  holds(viewer: Viewer, input: StoryPolicyInput): boolean;
  sql(member: string, story: string): string;
}

const hasLevel = (level: PrivacyLevel): Condition => ({
  holds: (_viewer, { story }) => story.privacyLevel === level,
  sql: (_member, story) => `${story}.privacy_level = '${level}'`,
});
const wroteIt: Condition = {
  holds: (viewer, { story }) => viewer?.id === story.authorId,
  sql: (member, story) => `${story}.author_id = ${member}`,
};
const isForAllMembers: Condition = {
  holds: (viewer, { story }) => viewer !== null && story.sharedWithAll,
  sql: (_member, story) => `${story}.shared_with_all = 1`,
};
const isNamed: Condition = {
  holds: (viewer, { named }) => viewer !== null && named,
  sql: (member, story) =>
    `EXISTS (SELECT 1 FROM story_shares sh WHERE sh.story_id = ${story}.id AND sh.user_id = ${member})`,
};
const combined = (word: 'OR' | 'AND', ...parts: Condition[]): Condition => ({
  holds: (viewer, input) => parts[word === 'OR' ? 'some' : 'every']((part) => part.holds(viewer, input)),
  sql: (member, story) => `(${parts.map((part) => part.sql(member, story)).join(` ${word} `)})`,
});

const [isPublic, isShared] = [hasLevel(PrivacyLevel.PUBLIC), hasLevel(PrivacyLevel.SHARED)];
const isSharedWithAllMembers = combined('AND', isShared, isForAllMembers);
const isOpenTo = combined(
  'OR',
  isPublic,
  combined('AND', isShared, combined('OR', isForAllMembers, isNamed)),
);
/** The only rule about who may read a story. Source: contract, section 2. */
const readers = combined('OR', wroteIt, isOpenTo);

export const mayReadStory = (viewer: Viewer, input: StoryPolicyInput): boolean =>
  readers.holds(viewer, input);

/** SQL: the member may read the story. `member` is a column, or a placeholder that is bound twice. */
export const readableBy = (member: string, story = 's'): string => readers.sql(member, story);

/** SQL: others may read the story, including the member; a placeholder is bound once. */
export const isOpenToMember = (member: string, story = 's'): string => isOpenTo.sql(member, story);

/** SQL: everyone may read the story. */
export const isPublicStory = (story = 's'): string => isPublic.sql('', story);

/** SQL: the member has a story that everyone may read, and that meets the condition. `author` is a column. */
export const hasPublicStory = (author: string, condition = 'TRUE'): string =>
  `EXISTS (SELECT 1 FROM stories s FORCE INDEX (stories_author_published)
    WHERE s.author_id = ${author} AND ${isPublicStory()} AND ${condition})`;

/** SQL: the title of the story of that id, which its author shows to others; null while it is withheld. */
export const shownTitleOf = (id: string): string =>
  `(SELECT ts.title FROM stories ts WHERE ts.id = ${id} AND ts.withheld = 0)`;

/** SQL: others than the author may read the story: all, or some members. */
export const isOpenToOthers = (story = 's'): string => combined('OR', isPublic, isShared).sql('', story);

/** SQL: the story is shared, with all members or with some. */
export const isSharedStory = (story = 's'): string => isShared.sql('', story);

/** SQL: the story is shared with all members. */
export const isSharedWithAll = (story = 's'): string => isSharedWithAllMembers.sql('', story);

/** SQL: all members may read the story. */
export const isOpenToAllMembers = (story = 's'): string =>
  combined('OR', isPublic, isSharedWithAllMembers).sql('', story);

/** SQL: others than the author may read the story, or could before it was withheld. */
export const isNotPrivate = (story = 's'): string => `${story}.privacy_level <> '${PrivacyLevel.PRIVATE}'`;
