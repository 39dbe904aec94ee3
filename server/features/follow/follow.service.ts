import type { Context } from '../../context';
import { messages } from '../../contract/messages';
import { isActive } from '../../db/activeMember';
import { notBlocked } from '../../db/memberBlocks';
import { badInput, forbidden, notFound } from '../../errors';
import { kindOf } from '../../ids';
import type { User } from '../../model/user.entity';
import { takeAsMember } from '../../spam/limits';

const noSuchMember = () => notFound(messages.profile.notFound);

/** Follows a member and returns since when; repeating it changes nothing. */
export async function followUser(
  ctx: Context,
  viewerId: string,
  id: string,
): Promise<{ user: User; followedAt: Date }> {
  if (id === viewerId) throw badInput({ id: messages.profile.cannotFollowSelf });
  if (kindOf(id) !== 'user') throw noSuchMember();
  const points = await takeAsMember(ctx, 'followMember', viewerId);
  let followedAt = new Date();
  // Keeps the time of an earlier follow. Both members are locked, so neither can be deleted before it is stored.
  const added = await ctx.db.writeRepeatable(
    `INSERT IGNORE INTO follows (follower_id, followed_id, created_at, untold)
     SELECT me.id, u.id, ?, 1 FROM users u STRAIGHT_JOIN users me
     WHERE u.id = ? AND me.id = ? AND ${isActive()} AND ${isActive('me')}
       AND ${notBlocked('u.id', 'me.id')} AND ${notBlocked('me.id', 'u.id')} LOCK IN SHARE MODE`,
    [followedAt, id, viewerId],
  );
  // The notifier turns the row into a notification, so that following stays one statement.
  if (added) ctx.notifier.kick();
  else {
    await ctx.rateLimits.giveBack('followMember', viewerId, points);
    // They followed before, and may have ended it since, or one of them was deleted meanwhile.
    const members = await ctx.db.read<{ id: string; followedAt: Date | null; mayFollow: number }>(
      `SELECT u.id, f.created_at AS followedAt, ${notBlocked('?', '?')} AND ${notBlocked('?', '?')} AS mayFollow
       FROM users u LEFT JOIN follows f ON f.follower_id = ? AND f.followed_id = u.id
       WHERE u.id IN (?, ?) AND ${isActive()}`,
      [id, viewerId, viewerId, id, viewerId, viewerId, id],
    );
    const member = members.find((row) => row.id === id);
    if (!member || members.length < 2) throw noSuchMember();
    if (!member.mayFollow) throw forbidden();
    followedAt = member.followedAt ?? followedAt;
  }
  ctx.loaders.viewerFollows.clear(id).prime(id, true);
  return { user: await memberNow(ctx, id), followedAt };
}

/** Unfollows a member; repeating it changes nothing. */
export async function unfollowUser(ctx: Context, viewerId: string, id: string): Promise<User> {
  const user = await memberNow(ctx, id);
  await ctx.db.writeRepeatable('DELETE FROM follows WHERE follower_id = ? AND followed_id = ?', [
    viewerId,
    id,
  ]);
  ctx.loaders.viewerFollows.clear(id).prime(id, false);
  return user;
}

async function memberNow(ctx: Context, id: string): Promise<User> {
  const user = await ctx.loaders.userById.load(id);
  if (!user || user.deletedAt) throw noSuchMember();
  return user;
}
