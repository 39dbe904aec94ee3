import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { badInput, unauthenticated } from '../../../lib/errors';
import { kindOf, newId } from '../../../lib/ids';
import { sha256 } from '../../../lib/sha256';
import { PushSubscription } from '../../../model/pushSubscription.entity';
import { openSignIns } from '../../../model/signIn.entity';
import type { Context } from '../../../request/context';
import type { AddPushSubscriptionInput, RemovePushSubscriptionInput } from './push.inputs';

/** The browsers that receive the member's push messages, latest first. */
export async function pushSubscriptionsOf(ctx: Context, userId: string): Promise<PushSubscription[]> {
  const open = openSignIns(ctx.now().getTime());
  const rows = await ctx.db.read<Pick<PushSubscription, 'id' | 'signInId' | 'createdAt'>>(
    `SELECT p.id, p.sign_in_id AS signInId, p.created_at AS createdAt
     FROM push_subscriptions p STRAIGHT_JOIN sign_ins s ON s.id = p.sign_in_id AND ${open.where}
     WHERE p.user_id = ? ORDER BY p.created_at DESC, p.id DESC LIMIT ${limits.push.subscriptionsMax}`,
    [...open.params, userId],
  );
  return rows.map((row) => Object.assign(new PushSubscription(), row));
}

/** Sends the member's push messages to the browser of this request, and to no other member who used it. Repeating it changes nothing but its keys. */
export async function addPushSubscription(
  ctx: Context,
  userId: string,
  { endpoint, p256dh, auth }: AddPushSubscriptionInput,
): Promise<void> {
  const signInId = ctx.viewer?.signInId ?? '';
  await ctx.rateLimits.take('pushMember', userId);
  await ctx.db.transaction(async (tx) => {
    // Locks the sign-in, so that it gets no subscription if it ends meanwhile.
    const { affectedRows } = await tx.execute(
      `INSERT INTO push_subscriptions (id, user_id, sign_in_id, endpoint_hash, endpoint, p256dh, auth, created_at)
       SELECT ?, s.user_id, s.id, ?, ?, ?, ?, ? FROM sign_ins s
       WHERE s.id = ? AND s.user_id = ? AND s.revoked_at IS NULL LOCK IN SHARE MODE
       ON DUPLICATE KEY UPDATE user_id = ?, sign_in_id = ?, p256dh = ?, auth = ?, failures = 0`,
      [
        ...[newId('push'), sha256(endpoint), endpoint, p256dh, auth, ctx.now(), signInId, userId],
        ...[userId, signInId, p256dh, auth],
      ],
    );
    if (affectedRows === 0) {
      const [existing] = await tx.read(
        'SELECT id FROM push_subscriptions WHERE endpoint_hash = ? AND sign_in_id = ?',
        [sha256(endpoint), signInId],
      );
      if (!existing) throw unauthenticated();
    }
    // Beyond the limit, the oldest subscriptions end.
    const excess = await tx.read<{ id: string }>(
      `SELECT id FROM push_subscriptions WHERE user_id = ? ORDER BY created_at DESC, id DESC
       LIMIT 100 OFFSET ${limits.push.subscriptionsMax}`,
      [userId],
    );
    for (const { id } of excess) await tx.delete(PushSubscription, { id });
  });
}

/** Ends one of the member's subscriptions; repeating it changes nothing. */
export async function removePushSubscription(
  ctx: Context,
  userId: string,
  { id, endpoint }: RemovePushSubscriptionInput,
): Promise<void> {
  if (!id && !endpoint) throw badInput({ id: messages.push.which });
  const criteria = id ? { id: kindOf(id) === 'push' ? id : '' } : { endpointHash: sha256(endpoint ?? '') };
  await ctx.db.transaction(async (tx) => {
    await tx.delete(PushSubscription, { ...criteria, userId });
  });
}
