import type { Context } from '../../context';
import { messages } from '../../contract/messages';
import { badInput, notFound } from '../../errors';
import { kindOf } from '../../ids';
import { Follow } from '../../model/follow.entity';
import type { User } from '../../model/user.entity';

const noSuchMember = () => notFound(messages.profile.notFound);

/** Follows a member and returns since when; repeating it changes nothing. */
export async function followUser(
  ctx: Context,
  viewerId: string,
  id: string,
): Promise<{ user: User; followedAt: Date }> {
  if (id === viewerId) throw badInput({ id: messages.profile.cannotFollowSelf });
  if (kindOf(id) !== 'user') throw noSuchMember();
  const now = new Date();
  const followedAt = await ctx.db.transaction(async (tx) => {
    tx.skipPublicCacheBump();
    // Keeps the time of an earlier follow. If the member doesn't exist, the foreign key prevents the insert.
    await tx.execute('INSERT IGNORE INTO follows (follower_id, followed_id, created_at) VALUES (?, ?, ?)', [
      viewerId,
      id,
      now,
    ]);
    // Read after the insert, whose foreign keys lock both members: neither can be deleted before the commit.
    const members = await tx.read<{ id: string; followedAt: Date | null }>(
      `SELECT u.id, f.created_at AS followedAt
       FROM users u LEFT JOIN follows f ON f.follower_id = ? AND f.followed_id = u.id
       WHERE u.id IN (?, ?) AND u.deleted_at IS NULL`,
      [viewerId, viewerId, id],
    );
    const member = members.find((row) => row.id === id);
    if (!member || members.length < 2) throw noSuchMember();
    return member.followedAt ?? now;
  });
  ctx.loaders.viewerFollows.clear(id).prime(id, true);
  return { user: await memberNow(ctx, id), followedAt };
}

/** Unfollows a member; repeating it changes nothing. */
export async function unfollowUser(ctx: Context, viewerId: string, id: string): Promise<User> {
  const user = await memberNow(ctx, id);
  await ctx.db.transaction(async (tx) => {
    tx.skipPublicCacheBump();
    await tx.delete(Follow, { followerId: viewerId, followedId: id });
  });
  ctx.loaders.viewerFollows.clear(id).prime(id, false);
  return user;
}

async function memberNow(ctx: Context, id: string): Promise<User> {
  const user = await ctx.loaders.userById.load(id);
  if (!user || user.deletedAt) throw noSuchMember();
  return user;
}
