import { type Connection, type ConnectionArgs, type ListSource, paginate } from '../../../graphql/connection';
import { cursorOf } from '../../../graphql/cursor';
import { unauthenticated } from '../../../lib/errors';
import type { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { isNotSuspended } from '../user/memberConditions';

interface Follower {
  id: string;
  followedAt: Date;
}

/** Latest follow first; one index covers the list's order and count. Suspended members aren't named. */
function sourceOf(
  column: string,
  condition: string,
  index: string,
  userId: string,
): ListSource<Follower, Follower> {
  return {
    table: 'follows f',
    idColumn: column,
    columns: `${column} AS id, f.created_at AS followedAt`,
    sortBy: { column: 'f.created_at', key: ({ followedAt }) => followedAt },
    branches: [
      {
        from: `follows f FORCE INDEX (${index})`,
        where: `${condition} = ? AND ${isNotSuspended(column)}`,
        params: [userId],
      },
    ],
    toNode: (row) => row,
  };
}

async function listed(
  ctx: Context,
  args: ConnectionArgs,
  source: ListSource<Follower, Follower>,
): Promise<Connection<User>> {
  if (!ctx.viewer) throw unauthenticated();
  const page = await paginate(ctx, args, source);
  const users = await Promise.all(page.edges.map(({ node }) => ctx.loaders.userById.load(node.id)));
  const edges = page.edges.flatMap(({ cursor }, place) => {
    const node = users[place];
    return node ? [{ cursor, node }] : [];
  });
  return { ...page, edges };
}

export const followersOf = (ctx: Context, userId: string, args: ConnectionArgs): Promise<Connection<User>> =>
  listed(ctx, args, sourceOf('f.follower_id', 'f.followed_id', 'follows_followed', userId));

export const followedBy = (ctx: Context, userId: string, args: ConnectionArgs): Promise<Connection<User>> =>
  listed(ctx, args, sourceOf('f.followed_id', 'f.follower_id', 'follows_follower', userId));

/** Cursor of a follower in the list of followersOf(). */
export const followerCursor = (followerId: string, followedAt: Date): string =>
  cursorOf({ id: followerId, at: followedAt });
