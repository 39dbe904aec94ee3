import { limits } from '../../../contract/limits';
import type { Row } from '../../../db/entityRows';
import { escapeLike } from '../../../db/like';
import { type Connection, type ConnectionArgs, type ListSource, paginate } from '../../../graphql/connection';
import { badInput } from '../../../lib/errors';
import { type Tag, tagRows } from '../../../model/tag.entity';
import type { Context } from '../../../request/context';
import { keepNodes, nodesOf } from '../../../request/loaders';
import { normalName } from '../../writing/tag/tagNames';

/** Tags, read by the index of names; without the hint the database sorts the whole table. */
const tagsByName = 'tags t FORCE INDEX (tags_name)';

const tagsSource: ListSource<Row<Tag>, Tag> = {
  ...tagRows,
  sortBy: { column: 't.name', key: ({ name }) => name, of: 'text', unique: true },
  oldestFirst: true,
  branches: [{ from: tagsByName, where: 'TRUE', params: [] }],
};

export async function allTags(ctx: Context, args: ConnectionArgs): Promise<Connection<Tag>> {
  const page = await paginate(ctx, args, tagsSource);
  keepNodes(ctx.loaders.tagById, nodesOf(page));
  return page;
}

/** Refuses a number of tags outside 1 to `max`. */
export function checkFirst(first: number, max: number): void {
  if (first < 1 || first > max) throw badInput({ first: `Ask for 1 to ${max} at a time` });
}

const searchTooLong = `A search for tags can have at most ${limits.tag.max} characters`;

/** Tags whose name starts with the text, found by the index; if these are few, also those that contain it. */
export async function searchTags(ctx: Context, search: string, first: number): Promise<Tag[]> {
  checkFirst(first, limits.page.max);
  const wanted = normalName(search);
  if ([...wanted].length > limits.tag.max) throw badInput({ search: searchTooLong });
  const text = escapeLike(wanted);
  const beginning = await ctx.db.read<Row<Tag>>(
    `SELECT ${tagRows.columns} FROM ${tagsByName} WHERE t.name LIKE ? ORDER BY t.name LIMIT ${first}`,
    [`${text}%`],
  );
  const left = first - beginning.length;
  const inside =
    left === 0 || text === ''
      ? []
      : await ctx.db.read<Row<Tag>>(
          // Scans only the index of names.
          `SELECT ${tagRows.columns} FROM
             (SELECT t.id FROM ${tagsByName} WHERE t.name LIKE ? AND t.name NOT LIKE ? ORDER BY t.name LIMIT ${left}) found
           STRAIGHT_JOIN tags t ON t.id = found.id ORDER BY t.name`,
          [`%${text}%`, `${text}%`],
        );
  return [...beginning, ...inside].map(tagRows.toNode);
}
