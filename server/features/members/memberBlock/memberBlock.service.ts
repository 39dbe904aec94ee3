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
 * Mutes or blocks a member; returns false if they were muted or blocked already. Locks the viewer's row, so that concurrent calls
 * can't exceed the limit, and concurrent shares and follows come before or after.
 */
async function addBlock(tx: Transaction, table: 'mutes' | 'blocks', memberId: string, otherId: string) {
  await lockAccount(tx, memberId, 'FOR UPDATE');
  const [row] = await tx.read<{ count: number; isListed: number | null }>(
    `SELECT COUNT(*) AS count, SUM(other_id = ?) AS isListed FROM ${table} WHERE member_id = ?`,
    [otherId, memberId],
  );
  if (Number(row?.isListed ?? 0) > 0) return false;
  if (Number(row?.count ?? 0) >= limits.memberBlocksMax) throw badInput({ id: messages.memberBlock.tooMany });
  await tx.insert(table === 'mutes' ? Mute : Block, { memberId, otherId, createdAt: new Date() });
  return true;
}

/** Finds another member; BAD_USER_INPUT for the viewer, NOT_FOUND if there is none. */
async function requireOtherMember(ctx: Context, viewerId: string, id: string): Promise<User> {
  if (id === viewerId) throw badInput({ id: messages.memberBlock.self });
  const user = await findMember(ctx, id);
  if (!user) throw noSuchMember();
  return user;
}

/** Mutes a member: hides their texts from the viewer, and ends notifications about them. Nobody else learns of it. */
export async function muteMember(ctx: Context, viewerId: string, id: string): Promise<User> {
  const user = await requireOtherMember(ctx, viewerId, id);
  await ctx.rateLimits.take('memberBlock', viewerId);
  await ctx.db.transaction(async (tx) => {
    await addBlock(tx, 'mutes', viewerId, id);
  });
  return user;
}

/** Ends muting or blocking a member. */
const ending =
  (entity: typeof Mute | typeof Block) =>
  async (ctx: Context, viewerId: string, id: string): Promise<User> => {
    const user = await requireOtherMember(ctx, viewerId, id);
    await ctx.db.transaction((tx) => tx.delete(entity, { memberId: viewerId, otherId: id }));
    return user;
  };
export const unmuteMember = ending(Mute);
export const unblockMember = ending(Block);

/** Blocks a member, which ends the follows in both directions and the viewer's shares with them by name. Unblocking doesn't restore these. */
export async function blockMember(ctx: Context, viewerId: string, id: string): Promise<User> {
  const user = await requireOtherMember(ctx, viewerId, id);
  await ctx.rateLimits.take('memberBlock', viewerId);
  await ctx.db.transaction(async (tx) => {
    if (!(await addBlock(tx, 'blocks', viewerId, id))) return;
    await tx.delete(Follow, { followerId: id, followedId: viewerId });
    await tx.delete(Follow, { followerId: viewerId, followedId: id });
    await ctx.endShares(tx, ctx, viewerId, id);
  });
  return user;
}
