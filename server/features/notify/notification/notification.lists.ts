import type { NotificationKind } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { type Connection, type EntitySource, paginate } from '../../../graphql/connection';
import { type Notification, notificationRows } from '../../../model/notification.entity';
import type { Context } from '../../../request/context';
import type { ViewerIdentity } from '../../../request/viewer';
import { isForStaff } from './kinds';
import type { NotificationsArgs } from './notification.inputs';
import { shownToSql } from './shown';

/** Sorted by their latest event. */
const notificationsSource = {
  ...notificationRows,
  sortBy: { column: 'n.changed_at', key: ({ changedAt }) => changedAt },
} satisfies EntitySource<Notification>;

/** The viewer's notifications, latest first. */
export async function notificationsOf(
  ctx: Context,
  viewer: ViewerIdentity,
  { unread, kinds, ...args }: NotificationsArgs,
): Promise<Connection<Notification>> {
  const readStateSql = unread == null ? '' : ` AND n.unread IS ${unread ? 'NOT NULL' : 'NULL'}`;
  const { id: userId } = viewer;
  const branchOf = (index: string, where: string, params: string[], shown = shownToSql(viewer)) => ({
    from: `notifications n FORCE INDEX (${index})`,
    where: `${where}${readStateSql} AND ${shown.condition}`,
    params: [...params, ...shown.params],
  });
  const branchOfKind = (kind: NotificationKind) => {
    const shown = isForStaff(kind) ? undefined : { condition: 'TRUE', params: [] };
    return branchOf('notifications_kind', 'n.user_id = ? AND n.kind = ?', [userId, kind], shown);
  };
  const branchOfAll = unread
    ? branchOf('notifications_unread', 'n.user_id = ? AND n.unread = 1', [userId])
    : branchOf('notifications_user', 'n.user_id = ?', [userId]);
  const branches = kinds ? [...new Set(kinds)].map(branchOfKind) : [branchOfAll];
  return paginate(ctx, args, { ...notificationsSource, branches });
}

/** How many of the viewer's notifications are unread, counted up to a limit. */
export async function countUnread(ctx: Pick<Context, 'db'>, viewer: ViewerIdentity): Promise<number> {
  const shown = shownToSql(viewer);
  const [row] = await ctx.db.read<{ count: number }>(
    `SELECT COUNT(*) AS count FROM (SELECT 1 FROM notifications n FORCE INDEX (notifications_unread)
     WHERE n.user_id = ? AND n.unread = 1 AND ${shown.condition}
     LIMIT ${limits.notification.unreadMax}) some_unread`,
    [viewer.id, ...shown.params],
  );
  return Number(row?.count ?? 0);
}
