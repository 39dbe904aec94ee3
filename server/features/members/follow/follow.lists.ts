import { type Connection, type ConnectionArgs, type ListSource, paginate } from '../../../graphql/connection';
import { cursorOf } from '../../../graphql/cursor';
import { unauthenticated } from '../../../lib/errors';
import type { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { notSuspendedSql } from '../user/memberConditions';
import { membersOfPage } from '../user/memberPages';

/** The member at the other end of a follow: the follower, or the followed member. */
interface FollowRow {
  id: string;
  followedAt: Date;
}

/**
 * The members in `listed`, a column, of the follows whose column `of` has the user's id; latest follow first. One index covers the
 * list's order and count. Suspended members aren't listed.
 */
function followsSource(
  { listed, of, index }: { listed: string; of: string; index: string },
  userId: string,
): ListSource<FollowRow, FollowRow> {
  return {
    table: 'follows f',
    idColumn: listed,
    columns: `${listed} AS id, f.created_at AS followedAt`,
    sortBy: { column: 'f.created_at', key: ({ followedAt }) => followedAt },
    branches: [
      {
        from: `follows f FORCE INDEX (${index})`,
        where: `${of} = ? AND ${notSuspendedSql(listed)}`,
        params: [userId],
      },
    ],
    toNode: (row) => row,
  };
}

/** Reads a page of follows and the members in it. UNAUTHENTICATED for visitors. */
async function readMembersPage(
  ctx: Context,
  args: ConnectionArgs,
  source: ListSource<FollowRow, FollowRow>,
): Promise<Connection<User>> {
  if (!ctx.viewer) throw unauthenticated();
  return membersOfPage(ctx, await paginate(ctx, args, source));
}

const followers = { listed: 'f.follower_id', of: 'f.followed_id', index: 'follows_followed' };
const followed = { listed: 'f.followed_id', of: 'f.follower_id', index: 'follows_follower' };

export const followersOf = (ctx: Context, userId: string, args: ConnectionArgs): Promise<Connection<User>> =>
  readMembersPage(ctx, args, followsSource(followers, userId));

export const followedBy = (ctx: Context, userId: string, args: ConnectionArgs): Promise<Connection<User>> =>
  readMembersPage(ctx, args, followsSource(followed, userId));

/** Cursor of a follower in the list of followersOf(). */
export const followerCursor = (followerId: string, followedAt: Date): string =>
  cursorOf({ id: followerId, at: followedAt });
