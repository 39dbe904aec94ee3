import { type Connection, type ConnectionArgs, type ListSource, paginate } from '../../../graphql/connection';
import type { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';

interface Listed {
  id: string;
  since: Date;
}

const sourceOf = (table: 'mutes' | 'blocks', memberId: string): ListSource<Listed, Listed> => ({
  table: `${table} m`,
  idColumn: 'm.other_id',
  columns: 'm.other_id AS id, m.created_at AS since',
  sortBy: { column: 'm.created_at', key: ({ since }) => since },
  branches: [
    { from: `${table} m FORCE INDEX (${table}_since)`, where: 'm.member_id = ?', params: [memberId] },
  ],
  toNode: (row) => row,
});

/** Members that the member muted or blocked, latest first. */
export async function listOf(
  ctx: Context,
  table: 'mutes' | 'blocks',
  memberId: string,
  args: ConnectionArgs,
): Promise<Connection<User>> {
  const page = await paginate(ctx, args, sourceOf(table, memberId));
  const users = await Promise.all(page.edges.map(({ node }) => ctx.loaders.userById.load(node.id)));
  const edges = page.edges.flatMap(({ cursor }, place) => {
    const node = users[place];
    return node ? [{ cursor, node }] : [];
  });
  return { ...page, edges };
}

/** The ids of all of them. */
export async function idsOf({ db }: Context, table: 'mutes' | 'blocks', memberId: string): Promise<string[]> {
  const rows = await db.read<{ id: string }>(`SELECT other_id AS id FROM ${table} WHERE member_id = ?`, [
    memberId,
  ]);
  return rows.map(({ id }) => id);
}
