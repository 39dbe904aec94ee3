import { messages } from '../../../contract/messages';
import { placeholders } from '../../../db/rows';
import { publishNotificationsChanged } from '../../../events/publish';
import { badInput } from '../../../lib/errors';
import { onlyIds } from '../../../lib/ids';
import type { Context } from '../../../request/context';
import type { MarkNotificationsReadInput } from './notification.inputs';

/** Marks some or all of the viewer's notifications as read; repeating it changes nothing. */
export async function markNotificationsRead(
  ctx: Context,
  userId: string,
  { ids, all }: MarkNotificationsReadInput,
): Promise<void> {
  if (!ids && !all) throw badInput({ ids: messages.notification.which });
  if (all) return markAllRead(ctx, userId);
  const given = onlyIds('notification', ids ?? []);
  if (given.length === 0) return;
  await ctx.db.transaction(async (tx) => {
    const { affectedRows } = await tx.execute(
      `UPDATE notifications SET unread = NULL, read_at = ?
         WHERE user_id = ? AND unread = 1 AND id IN (${placeholders(given)})`,
      [ctx.now(), userId, ...given],
    );
    if (affectedRows > 0) publishNotificationsChanged(tx, ctx, userId);
  });
}

/** Rows marked in one transaction, so that none holds its locks for long. */
const batchSize = 1_000;

/** Marks all notifications that are unread now, oldest change first; those that are added or changed meanwhile stay unread. */
async function markAllRead(ctx: Context, userId: string): Promise<void> {
  const now = ctx.now();
  let marked = 0;
  let after = new Date(0);
  let isLast = false;
  while (!isLast) {
    const [end] = await ctx.db.read<{ at: Date }>(
      `SELECT changed_at AS at FROM notifications FORCE INDEX (notifications_unread)
       WHERE user_id = ? AND unread = 1 AND changed_at > ? AND changed_at <= ?
       ORDER BY changed_at LIMIT 1 OFFSET ${batchSize - 1}`,
      [userId, after, now],
    );
    isLast = !end;
    const until = end?.at ?? now;
    await ctx.db.transaction(async (tx) => {
      const { affectedRows } = await tx.execute(
        `UPDATE notifications SET unread = NULL, read_at = ?
         WHERE user_id = ? AND unread = 1 AND changed_at > ? AND changed_at <= ?`,
        [now, userId, after, until],
      );
      if (isLast && marked + affectedRows > 0) publishNotificationsChanged(tx, ctx, userId);
      marked += affectedRows;
    });
    after = until;
  }
}
