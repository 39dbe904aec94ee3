import { findMember } from '../../../authz/authorize';
import { messages } from '../../../contract/messages';
import { AppError, badInput, forbidden, notFound } from '../../../lib/errors';
import { kindOf } from '../../../lib/ids';
import type { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { notBlockedSql } from '../memberBlock/blockConditions';
import { activeMemberSql } from '../user/memberConditions';
import { takeMemberPoints } from '../user/newAccount';

const noSuchMember = () => notFound(messages.profile.notFound);

/**
 * Follows a member, and returns them with the time when the follow began. Repeating it changes nothing, and succeeds even when the
 * rate limit is used up.
 */
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
    followedAt = (await addFollow(ctx, viewerId, id, now)) ? now : await readFollowedAt(ctx, viewerId, id);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
    // Read only after the refusal, because another request could have stored or ended the follow before it.
    followedAt = await readFollowedAt(ctx, viewerId, id);
    if (!followedAt) throw error;
  }
  ctx.loaders.viewerFollows.clear(id).prime(id, true);
  // `followedAt` is null if another request has ended the follow since.
  return { user: await requireMember(ctx, id), followedAt: followedAt ?? now };
}

/** Stores a follow, which takes points of the rate limit. False if it is stored already, or isn't allowed. */
async function addFollow(ctx: Context, viewerId: string, id: string, now: Date): Promise<boolean> {
  const points = await takeMemberPoints(ctx, 'followMember', viewerId);
  // IGNORE keeps the time of an earlier follow. The statement locks both members, so that neither is deleted before it is stored.
  // The last column marks the row for the notifier, which comes within seconds: a follow that is undone at once notifies nobody.
  const added = await ctx.db.writeRepeatable(
    `INSERT IGNORE INTO follows (follower_id, followed_id, created_at, untold)
     SELECT me.id, u.id, ?, 1 FROM users u STRAIGHT_JOIN users me
     WHERE u.id = ? AND me.id = ? AND ${activeMemberSql()} AND ${activeMemberSql('me')}
       AND ${notBlockedSql('u.id', 'me.id')} AND ${notBlockedSql('me.id', 'u.id')} LOCK IN SHARE MODE`,
    [now, id, viewerId],
  );
  if (!added) await ctx.rateLimits.giveBack('followMember', viewerId, points);
  return added > 0;
}

/** Reads when the follow began; null if it was ended. NOT_FOUND if a member is gone; FORBIDDEN if one has blocked the other. */
async function readFollowedAt(ctx: Context, viewerId: string, id: string): Promise<Date | null> {
  const members = await ctx.db.read<{ id: string; followedAt: Date | null; mayFollow: number }>(
    `SELECT u.id, f.created_at AS followedAt, ${notBlockedSql('?', '?')} AND ${notBlockedSql('?', '?')} AS mayFollow
     FROM users u LEFT JOIN follows f ON f.follower_id = ? AND f.followed_id = u.id
     WHERE u.id IN (?, ?) AND ${activeMemberSql()}`,
    [id, viewerId, viewerId, id, viewerId, viewerId, id],
  );
  const member = members.find((row) => row.id === id);
  if (!member || members.length < 2) throw noSuchMember();
  if (!member.mayFollow) throw forbidden();
  return member.followedAt;
}

/** Unfollows a member; repeating it changes nothing. */
export async function unfollowUser(ctx: Context, viewerId: string, id: string): Promise<User> {
  const user = await requireMember(ctx, id);
  await ctx.db.writeRepeatable('DELETE FROM follows WHERE follower_id = ? AND followed_id = ?', [
    viewerId,
    id,
  ]);
  ctx.loaders.viewerFollows.prime(id, false);
  return user;
}

async function requireMember(ctx: Context, id: string): Promise<User> {
  const user = await findMember(ctx, id);
  if (!user) throw noSuchMember();
  return user;
}
