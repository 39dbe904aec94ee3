import DataLoader from 'dataloader';
import { loaderById } from '../../db/loaders';
import { grouped, padded, placeholders } from '../../db/rows';
import type { LoaderScope } from '../../loaderScope';
import { type NotificationItem, notificationRows } from '../../model/notification.entity';

export const notificationLoaders = {
  notificationById: (scope: LoaderScope) => loaderById(scope, 'notification', notificationRows),

  /** The events of notifications, latest first; the notifier keeps their number within a limit. */
  notificationItems: ({ db }: LoaderScope) =>
    new DataLoader<string, Pick<NotificationItem, 'itemId' | 'actorId'>[]>(async (ids) => {
      const wanted = padded(ids);
      const rows = await db.read<Pick<NotificationItem, 'notificationId' | 'itemId' | 'actorId'>>(
        `SELECT notification_id AS notificationId, item_id AS itemId, actor_id AS actorId FROM notification_items
         WHERE notification_id IN (${placeholders(wanted)}) ORDER BY notification_id, created_at DESC, item_id DESC`,
        wanted,
      );
      return grouped(ids, rows, ({ notificationId }) => notificationId);
    }),
};
