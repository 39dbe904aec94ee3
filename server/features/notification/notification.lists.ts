import type { Context } from '../../context';
import { limits } from '../../contract/limits';
import { type Connection, type EntitySource, paginate } from '../../graphql/connection';
import { type Notification, notificationRows } from '../../model/notification.entity';
import type { NotificationsArgs } from './notification.inputs';

/** Sorted by their latest event. */
export const notificationsSource = {
  ...notificationRows,
  sortBy: { column: 'n.changed_at', key: ({ changedAt }) => changedAt },
} satisfies EntitySource<Notification>;

/** The viewer's notifications, latest first. */
export async function notificationsOf(
  ctx: Context,
  userId: string,
  { unread, kinds, ...args }: NotificationsArgs,
): Promise<Connection<Notification>> {
  const readOrNot = unread == null ? '' : ` AND n.unread IS ${unread ? 'NOT NULL' : 'NULL'}`;
  const armOf = (index: string, where: string, params: string[]) => ({
    from: `notifications n FORCE INDEX (${index})`,
    where: `${where}${readOrNot}`,
    params,
  });
  const arms = kinds
    ? [...new Set(kinds)].map((kind) =>
        armOf('notifications_kind', 'n.user_id = ? AND n.kind = ?', [userId, kind]),
      )
    : unread
      ? [armOf('notifications_unread', 'n.user_id = ? AND n.unread = 1', [userId])]
      : [armOf('notifications_user', 'n.user_id = ?', [userId])];
  return paginate(ctx, args, { ...notificationsSource, arms });
}

/** How many of a member's notifications are unread, counted up to a limit. */
export async function countUnread(ctx: Pick<Context, 'db'>, userId: string): Promise<number> {
  const [row] = await ctx.db.read<{ n: number }>(
    `SELECT COUNT(*) AS n FROM (SELECT 1 FROM notifications FORCE INDEX (notifications_unread)
     WHERE user_id = ? AND unread = 1 LIMIT ${limits.notification.unreadMost}) some_unread`,
    [userId],
  );
  return Number(row?.n ?? 0);
}
