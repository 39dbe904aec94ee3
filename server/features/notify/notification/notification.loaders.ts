import DataLoader from 'dataloader';
import { signedInViewer } from '../../../authz/authorize';
import { grouped, inOrder, padded, placeholders } from '../../../db/rows';
import {
  type Notification,
  type NotificationItem,
  notificationRows,
} from '../../../model/notification.entity';
import type { DeletedSessionMember } from '../../../model/sessionNotices.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { loaderById } from '../../../request/loaders';
import { type DecisionForAuthor, readDecisions } from './decisions';
import { isShownTo } from './shown';

type Item = Pick<NotificationItem, 'itemId' | 'actorId'>;

export const notificationLoaders = {
  notificationById: (scope: LoaderScope) => loaderById(scope, 'notification', notificationRows),

  /** Notifications by id; null for those that the viewer may not see. */
  shownNotificationById: (
    { viewer }: LoaderScope,
    { notificationById }: { notificationById: DataLoader<string, Notification | null> },
  ) =>
    new DataLoader<string, Notification | null>(async (ids) => {
      const found = await Promise.all(ids.map((id) => notificationById.load(id)));
      return found.map((notification) => (isShownTo(viewer, notification) ? notification : null));
    }),

  /** The items of notifications, latest first; the notifier keeps their number within a limit. */
  notificationItems: ({ db }: LoaderScope) =>
    new DataLoader<string, Item[]>(async (ids) => {
      const wanted = padded(ids);
      const rows = await db.read<Pick<NotificationItem, 'notificationId' | 'itemId' | 'actorId'>>(
        `SELECT notification_id AS notificationId, item_id AS itemId, actor_id AS actorId FROM notification_items
         WHERE notification_id IN (${placeholders(wanted)}) ORDER BY notification_id, created_at DESC, item_id DESC`,
        wanted,
      );
      return grouped(ids, rows, ({ notificationId }) => notificationId);
    }),

  /** Decisions of staff about what the viewer wrote. */
  decisionOfViewer: (scope: LoaderScope) =>
    new DataLoader<string, DecisionForAuthor | null>(async (ids) =>
      inOrder(ids, await readDecisions(scope.db, signedInViewer(scope).id, ids), ({ id }) => id),
    ),

  /** Deleted sessions in which the viewer was to take part. */
  deletedSessionOfViewer: (scope: LoaderScope) =>
    new DataLoader<string, Pick<DeletedSessionMember, 'sessionId' | 'title' | 'dateTime'> | null>(
      async (ids) => {
        const wanted = padded(ids);
        const rows = await scope.db.read<Pick<DeletedSessionMember, 'sessionId' | 'title' | 'dateTime'>>(
          `SELECT session_id AS sessionId, title, date_time AS dateTime FROM deleted_session_members
         WHERE user_id = ? AND session_id IN (${placeholders(wanted)})`,
          [signedInViewer(scope).id, ...wanted],
        );
        return inOrder(ids, rows, ({ sessionId }) => sessionId);
      },
    ),
};
