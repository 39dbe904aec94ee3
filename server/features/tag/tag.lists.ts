import type { Context } from '../../context';
import { limits } from '../../contract/limits';
import { escapeLike } from '../../db/like';
import { badInput } from '../../errors';
import { type Connection, type ConnectionArgs, type ListSource, paginate } from '../../graphql/connection';
import { Tag } from '../../model/tag.entity';
import { normalName } from '../../tags/tagNames';

/** The table's alias is `t`. */
export const tagColumns = 't.id, t.name, t.description';

export type TagRow = Pick<Tag, 'id' | 'name' | 'description'>;

export const toTag = (row: TagRow): Tag => Object.assign(new Tag(), row);

/** The index hint keeps the database from sorting the whole table. */
const byName = 'tags t FORCE INDEX (tags_name)';

const tagsSource: ListSource<TagRow, Tag> = {
  table: 'tags t',
  columns: tagColumns,
  sortBy: { column: 't.name', key: ({ name }) => name, of: 'text', unique: true },
  oldestFirst: true,
  arms: [{ from: byName, where: 'TRUE', params: [] }],
  toNode: toTag,
};

export async function allTags(ctx: Context, args: ConnectionArgs): Promise<Connection<Tag>> {
  const page = await paginate(ctx, args, tagsSource);
  for (const { node } of page.edges) ctx.loaders.tagById.prime(node.id, node);
  return page;
}

export function checkFirst(first: number, most: number): void {
  if (first < 1 || first > most) throw badInput({ first: `Ask for 1 to ${most} at a time` });
}

/** Tags whose name starts with the text, found by the index; if these are few, also those that contain it. */
export async function searchTags(ctx: Context, search: string, first: number): Promise<Tag[]> {
  checkFirst(first, limits.page.max);
  const wanted = normalName(search);
  if ([...wanted].length > limits.tag.max) throw badInput({ search: searchTooLong });
  const text = escapeLike(wanted);
  const beginning = await ctx.db.read<TagRow>(
    `SELECT ${tagColumns} FROM ${byName} WHERE t.name LIKE ? ORDER BY t.name LIMIT ${first}`,
    [`${text}%`],
  );
  const left = first - beginning.length;
  const inside =
    left === 0 || text === ''
      ? []
      : await ctx.db.read<TagRow>(
          // Scans only the index of names.
          `SELECT ${tagColumns} FROM
             (SELECT t.id FROM ${byName} WHERE t.name LIKE ? AND t.name NOT LIKE ? ORDER BY t.name LIMIT ${left}) found
           STRAIGHT_JOIN tags t ON t.id = found.id ORDER BY t.name`,
          [`%${text}%`, `${text}%`],
        );
  return [...beginning, ...inside].map(toTag);
}

const searchTooLong = `A search for tags can have at most ${limits.tag.max} characters`;
