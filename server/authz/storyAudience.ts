import { PrivacyLevel } from '../contract/enums';
import type { ViewerIdentity } from '../request/viewer';
import type { StoryPolicyInput } from './policyInputs';

type Viewer = Pick<ViewerIdentity, 'id'> | null;

/**
 * A condition on a story and a reader, in two forms: evaluated for a viewer, and as SQL on the story with an alias.
 * `member` is SQL for the reader's id: a column, or a placeholder.
 */
interface AudienceCondition {
  holds(viewer: Viewer, input: StoryPolicyInput): boolean;
  sql(member: string, story: string): string;
}

const levelCondition = (level: PrivacyLevel): AudienceCondition => ({
  holds: (_viewer, { story }) => story.privacyLevel === level,
  sql: (_member, story) => `${story}.privacy_level = '${level}'`,
});
const authorCondition: AudienceCondition = {
  holds: (viewer, { story }) => viewer?.id === story.authorId,
  sql: (member, story) => `${story}.author_id = ${member}`,
};
const allMembersCondition: AudienceCondition = {
  holds: (viewer, { story }) => viewer !== null && story.sharedWithAll,
  sql: (_member, story) => `${story}.shared_with_all = 1`,
};
const namedCondition: AudienceCondition = {
  holds: (viewer, { isNamed }) => viewer !== null && isNamed,
  sql: (member, story) =>
    `EXISTS (SELECT 1 FROM story_shares sh WHERE sh.story_id = ${story}.id AND sh.user_id = ${member})`,
};
const combine = (operator: 'OR' | 'AND', ...parts: AudienceCondition[]): AudienceCondition => ({
  holds: (viewer, input) => parts[operator === 'OR' ? 'some' : 'every']((part) => part.holds(viewer, input)),
  sql: (member, story) => `(${parts.map((part) => part.sql(member, story)).join(` ${operator} `)})`,
});

const [publicCondition, sharedCondition] = [
  levelCondition(PrivacyLevel.PUBLIC),
  levelCondition(PrivacyLevel.SHARED),
];
const sharedWithAllCondition = combine('AND', sharedCondition, allMembersCondition);
const openCondition = combine(
  'OR',
  publicCondition,
  combine('AND', sharedCondition, combine('OR', allMembersCondition, namedCondition)),
);
/** Who may read a story: no other code decides it. Source: contract, section 2. */
const readableCondition = combine('OR', authorCondition, openCondition);

export const mayReadStory = (viewer: Viewer, input: StoryPolicyInput): boolean =>
  readableCondition.holds(viewer, input);

/** SQL: the member may read the story. If `member` is a placeholder, it is bound twice. */
export const storyReadableBySql = (member: string, story = 's'): string =>
  readableCondition.sql(member, story);

/** SQL: the story is open to the member, whoever wrote it. If `member` is a placeholder, it is bound once. */
export const storyOpenToMemberSql = (member: string, story = 's'): string => openCondition.sql(member, story);

/** SQL: everyone may read the story. */
export const publicStorySql = (story = 's'): string => publicCondition.sql('', story);

/** SQL: the member has a public story that meets the condition on `s`. `author` is a column. */
export const hasPublicStorySql = (author: string, condition = 'TRUE'): string =>
  `EXISTS (SELECT 1 FROM stories s FORCE INDEX (stories_author_published)
    WHERE s.author_id = ${author} AND ${publicStorySql()} AND ${condition})`;

/** SQL: the title of the story of that id; null while it is withheld. */
export const shownTitleSql = (id: string): string =>
  `(SELECT ts.title FROM stories ts WHERE ts.id = ${id} AND ts.withheld = 0)`;

/** SQL: not only the author may read the story, but all members or some. */
export const storyOpenToOthersSql = (story = 's'): string =>
  combine('OR', publicCondition, sharedCondition).sql('', story);

/** SQL: the story is shared, with all members or with some. */
export const sharedStorySql = (story = 's'): string => sharedCondition.sql('', story);

/** SQL: the story is shared with all members. */
export const storySharedWithAllSql = (story = 's'): string => sharedWithAllCondition.sql('', story);

/** SQL: all members may read the story. */
export const storyOpenToAllMembersSql = (story = 's'): string =>
  combine('OR', publicCondition, sharedWithAllCondition).sql('', story);

/** SQL: the story isn't private: others may read it, or could before it was withheld. */
export const storyNotPrivateSql = (story = 's'): string =>
  `${story}.privacy_level <> '${PrivacyLevel.PRIVATE}'`;
