import { findMember } from '../../../authz/authorize';
import { messages } from '../../../contract/messages';
import { AppError, badInput, forbidden, notFound } from '../../../lib/errors';
import { kindOf } from '../../../lib/ids';
import type { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { notBlocked } from '../memberBlock/notBlocked';
import { isActive } from '../user/memberConditions';
import { takeAsMember } from '../user/newAccount';

const noSuchMember = () => notFound(messages.profile.notFound);

/** Follows a member and returns since when; repeating it changes nothing, and succeeds even when the rate limit is used up. */
export async function followUser(
  ctx: Context,
  viewerId: string,
  id: string,
): Promise<{ user: User; followedAt: Date }> {
  if (id === viewerId) throw badInput({ id: messages.profile.cannotFollowSelf });
  if (kindOf(id) !== 'user') throw noSuchMember();
  const now = ctx.now();
  let followedAt: Date | null;
  try {
    followedAt = (await addFollow(ctx, viewerId, id, now)) ? now : await followedSince(ctx, viewerId, id);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
    // Read after the refusal: before it, another request could still have stored or ended the follow.
    followedAt = await followedSince(ctx, viewerId, id);
    if (!followedAt) throw error;
  }
  ctx.loaders.viewerFollows.clear(id).prime(id, true);
  // Null: ended meanwhile by another request.
  return { user: await memberNow(ctx, id), followedAt: followedAt ?? now };
}

/** Stores a follow and uses a point; false if there is nothing to store. */
async function addFollow(ctx: Context, viewerId: string, id: string, now: Date): Promise<boolean> {
  const points = await takeAsMember(ctx, 'followMember', viewerId);
  // IGNORE keeps the time of an earlier follow. Both members are locked, so neither can be deleted before it is stored.
  // The notifier turns the row into a notification within seconds. So following is one statement, and a follow that is
  // undone at once notifies nobody.
  const added = await ctx.db.writeRepeatable(
    `INSERT IGNORE INTO follows (follower_id, followed_id, created_at, untold)
     SELECT me.id, u.id, ?, 1 FROM users u STRAIGHT_JOIN users me
     WHERE u.id = ? AND me.id = ? AND ${isActive()} AND ${isActive('me')}
       AND ${notBlocked('u.id', 'me.id')} AND ${notBlocked('me.id', 'u.id')} LOCK IN SHARE MODE`,
    [now, id, viewerId],
  );
  if (!added) await ctx.rateLimits.giveBack('followMember', viewerId, points);
  return added > 0;
}

/** When the follow began; null if it was ended meanwhile. Refused if they may not follow, or one of them was deleted. */
async function followedSince(ctx: Context, viewerId: string, id: string): Promise<Date | null> {
  const members = await ctx.db.read<{ id: string; followedAt: Date | null; mayFollow: number }>(
    `SELECT u.id, f.created_at AS followedAt, ${notBlocked('?', '?')} AND ${notBlocked('?', '?')} AS mayFollow
     FROM users u LEFT JOIN follows f ON f.follower_id = ? AND f.followed_id = u.id
     WHERE u.id IN (?, ?) AND ${isActive()}`,
    [id, viewerId, viewerId, id, viewerId, viewerId, id],
  );
  const member = members.find((row) => row.id === id);
  if (!member || members.length < 2) throw noSuchMember();
  if (!member.mayFollow) throw forbidden();
  return member.followedAt;
}

/** Unfollows a member; repeating it changes nothing. */
export async function unfollowUser(ctx: Context, viewerId: string, id: string): Promise<User> {
  const user = await memberNow(ctx, id);
  await ctx.db.writeRepeatable('DELETE FROM follows WHERE follower_id = ? AND followed_id = ?', [
    viewerId,
    id,
  ]);
  ctx.loaders.viewerFollows.prime(id, false);
  return user;
}

async function memberNow(ctx: Context, id: string): Promise<User> {
  const user = await findMember(ctx, id);
  if (!user) throw noSuchMember();
  return user;
}
