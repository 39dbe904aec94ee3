import { readableBy } from '../../../authz/storyAudience';
import type { Database } from '../../../db/database';
import { rowReader } from '../../../db/entityRows';
import { placeholders } from '../../../db/rows';
import { Story } from '../../../model/story.entity';

/** Reads some columns of a story. Doesn't check access; the caller does. */
export const readStory = rowReader(Story);

/** Why stories are withheld, as bits of `stories.withheld`: several reasons may hold at once. */
export const withheldFor = { suspension: 1, staff: 2, review: 4 } as const;

/** Whether staff hid the stories, by their ids. */
export const areHiddenByStaff = (db: Pick<Database, 'read'>, ids: string[]) =>
  db.read<{ id: string; isHidden: number }>(
    `SELECT id, (withheld & ${withheldFor.staff}) <> 0 AS isHidden FROM stories WHERE id IN (${placeholders(ids)})`,
    ids,
  );

/** SQL: joins the story `s` of that id, a column or a placeholder; further conditions may follow. */
export const joinStory = (
  id: string,
  { s = 's', how = 'JOIN' }: { s?: string; how?: 'JOIN' | 'LEFT JOIN' | 'STRAIGHT_JOIN' } = {},
): string => `${how} stories ${s} ON ${s}.id = ${id}`;

/**
 * SQL: the stories `s` in the order of that index. MariaDB may otherwise use only the index's equality part and walk to a page from
 * the list's start.
 */
export const inOrderOf = (index: string): string => `stories s FORCE INDEX (${index})`;

/** SQL: the stories `s` that a member may read, a column or a placeholder that is bound twice; further conditions may follow. */
export const fromReadable = (member: string): string => `FROM stories s WHERE ${readableBy(member)}`;

/** SQL: the ids of a member's stories `s` that meet the condition. */
export const idsOfStoriesBy = (author: string, condition = 'TRUE'): string =>
  `(SELECT s.id FROM stories s WHERE s.author_id = ${author} AND ${condition})`;

/** SQL: when the story of that id was first published. */
export const publishedAtOf = (id: string): string =>
  `(SELECT p.published_at FROM stories p WHERE p.id = ${id})`;

/** SQL: the member wrote the story of that id. */
export const wroteStory = (member: string, id: string): string =>
  `EXISTS (SELECT 1 FROM stories w WHERE w.id = ${id} AND w.author_id = ${member})`;

/** SQL: the stories `s` with the tag that were published, latest first; further conditions may follow. */
export const publishedWithTag = (tag: string): string =>
  `story_tags l FORCE INDEX (story_tags_tag) ${joinStory('l.story_id', { how: 'STRAIGHT_JOIN' })}
   WHERE l.tag_id = ${tag} AND l.published_at IS NOT NULL`;
