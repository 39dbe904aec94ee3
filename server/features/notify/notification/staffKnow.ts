import { waitsForStaff } from './waitsForStaff';

/**
 * SQL: whether the receiver `u` has an unread notification of the kind about another item that still waits. An item decided before
 * its mail left doesn't count: nobody was notified of it, so the next one needs a mail. Bind the subject and the item of the act.
 */
export const hasUnreadForStaff = `EXISTS (SELECT 1 FROM notifications un JOIN notification_items ui ON ui.notification_id = un.id
    JOIN ${waitsForStaff} w ON w.subject_id = un.subject_id AND w.id = ui.item_id
  WHERE un.user_id = u.id AND un.kind = x.kind AND un.subject_id = ? AND un.unread = 1 AND ui.item_id <> ?)`;
/** SQL: the ways in which deliveries of the kind are still unsent. Each will cover all that arrives until it is sent. */
export const unsentToStaff = `(SELECT GROUP_CONCAT(DISTINCT w.way) FROM notices w
  WHERE w.user_id = u.id AND w.kind = x.kind AND w.delivery_id IS NULL)`;
