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
import { isActive } from './memberConditions';

/** By username: unique, and it never changes, so pages neither skip nor repeat members. */
const byUsername: EntitySource<User> = {
  ...userRows,
  sortBy: { column: 'u.username', key: ({ username }) => username, of: 'text', unique: true },
  oldestFirst: true,
};

const from = (index: string) => `users u FORCE INDEX (${index})`;

/** Possible values of the column `roles`: every combination, in the column's order. */
const combinations = [1, 2, 3, 4, 5, 6, 7].map((bits) =>
  [Role.ADMIN, Role.INSTRUCTOR, Role.USER].filter((_role, place) => bits & (1 << place)),
);

/** Active members with a role: one range of the index for each combination that has it. */
const withRole = (role: Role): UnionBranch[] =>
  combinations
    .filter((roles) => roles.includes(role))
    .map((roles) => ({
      from: from('users_directory'),
      where: `u.roles = '${roles.join(',')}' AND ${isActive()}`,
      params: [],
    }));

/** Members whose display name or username starts with the text, as in the search for members. */
function startingWith(text: string, role: Role | null | undefined): UnionBranch[] {
  const beginning = (column: string, start: string): UnionBranch => ({
    from: from(`users_${column}`),
    where: `u.${column} LIKE ? AND ${isActive()}${role ? ' AND FIND_IN_SET(?, u.roles)' : ''}`,
    params: [`${escapeLike(start)}%`, ...(role ? [role] : [])],
  });
  // Accept a leading @. Other characters never occur in usernames, so the index can't contain them.
  const username = text.replace(/^@/, '');
  const branches = [beginning('display_name', text)];
  return limits.username.pattern.test(username) ? [...branches, beginning('username', username)] : branches;
}

/** Checks a cursor, which may come from anywhere: the column can't be compared with a text that is no username. */
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
  const everyone: UnionBranch = { from: from('users_username'), where: isActive(), params: [] };
  const branches = text !== '' ? startingWith(text, role) : role ? withRole(role) : [everyone];
  const page = await paginate(ctx, args, { ...byUsername, branches });
  keepNodes(ctx.loaders.userById, nodesOf(page));
  return page;
}
