import { abilities } from '../../../authz/tokenAbilities';
import { NotificationKind } from '../../../contract/enums';
import type { Notification } from '../../../model/notification.entity';
import type { ViewerIdentity } from '../../../request/viewer';
import { isForStaff } from './kinds';

const staffKinds = Object.values(NotificationKind)
  .filter(isForStaff)
  .map((kind) => `'${kind}'`)
  .join(', ');

/** Notifications for staff are about waiting texts and reports, which personal access tokens may not read. */
const readsAsStaff = abilities.reportCases;

/** Whether a notification is shown to the viewer: only their own, and those for staff only while they are staff. */
export const isShownTo = (
  viewer: ViewerIdentity | null,
  notification: Pick<Notification, 'userId' | 'kind'> | null,
): notification is Notification =>
  notification !== null &&
  notification.userId === viewer?.id &&
  (!isForStaff(notification.kind) || readsAsStaff(viewer));

/**
 * isShownTo() as a condition on the viewer's rows of `notifications n`. It compares ids, which every index has, so that
 * counting still reads no row. Checked on reading, because a row may be written just as the role is taken away.
 */
export const shownTo = (viewer: ViewerIdentity): { condition: string; params: string[] } =>
  readsAsStaff(viewer)
    ? { condition: 'TRUE', params: [] }
    : {
        condition: `n.id NOT IN (SELECT h.id FROM notifications h FORCE INDEX (notifications_kind)
          WHERE h.user_id = ? AND h.kind IN (${staffKinds}))`,
        params: [viewer.id],
      };
