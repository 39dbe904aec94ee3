import { isPublicStory } from '../../../authz/storyAudience';
import type { Row } from '../../../db/entityRows';
import { type Prefetch, withPrefetches } from '../../../db/prefetch';
import type { SqlValue } from '../../../db/rows';
import type { UnionBranch } from '../../../graphql/connection';
import type { ListPerOwner } from '../../../graphql/pagesOfMany';
import { type Story, storyRows } from '../../../model/story.entity';
import { usernameOrNone } from '../../../model/user.entity';
import { idOfUsername } from '../../members/user/memberConditions';
import { normalName } from '../../writing/tag/tagNames';
import { storiesByIndex } from '../table/storiesTable';

/** A condition with its parameters; the alias of `stories` is `s`. */
export interface Condition {
  condition: string;
  params: SqlValue[];
}

export const allOf = (conditions: readonly Condition[]): Condition => ({
  condition: conditions.map(({ condition }) => condition).join(' AND '),
  params: conditions.flatMap(({ params }) => params),
});

export const isPublic: Condition = {
  condition: isPublicStory(),
  params: [],
};

/** The filter of a list of public stories. */
export interface PublicFilter {
  /** A username, in any case. */
  author?: string | null;
  /** A tag's name. */
  tag?: string | null;
}

export const isLimited = ({ author, tag }: PublicFilter) => author != null || tag != null;

const isBy = (author: string): Condition => ({
  condition: `s.author_id = ${idOfUsername}`,
  params: [usernameOrNone(author)],
});

const tagIdOf = '(SELECT t.id FROM tags t WHERE t.name = ?)';

export const hasTag = (tag: string): Condition => ({
  condition: `EXISTS (SELECT 1 FROM story_tags l WHERE l.story_id = s.id AND l.tag_id = ${tagIdOf})`,
  params: [normalName(tag)],
});

/** Whether a story is public and passes the filter. */
export const isListed = ({ author, tag }: PublicFilter): Condition =>
  allOf([isPublic, ...(author == null ? [] : [isBy(author)]), ...(tag == null ? [] : [hasTag(tag)])]);

/**
 * SQL: the public stories `s` that are listed, by an author, a column, or else by all, published after `since`, a column, and up to a
 * time that is bound.
 */
export function listedSince(since: string, author?: string) {
  const published = `${isPublicStory()} AND s.published_at > ${since} AND s.published_at <= ? AND s.listed = 1`;
  return author === undefined
    ? { from: storiesByIndex('stories_published'), condition: published }
    : {
        from: storiesByIndex('stories_author_published'),
        condition: `s.author_id = ${author} AND ${published}`,
      };
}

/** Public stories in order of publication. */
export const byPublication = {
  ...storyRows,
  sortBy: { column: 's.published_at', key: (story: Story) => story.publishedAt ?? story.createdAt },
} as const;

/** Public stories with a tag in order of publication, which the index of `story_tags` has. */
const byPublicationOfTag = {
  ...byPublication,
  idColumn: 'l.story_id',
  // Selects the sort column, so that it can be combined with other statements.
  columns: `${storyRows.columns}, l.published_at AS placeInTag, l.story_id AS idInTag`,
  sortBy: { ...byPublication.sortBy, column: 'l.published_at' },
} as const;

/** The list's rows in order, read by the index that has this order: of an author, else of a tag, else of all stories. */
export function publicList(filter: PublicFilter) {
  const { author, tag } = filter;
  if (author == null && tag != null) {
    const branch: UnionBranch = {
      // Whether a story is public is read from an index, too, so that counting reads no rows with texts.
      from: `story_tags l FORCE INDEX (story_tags_tag) STRAIGHT_JOIN ${storiesByIndex('stories_published')}
        ON s.published_at = l.published_at AND s.id = l.story_id`,
      where: `l.tag_id = ${tagIdOf} AND l.published_at IS NOT NULL AND ${isPublic.condition}`,
      params: [normalName(tag)],
    };
    return { ...byPublicationOfTag, branches: [branch] };
  }
  const { condition, params } = isListed(filter);
  const index = author == null ? 'stories_published' : 'stories_author_published';
  return { ...byPublication, branches: [{ from: storiesByIndex(index), where: condition, params }] };
}

const publishedFirst = (one: Row<Story>, other: Row<Story>) =>
  Number(other.publishedAt ?? other.createdAt) - Number(one.publishedAt ?? one.createdAt) ||
  (one.id < other.id ? 1 : -1);

/** Each author's public stories, for a list of members. */
export const publicStoriesOfEach = (
  countOf: (authorId: string) => Promise<number>,
  prefetches: readonly Prefetch<Story>[],
): ListPerOwner<Row<Story>, Story> => ({
  source: withPrefetches(byPublication, prefetches),
  branchOf: (authorId) => ({
    from: storiesByIndex('stories_author_published'),
    where: `s.author_id = ? AND ${isPublic.condition}`,
    params: [authorId],
  }),
  ownerOf: ({ authorId }) => authorId,
  compare: publishedFirst,
  totalOf: (authorId) => () => countOf(authorId),
});
