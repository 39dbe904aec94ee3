import { type Connection, type ConnectionArgs, type ListSource, paginate } from '../../../graphql/connection';
import type { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { membersOfPage } from '../user/memberPages';

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
  return membersOfPage(ctx, await paginate(ctx, args, sourceOf(table, memberId)));
}
