import { abilities } from '../../../authz/tokenAbilities';
import { NotificationKind } from '../../../contract/enums';
import type { Notification } from '../../../model/notification.entity';
import type { ViewerIdentity } from '../../../request/viewer';
import { isForStaff } from './kinds';

const staffKinds = Object.values(NotificationKind)
  .filter(isForStaff)
  .map((kind) => `'${kind}'`)
  .join(', ');

/** What waits and what is reported: not for personal access tokens, which may read neither. */
const hearsAsStaff = abilities.reportCases;

/** Whether a notification is shown to the viewer: their own, and what is for staff only while they are. */
export const isShownTo = (
  viewer: ViewerIdentity | null,
  notification: Pick<Notification, 'userId' | 'kind'> | null,
): notification is Notification =>
  notification !== null &&
  notification.userId === viewer?.id &&
  (!isForStaff(notification.kind) || hearsAsStaff(viewer));

/**
 * The same as a condition on the viewer's rows of `notifications n`. It compares ids, which every index has, so that
 * counting still reads no row. Asked when they are read, because they may be written just as the role is taken.
 */
export const shownTo = (viewer: ViewerIdentity): { condition: string; params: string[] } =>
  hearsAsStaff(viewer)
    ? { condition: 'TRUE', params: [] }
    : {
        condition: `n.id NOT IN (SELECT h.id FROM notifications h FORCE INDEX (notifications_kind)
          WHERE h.user_id = ? AND h.kind IN (${staffKinds}))`,
        params: [viewer.id],
      };
