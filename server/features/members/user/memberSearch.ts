import { limits } from '../../../contract/limits';
import { escapeLike } from '../../../db/like';
import type { SqlValue } from '../../../db/rows';
import { badInput } from '../../../lib/errors';
import type { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { activeMemberSql } from './memberConditions';

const { max: firstMax } = limits.memberSearch;

/**
 * Members whose display name or username starts with the text, without the viewer, sorted by the shown name: at most `first`.
 * BAD_USER_INPUT for a number or text beyond the limits.
 */
export async function searchMembers(
  ctx: Context,
  viewerId: string,
  search: string,
  first: number,
): Promise<User[]> {
  if (first < 1 || first > firstMax) throw badInput({ first: `Ask for 1 to ${firstMax} at a time` });
  const text = search.trim();
  if (text === '' || text.length > limits.search.max)
    throw badInput({ search: `Search for 1 to ${limits.search.max} characters` });
  await ctx.rateLimits.take('memberSearch', viewerId);

  const params: SqlValue[] = [];
  // Each subquery reads at most as many rows of its index as are returned.
  const subqueryOf = (column: string, start: string) => {
    params.push(`${escapeLike(start)}%`, viewerId);
    return `(SELECT u.id FROM users u FORCE INDEX (users_${column}) WHERE u.${column} LIKE ? AND u.id <> ? AND ${activeMemberSql()}
      ORDER BY u.${column} LIMIT ${first})`;
  };
  const subqueries = [subqueryOf('display_name', text)];
  // A leading @ is accepted. No username has characters beyond the pattern, so such a text isn't searched for.
  const username = text.replace(/^@/, '');
  if (limits.username.pattern.test(username)) subqueries.push(subqueryOf('username', username));
  const found = await ctx.db.read<{ id: string }>(
    `SELECT u.id FROM (${subqueries.join(' UNION ')}) found STRAIGHT_JOIN users u ON u.id = found.id
     ORDER BY COALESCE(NULLIF(u.display_name, ''), u.username), u.id LIMIT ${first}`,
    params,
  );
  const users = await ctx.loaders.userById.loadMany(found.map(({ id }) => id));
  return users.filter((user): user is User => user !== null && !(user instanceof Error));
}
