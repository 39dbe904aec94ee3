import { limits } from '../../../contract/limits';
import { escapeLike } from '../../../db/like';
import type { SqlValue } from '../../../db/rows';
import { badInput } from '../../../lib/errors';
import type { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { isActive } from './memberConditions';

const { max } = limits.memberSearch;

/** Members whose display name or username starts with the text, sorted by the shown name. */
export async function searchMembers(
  ctx: Context,
  viewerId: string,
  search: string,
  first: number,
): Promise<User[]> {
  if (first < 1 || first > max) throw badInput({ first: `Ask for 1 to ${max} at a time` });
  const wanted = search.trim();
  if (wanted === '' || wanted.length > limits.search.max)
    throw badInput({ search: `Search for 1 to ${limits.search.max} characters` });
  await ctx.rateLimits.take('memberSearch', viewerId);

  const params: SqlValue[] = [];
  // Each subquery reads its index up to the page size.
  const beginningWith = (column: string, text: string) => {
    params.push(`${escapeLike(text)}%`, viewerId);
    return `(SELECT u.id FROM users u FORCE INDEX (users_${column}) WHERE u.${column} LIKE ? AND u.id <> ? AND ${isActive()}
      ORDER BY u.${column} LIMIT ${first})`;
  };
  const ways = [beginningWith('display_name', wanted)];
  // Accept a leading @. Other characters never occur in usernames, so the index can't contain them.
  const username = wanted.replace(/^@/, '');
  if (limits.username.pattern.test(username)) ways.push(beginningWith('username', username));
  const found = await ctx.db.read<{ id: string }>(
    `SELECT u.id FROM (${ways.join(' UNION ')}) found STRAIGHT_JOIN users u ON u.id = found.id
     ORDER BY COALESCE(NULLIF(u.display_name, ''), u.username), u.id LIMIT ${first}`,
    params,
  );
  const users = await ctx.loaders.userById.loadMany(found.map(({ id }) => id));
  return users.filter((user): user is User => user !== null && !(user instanceof Error));
}
