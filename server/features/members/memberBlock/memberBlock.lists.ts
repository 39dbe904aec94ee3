import { type Connection, type ConnectionArgs, type ListSource, paginate } from '../../../graphql/connection';
import type { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';

interface MutedOrBlocked {
  id: string;
  since: Date;
}

type BlockTable = 'mutes' | 'blocks';

const sourceOf = (table: BlockTable, memberId: string): ListSource<MutedOrBlocked, MutedOrBlocked> => ({
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
export async function mutedOrBlockedMembers(
  ctx: Context,
  table: BlockTable,
  memberId: string,
  args: ConnectionArgs,
): Promise<Connection<User>> {
  const page = await paginate(ctx, args, sourceOf(table, memberId));
  const users = await Promise.all(page.edges.map(({ node }) => ctx.loaders.userById.load(node.id)));
  const edges = page.edges.flatMap(({ cursor }, index) => {
    const node = users[index];
    return node ? [{ cursor, node }] : [];
  });
  return { ...page, edges };
}

/** The ids of all members that the member muted or blocked. */
export async function mutedOrBlockedIds(
  { db }: Context,
  table: BlockTable,
  memberId: string,
): Promise<string[]> {
  const rows = await db.read<{ id: string }>(`SELECT other_id AS id FROM ${table} WHERE member_id = ?`, [
    memberId,
  ]);
  return rows.map(({ id }) => id);
}
