import { NotificationWay } from '../../../contract/enums';
import { notificationText } from '../../../contract/notificationTexts';
import type { Database } from '../../../db/database';
import type { Delivery } from '../../../model/notification.entity';
import { detailsOfDeliveries } from '../notification/deliveryDetails';
import { readMemberWants } from '../notification/memberWants';
import { readNotificationPaths } from '../notification/notificationPaths';
import type { PushText } from './pushSender';

/**
 * The push messages for a member's deliveries, one for each kind and subject: only those that the member still wants this way. In
 * quiet hours, returns their end instead.
 */
export async function pushTextsOf(
  db: Pick<Database, 'read'>,
  userId: string,
  deliveries: readonly Delivery[],
  now: Date,
): Promise<PushText[] | Date> {
  const wants = await readMemberWants(db, userId);
  const quiet = wants.quietUntil(now);
  if (quiet) return quiet;
  const wanted = deliveries.filter(({ kind }) => wants.isWanted(kind, NotificationWay.PUSH));
  const groups = await detailsOfDeliveries(db, userId, wanted, now);
  const pathOf = await readNotificationPaths(db, userId, groups);
  return groups.map(({ details }) => ({
    title: notificationText(details),
    path: pathOf(details),
    tag: `${details.kind}:${details.subjectId}`,
  }));
}
