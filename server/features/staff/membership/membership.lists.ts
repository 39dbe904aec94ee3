import { maySeeAddresses } from '../../../authz/abilities';
import { MemberState, Role } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { escapeLike } from '../../../db/like';
import type { SqlValue } from '../../../db/rows';
import { type Connection, paginate, type UnionBranch } from '../../../graphql/connection';
import { normalEmail } from '../../../lib/emailAddress';
import { badInput } from '../../../lib/errors';
import { userRows } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import type { ManagedMembersArgs } from './membership.inputs';
import { type MemberRow, managedColumns, toManagedMember } from './membership.rows';
import type { ManagedMember } from './membership.types';

/**
 * All sets of roles that include the given one, as the column stores them. The list is the union of one index range for each set, because
 * only within a set does the index have the list's order.
 */
function setsWith(role: Role): string[] {
  const all = [Role.ADMIN, Role.INSTRUCTOR, Role.USER];
  return Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_role, bit) => bits & (2 ** bit)))
    .filter((set) => set.includes(role))
    .map((set) => set.join(','));
}

/** A source of the members whose name, username or, for administrators, address starts with the text; undefined if it is empty. */
function searchSource(ctx: Context, given: string): { from: string; params: SqlValue[] } | undefined {
  const wanted = given.trim();
  if (wanted.length > limits.search.max)
    throw badInput({ search: `Search for at most ${limits.search.max} characters` });
  if (wanted === '') return undefined;
  const searches: string[] = [];
  const params: SqlValue[] = [];
  const addSearch = (column: string, text: string) => {
    searches.push(`SELECT id FROM users FORCE INDEX (users_${column}) WHERE ${column} LIKE ?`);
    params.push(`${escapeLike(text)}%`);
  };
  addSearch('display_name', wanted);
  // No username has other characters.
  const username = wanted.replace(/^@/, '');
  if (/^[\w-]+$/.test(username)) addSearch('username', username);
  if (maySeeAddresses(ctx.viewer)) addSearch('email', normalEmail(wanted));
  return { from: `(${searches.join(' UNION ')}) found STRAIGHT_JOIN users u ON u.id = found.id`, params };
}

function branchesOf(ctx: Context, { search, role, state }: ManagedMembersArgs): UnionBranch[] {
  const presentSql = 'u.deleted_at IS NULL';
  const inStateSql = state ? ' AND u.state = ?' : '';
  const stateParams = state ? [state] : [];
  const found = searchSource(ctx, search ?? '');
  // One branch is enough for a search, and for the few members who wait or are suspended.
  if (found || (state && (state !== MemberState.ACTIVE || !role)))
    return [
      {
        from: found?.from ?? 'users u FORCE INDEX (users_state)',
        where: `${presentSql}${inStateSql}${role ? ' AND FIND_IN_SET(?, u.roles)' : ''}`,
        params: [...(found?.params ?? []), ...stateParams, ...(role ? [role] : [])],
      },
    ];
  if (!role) return [{ from: 'users u', where: presentSql, params: [] }];
  return setsWith(role).map((set) => ({
    from: 'users u FORCE INDEX (users_roles)',
    where: `u.roles = ? AND ${presentSql}${inStateSql}`,
    params: [set, ...stateParams],
  }));
}

/** Members, newest first: ids sort by creation. */
export async function managedMembers(
  ctx: Context,
  viewerId: string,
  args: ManagedMembersArgs,
): Promise<Connection<ManagedMember>> {
  if (args.search?.trim()) await ctx.rateLimits.take('memberSearch', viewerId);
  // Cursors contain the ids of users, not those of ManagedMembers, so the page is of rows.
  const { edges, ...page } = await paginate<MemberRow, { id: string; row: MemberRow }>(ctx, args, {
    table: userRows.table,
    columns: managedColumns,
    branches: branchesOf(ctx, args),
    toNode: (row) => ({ id: row.id, row }),
  });
  return {
    ...page,
    edges: edges.map(({ cursor, node: { row } }) => ({ cursor, node: toManagedMember(row) })),
  };
}
