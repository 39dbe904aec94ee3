import { findMember } from '../../../authz/authorize';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { badInput, notFound } from '../../../lib/errors';
import { Follow } from '../../../model/follow.entity';
import { Block, Mute } from '../../../model/memberBlock.entity';
import type { User } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { lockAccount } from '../user/memberRows';

const noSuchMember = () => notFound(messages.profile.notFound);

/**
 * Adds a member to one of the viewer's lists; returns false if they were on it. The viewer's row is locked, so the count holds, and
 * concurrent shares and follows come before or after.
 */
async function add(tx: Transaction, table: 'mutes' | 'blocks', memberId: string, otherId: string) {
  await lockAccount(tx, memberId, 'FOR UPDATE');
  const [listed] = await tx.read<{ n: number; has: number | null }>(
    `SELECT COUNT(*) AS n, SUM(other_id = ?) AS has FROM ${table} WHERE member_id = ?`,
    [otherId, memberId],
  );
  if (Number(listed?.has ?? 0) > 0) return false;
  if (Number(listed?.n ?? 0) >= limits.memberBlocksMax) throw badInput({ id: messages.memberBlock.tooMany });
  await tx.insert(table === 'mutes' ? Mute : Block, { memberId, otherId, createdAt: new Date() });
  return true;
}

async function memberNow(ctx: Context, viewerId: string, id: string): Promise<User> {
  if (id === viewerId) throw badInput({ id: messages.memberBlock.self });
  const user = await findMember(ctx, id);
  if (!user) throw noSuchMember();
  return user;
}

/** Hides the other's texts from the viewer, and ends notifications about them. Nobody else learns of it. */
export async function muteMember(ctx: Context, viewerId: string, id: string): Promise<User> {
  const user = await memberNow(ctx, viewerId, id);
  await ctx.rateLimits.take('memberBlock', viewerId);
  await ctx.db.transaction(async (tx) => {
    await add(tx, 'mutes', viewerId, id);
  });
  return user;
}

export async function unmuteMember(ctx: Context, viewerId: string, id: string): Promise<User> {
  const user = await memberNow(ctx, viewerId, id);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(Mute, { memberId: viewerId, otherId: id });
  });
  return user;
}

/** Ends both follows and the viewer's shares with the other by name. Unblocking doesn't restore them. */
export async function blockMember(ctx: Context, viewerId: string, id: string): Promise<User> {
  const user = await memberNow(ctx, viewerId, id);
  await ctx.rateLimits.take('memberBlock', viewerId);
  await ctx.db.transaction(async (tx) => {
    if (!(await add(tx, 'blocks', viewerId, id))) return;
    await tx.delete(Follow, { followerId: id, followedId: viewerId });
    await tx.delete(Follow, { followerId: viewerId, followedId: id });
    await ctx.endShares(tx, ctx, viewerId, id);
  });
  return user;
}

export async function unblockMember(ctx: Context, viewerId: string, id: string): Promise<User> {
  const user = await memberNow(ctx, viewerId, id);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(Block, { memberId: viewerId, otherId: id });
  });
  return user;
}
