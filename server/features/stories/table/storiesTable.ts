import { storyReadableBySql } from '../../../authz/storyAudience';
import type { Database } from '../../../db/database';
import { rowReader } from '../../../db/entityRows';
import { placeholders } from '../../../db/rows';
import { Story } from '../../../model/story.entity';

/** Reads some columns of a story. Doesn't check access; the caller does. */
export const readStory = rowReader(Story);

/** What an update sets besides when readers mustn't notice it. */
export const unnoticed = { unnoticedWrites: () => 'unnoticed_writes + 1' };

/** Reasons for withholding stories, as bits of `stories.withheld`: several may apply at once. */
export const withheldFor = { suspension: 1, staff: 2, review: 4 } as const;

/** Reads whether staff hid the stories; there is no row for an id without a story. */
export const readHiddenByStaff = (db: Pick<Database, 'read'>, ids: string[]) =>
  db.read<{ id: string; isHidden: number }>(
    `SELECT id, (withheld & ${withheldFor.staff}) <> 0 AS isHidden FROM stories WHERE id IN (${placeholders(ids)})`,
    ids,
  );

/*
 * The functions below return SQL for statements elsewhere. Their parameters are SQL, too: columns, or placeholders that are bound once
 * unless a comment says otherwise. Stories have the alias `s`.
 *
 * - `join…` returns a JOIN that ends with the condition after ON; AND adds others.
 * - `stories…` returns a source for FROM. If it ends with a condition after WHERE, AND adds others.
 * - `…Sql` returns a value: a subquery in parentheses, or a condition.
 */

/** Joins the story of that id. */
export const joinStory = (
  id: string,
  { s = 's', how = 'JOIN' }: { s?: string; how?: 'JOIN' | 'LEFT JOIN' | 'STRAIGHT_JOIN' } = {},
): string => `${how} stories ${s} ON ${s}.id = ${id}`;

/**
 * The stories, read by that index. Without the hint, MariaDB may use only the columns that are compared for equality, and walk to a
 * page from the list's start. The statement still needs an ORDER BY.
 */
export const storiesByIndex = (index: string): string => `stories s FORCE INDEX (${index})`;

/** The stories that a member may read; `member` is bound twice. With WHERE. */
export const storiesReadableBy = (member: string): string => `stories s WHERE ${storyReadableBySql(member)}`;

/** The stories with a tag that were ever published, in no order, and the rows `l` of story_tags. With WHERE. */
export const storiesPublishedWithTag = (tag: string): string =>
  `story_tags l FORCE INDEX (story_tags_tag) ${joinStory('l.story_id', { how: 'STRAIGHT_JOIN' })}
   WHERE l.tag_id = ${tag} AND l.published_at IS NOT NULL`;

/** The ids of a member's stories that meet the condition, which may name `s`. */
export const storyIdsBySql = (author: string, condition = 'TRUE'): string =>
  `(SELECT s.id FROM stories s WHERE s.author_id = ${author} AND ${condition})`;

/** When the story of that id was first published. */
export const publishedAtSql = (id: string): string =>
  `(SELECT p.published_at FROM stories p WHERE p.id = ${id})`;

/** Whether the member wrote the story of that id. */
export const wroteStorySql = (member: string, id: string): string =>
  `EXISTS (SELECT 1 FROM stories w WHERE w.id = ${id} AND w.author_id = ${member})`;
