import DataLoader from 'dataloader';
import { loaderById } from '../../db/loaders';
import { grouped, inOrder, padded, placeholders } from '../../db/rows';
import type { LoaderScope } from '../../loaderScope';
import { type NotificationItem, notificationRows } from '../../model/notification.entity';
import type { DeletedSessionMember } from '../../model/sessionNotices.entity';
import { decisionsOf, type ToldDecision } from '../../notifications/decisions';

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

  /** Decisions of staff about what the viewer wrote. */
  decisionOfViewer: ({ db, viewer }: LoaderScope) =>
    new DataLoader<string, ToldDecision | null>(async (ids) =>
      inOrder(ids, await decisionsOf(db, viewer?.id ?? '', ids), ({ id }) => id),
    ),

  /** Deleted sessions in which the viewer was to take part. */
  deletedSessionOfViewer: ({ db, viewer }: LoaderScope) =>
    new DataLoader<string, Pick<DeletedSessionMember, 'sessionId' | 'title' | 'dateTime'> | null>(
      async (ids) => {
        const wanted = padded(ids);
        const rows = await db.read<Pick<DeletedSessionMember, 'sessionId' | 'title' | 'dateTime'>>(
          `SELECT session_id AS sessionId, title, date_time AS dateTime FROM deleted_session_members
         WHERE user_id = ? AND session_id IN (${placeholders(wanted)})`,
          [viewer?.id ?? '', ...wanted],
        );
        return inOrder(ids, rows, ({ sessionId }) => sessionId);
      },
    ),
};
