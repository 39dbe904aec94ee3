import { waitsForStaff } from './waitsForStaff';

/**
 * Whether the receiver `u` has an unread notification of the kind that is about something else, which still waits. What was decided
 * before its mail left was told to nobody, so it keeps nobody from being told of the next. Bind the subject and the item of the event.
 */
export const staffKnow = `EXISTS (SELECT 1 FROM notifications un JOIN notification_items ui ON ui.notification_id = un.id
    JOIN ${waitsForStaff} w ON w.subject_id = un.subject_id AND w.id = ui.item_id
  WHERE un.user_id = u.id AND un.kind = x.kind AND un.subject_id = ? AND un.unread = 1 AND ui.item_id <> ?)`;
/** By which ways the kind is still to be told: these tell of all that has come until then. */
export const unsentToStaff = `(SELECT GROUP_CONCAT(DISTINCT w.way) FROM notices w
  WHERE w.user_id = u.id AND w.kind = x.kind AND w.delivery_id IS NULL)`;
