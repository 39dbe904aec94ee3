import type { NotificationKind } from '../../../contract/enums';
import { type NotificationDetails, notificationPath } from '../../../contract/notificationTexts';
import type { Database } from '../../../db/database';
import { placeholders } from '../../../db/rows';
import type { DeliveryGroup } from './deliveryDetails';

/**
 * Returns the function that makes the path in the app for a mail or push message. Opening a path marks the unread notification of its
 * kind and subject as read.
 */
export async function readNotificationPaths(
  db: Pick<Database, 'read'>,
  userId: string,
  groups: readonly DeliveryGroup[],
): Promise<(details: NotificationDetails) => string> {
  if (groups.length === 0) return notificationPath;
  const kinds = [...new Set(groups.map(({ details }) => details.kind))];
  const subjects = [...new Set(groups.map(({ details }) => details.subjectId))];
  const rows = await db.read<{ id: string; kind: NotificationKind; subjectId: string }>(
    `SELECT id, kind, subject_id AS subjectId FROM notifications WHERE user_id = ? AND unread = 1
       AND kind IN (${placeholders(kinds)}) AND subject_id IN (${placeholders(subjects)})`,
    [userId, ...kinds, ...subjects],
  );
  const unread = new Map(rows.map(({ id, kind, subjectId }) => [`${kind} ${subjectId}`, id]));
  return (details) => {
    const [path = '', fragment] = notificationPath(details).split('#');
    const id = unread.get(`${details.kind} ${details.subjectId}`);
    const parameter = id ? `${path.includes('?') ? '&' : '?'}notification=${id}` : '';
    return `${path}${parameter}${fragment ? `#${fragment}` : ''}`;
  };
}
