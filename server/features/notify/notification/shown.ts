import { abilities } from '../../../authz/tokenAbilities';
import { NotificationKind } from '../../../contract/enums';
import type { Notification } from '../../../model/notification.entity';
import type { ViewerIdentity } from '../../../request/viewer';
import { isForStaff } from './kinds';

/** SQL: a list of the kinds for staff. */
const staffKindsSql = Object.values(NotificationKind)
  .filter(isForStaff)
  .map((kind) => `'${kind}'`)
  .join(', ');

/** Whether a viewer may see notifications for staff: they are about reports and texts that wait, which personal access tokens may not read. */
const mayReadAsStaff = abilities.reportCases;

/** Whether a notification is shown to the viewer: only their own, and those for staff only while they are staff. */
export const isShownTo = (
  viewer: ViewerIdentity | null,
  notification: Pick<Notification, 'userId' | 'kind'> | null,
): notification is Notification =>
  notification !== null &&
  notification.userId === viewer?.id &&
  (!isForStaff(notification.kind) || mayReadAsStaff(viewer));

/**
 * SQL: isShownTo() as a condition on the viewer's rows of `notifications n`. It compares ids, which every index has, so that counting
 * reads no rows. It is checked when notifications are read, because one may be written just as the viewer loses the role.
 */
export const shownToSql = (viewer: ViewerIdentity): { condition: string; params: string[] } =>
  mayReadAsStaff(viewer)
    ? { condition: 'TRUE', params: [] }
    : {
        condition: `n.id NOT IN (SELECT h.id FROM notifications h FORCE INDEX (notifications_kind)
          WHERE h.user_id = ? AND h.kind IN (${staffKindsSql}))`,
        params: [viewer.id],
      };
