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

/** All sets of roles with this one, in the column's format: the index has the list's order for each set. */
function setsWith(role: Role): string[] {
  const all = [Role.ADMIN, Role.INSTRUCTOR, Role.USER];
  return Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_role, at) => bits & (2 ** at)))
    .filter((set) => set.includes(role))
    .map((set) => set.join(','));
}

/** Members found by the beginning of a name, username or, for administrators, address; undefined if nothing is searched for. */
function named(ctx: Context, given: string): { from: string; params: SqlValue[] } | undefined {
  const wanted = given.trim();
  if (wanted.length > limits.search.max)
    throw badInput({ search: `Search for at most ${limits.search.max} characters` });
  if (wanted === '') return undefined;
  const ways: string[] = [];
  const params: SqlValue[] = [];
  const beginningWith = (column: string, text: string) => {
    ways.push(`SELECT id FROM users FORCE INDEX (users_${column}) WHERE ${column} LIKE ?`);
    params.push(`${escapeLike(text)}%`);
  };
  beginningWith('display_name', wanted);
  // Other characters never occur in usernames, so the index can't contain them.
  const username = wanted.replace(/^@/, '');
  if (/^[\w-]+$/.test(username)) beginningWith('username', username);
  if (maySeeAddresses(ctx.viewer)) beginningWith('email', normalEmail(wanted));
  return { from: `(${ways.join(' UNION ')}) found STRAIGHT_JOIN users u ON u.id = found.id`, params };
}

function branchesOf(ctx: Context, { search, role, state }: ManagedMembersArgs): UnionBranch[] {
  const present = 'u.deleted_at IS NULL';
  const inState = state ? ' AND u.state = ?' : '';
  const stateParams = state ? [state] : [];
  const found = named(ctx, search ?? '');
  // Few members wait or are suspended.
  if (found || (state && (state !== MemberState.ACTIVE || !role)))
    return [
      {
        from: found?.from ?? 'users u FORCE INDEX (users_state)',
        where: `${present}${inState}${role ? ' AND FIND_IN_SET(?, u.roles)' : ''}`,
        params: [...(found?.params ?? []), ...stateParams, ...(role ? [role] : [])],
      },
    ];
  if (!role) return [{ from: 'users u', where: present, params: [] }];
  return setsWith(role).map((set) => ({
    from: 'users u FORCE INDEX (users_roles)',
    where: `u.roles = ? AND ${present}${inState}`,
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
  // Cursors have the ids of the rows.
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
