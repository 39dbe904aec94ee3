import { storyReadableBySql } from '../../../authz/storyAudience';
import { snakeCase } from '../../../db/naming';
import { joinMember } from '../../members/user/memberConditions';
import { joinStory } from '../../stories/table/storiesTable';
import { type JsonList, rowsBySql, rowsIn } from './jsonLists';
import { type EntityClass, memberColumns } from './memberColumns';

/** The others in a table of two members, such as those whom the member follows. */
export function membersIn(entity: EntityClass, by: string): JsonList {
  const other = memberColumns.find((column) => column.entity === entity && column.property !== by);
  return rowsIn(entity, {
    by,
    names: { createdAt: 'since' },
    joined: {
      columns: 'u.username',
      from: joinMember(`r.${snakeCase(other?.property ?? '')}`, { how: 'STRAIGHT_JOIN' }),
    },
  });
}

export const ofSession = {
  columns: 's.title, s.date_time AS dateTime',
  from: 'JOIN sessions s ON s.id = r.session_id',
};

/** Joins the story of a row and its author. */
export const storyJoins = `${joinStory('r.story_id', { how: 'STRAIGHT_JOIN' })} ${joinMember('s.author_id')}`;

const readableSql = storyReadableBySql('?');

/** Title and author of the story, null if the member may not read it now: the export must not reveal withdrawn stories. */
export const readableStory = {
  columns: `IF(${readableSql}, s.title, NULL) AS title, IF(${readableSql}, u.username, NULL) AS author`,
  from: storyJoins,
};

/** How the export names the story of a row that was read with `readableStory`. */
export function namedStory<Link extends object>({ title, author, ...row }: Link & Record<string, unknown>) {
  return title === null ? { ...row, note: 'You can no longer read this story.' } : { ...row, title, author };
}

/** What the export adds to a comment that others don't see, by its state. */
export const hiddenNotes = {
  shown: {},
  waiting: { waitsForTheAuthor: true },
  held: { waitsForAnOrganiser: true },
  hidden: { hiddenByAnOrganiser: true },
} as const;

/** Words or minutes added up by day. */
export const byDay = (entity: EntityClass, table: string, amount: string, sql: string) =>
  rowsBySql<{ id: string; amount: string }>(
    entity,
    {
      columns: 'days.id, days.amount',
      from: `(SELECT DATE_FORMAT(d.day, '%Y-%m-%d') AS id, ${sql} AS amount FROM ${table} d
        WHERE d.user_id = ? GROUP BY d.day) days`,
      where: 'days.amount > 0',
      id: 'days.id',
    },
    (row) => ({ day: row.id, [amount]: Number(row.amount) }),
  );
