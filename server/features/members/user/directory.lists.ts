import { Role } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { escapeLike } from '../../../db/like';
import { type Connection, type EntitySource, paginate, type UnionBranch } from '../../../graphql/connection';
import { positionOf } from '../../../graphql/cursor';
import { badInput } from '../../../lib/errors';
import { type User, userRows } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { keepNodes, nodesOf } from '../../../request/loaders';
import type { MembersArgs } from './directory.inputs';
import { activeMemberSql } from './memberConditions';

/** Sorted by username, which is unique and never changes, so that pages neither skip nor repeat members. */
const membersSource: EntitySource<User> = {
  ...userRows,
  sortBy: { column: 'u.username', key: ({ username }) => username, of: 'text', unique: true },
  oldestFirst: true,
};

const fromUsers = (index: string) => `users u FORCE INDEX (${index})`;

/** Possible values of the column `roles`: each set of roles that isn't empty, in the column's order. A number's bits select the roles. */
const roleSets = [1, 2, 3, 4, 5, 6, 7].map((bits) =>
  [Role.ADMIN, Role.INSTRUCTOR, Role.USER].filter((_role, bit) => bits & (1 << bit)),
);

/** Active members with a role: one range of the index for each set that contains it. */
const branchesOfRole = (role: Role): UnionBranch[] =>
  roleSets
    .filter((roles) => roles.includes(role))
    .map((roles) => ({
      from: fromUsers('users_directory'),
      where: `u.roles = '${roles.join(',')}' AND ${activeMemberSql()}`,
      params: [],
    }));

/** Members whose display name or username starts with the text, as in the search for members. */
function branchesOfSearch(text: string, role: Role | null | undefined): UnionBranch[] {
  const branchOf = (column: string, start: string): UnionBranch => ({
    from: fromUsers(`users_${column}`),
    where: `u.${column} LIKE ? AND ${activeMemberSql()}${role ? ' AND FIND_IN_SET(?, u.roles)' : ''}`,
    params: [`${escapeLike(start)}%`, ...(role ? [role] : [])],
  });
  const branches = [branchOf('display_name', text)];
  // A leading @ is accepted. No username has characters beyond the pattern, so such a text isn't searched for.
  const username = text.replace(/^@/, '');
  if (limits.username.pattern.test(username)) branches.push(branchOf('username', username));
  return branches;
}

/** BAD_USER_INPUT for a cursor of another list: its text may not be comparable with the column of usernames. */
function checkCursor(cursor: string | null | undefined, field: string): void {
  if (cursor == null) return;
  const { at } = positionOf(cursor, field, 'text');
  if (!limits.username.pattern.test(String(at)))
    throw badInput({ [field]: 'This is not a cursor of this list' });
}

/** Active members by username, without the group's own account. */
export async function members(
  ctx: Context,
  viewerId: string,
  { search, role, ...args }: MembersArgs,
): Promise<Connection<User>> {
  checkCursor(args.after, 'after');
  checkCursor(args.before, 'before');
  const text = (search ?? '').trim();
  if (text.length > limits.search.max)
    throw badInput({ search: `Search for 1 to ${limits.search.max} characters` });
  if (text !== '') await ctx.rateLimits.take('memberSearch', viewerId);
  const everyone: UnionBranch = { from: fromUsers('users_username'), where: activeMemberSql(), params: [] };
  let branches = role ? branchesOfRole(role) : [everyone];
  if (text !== '') branches = branchesOfSearch(text, role);
  const page = await paginate(ctx, args, { ...membersSource, branches });
  keepNodes(ctx.loaders.userById, nodesOf(page));
  return page;
}
