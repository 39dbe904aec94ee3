import { publicStorySql } from '../../../authz/storyAudience';
import type { Row } from '../../../db/entityRows';
import type { SqlValue } from '../../../db/rows';
import type { UnionBranch } from '../../../graphql/connection';
import type { ListPerOwner } from '../../../graphql/pagesOfMany';
import { type Story, storyRows } from '../../../model/story.entity';
import { usernameOrNone } from '../../../model/user.entity';
import { idOfUsernameSql } from '../../members/user/memberConditions';
import { normalName } from '../../writing/tag/tagNames';
import { storiesByIndex } from '../table/storiesTable';

/** A condition as SQL with its parameters; the alias of `stories` is `s`. */
export interface Condition {
  condition: string;
  params: SqlValue[];
}

/** Combines conditions by AND. */
export const allOf = (conditions: readonly Condition[]): Condition => ({
  condition: conditions.map(({ condition }) => condition).join(' AND '),
  params: conditions.flatMap(({ params }) => params),
});

/** The filter of a list of public stories. */
export interface PublicFilter {
  /** A username, in any case. */
  author?: string | null;
  /** A tag's name. */
  tag?: string | null;
}

export const hasFilter = ({ author, tag }: PublicFilter) => author != null || tag != null;

const authorCondition = (author: string): Condition => ({
  condition: `s.author_id = ${idOfUsernameSql}`,
  params: [usernameOrNone(author)],
});

/** SQL: the id of the tag with a name, which is bound. */
const tagIdSql = '(SELECT t.id FROM tags t WHERE t.name = ?)';

export const tagCondition = (tag: string): Condition => ({
  condition: `EXISTS (SELECT 1 FROM story_tags l WHERE l.story_id = s.id AND l.tag_id = ${tagIdSql})`,
  params: [normalName(tag)],
});

/** The condition on stories that are public and pass the filter. */
export const filterCondition = ({ author, tag }: PublicFilter): Condition =>
  allOf([
    { condition: publicStorySql(), params: [] },
    ...(author == null ? [] : [authorCondition(author)]),
    ...(tag == null ? [] : [tagCondition(tag)]),
  ]);

/**
 * SQL: the public stories `s` that search engines may list, published after `since` and up to a time that is bound. With `author`, those
 * by that author only. Both parameters are columns.
 */
export function storiesListedSince(since: string, author?: string) {
  const publishedSql = `${publicStorySql()} AND s.published_at > ${since} AND s.published_at <= ? AND s.listed = 1`;
  return author === undefined
    ? { from: storiesByIndex('stories_published'), condition: publishedSql }
    : {
        from: storiesByIndex('stories_author_published'),
        condition: `s.author_id = ${author} AND ${publishedSql}`,
      };
}

/** Public stories in order of publication. */
export const byPublication = {
  ...storyRows,
  sortBy: { column: 's.published_at', key: (story: Story) => story.publishedAt ?? story.createdAt },
} as const;

/** Public stories with a tag in order of publication, read by the index of `story_tags`. */
const byPublicationOfTag = {
  ...byPublication,
  idColumn: 'l.story_id',
  sortBy: { ...byPublication.sortBy, column: 'l.published_at' },
} as const;

/** The filtered list in order of publication, read by the index that has this order for an author, for a tag, or for all stories. */
export function publicList(filter: PublicFilter) {
  const { author, tag } = filter;
  if (author == null && tag != null) {
    const branch: UnionBranch = {
      // The story's level is read from an index, too, so that counting reads no rows with texts.
      from: `story_tags l FORCE INDEX (story_tags_tag) STRAIGHT_JOIN ${storiesByIndex('stories_published')}
        ON s.published_at = l.published_at AND s.id = l.story_id`,
      where: `l.tag_id = ${tagIdSql} AND l.published_at IS NOT NULL AND ${publicStorySql()}`,
      params: [normalName(tag)],
    };
    return { ...byPublicationOfTag, branches: [branch] };
  }
  const { condition, params } = filterCondition(filter);
  const index = author == null ? 'stories_published' : 'stories_author_published';
  return { ...byPublication, branches: [{ from: storiesByIndex(index), where: condition, params }] };
}

const compareLatestFirst = (one: Row<Story>, other: Row<Story>) =>
  Number(other.publishedAt ?? other.createdAt) - Number(one.publishedAt ?? one.createdAt) ||
  (one.id < other.id ? 1 : -1);

/** Each author's public stories, for a list of members. */
export const publicStoriesOfEach = (
  countOf: (authorId: string) => Promise<number>,
): ListPerOwner<Row<Story>, Story> => ({
  source: byPublication,
  branchOf: (authorId) => ({
    from: storiesByIndex('stories_author_published'),
    where: `s.author_id = ? AND ${publicStorySql()}`,
    params: [authorId],
  }),
  ownerOf: ({ authorId }) => authorId,
  compare: compareLatestFirst,
  totalOf: (authorId) => () => countOf(authorId),
});
