import { daysBefore, type Sweep, sweepByIndex, sweepByPages, sweepByTime } from '../../jobs/sweeps';
import { newIdAt } from '../../lib/ids';
import { confirmationDays } from './newsletter/readerRows';

/** How long notifications are kept after the last change: read ones, and any. */
const readNotificationDays = 180;
const notificationDays = 400;
/** How long deliveries wait to be mailed: longer than the weekly digest with all its retries. */
const deliveryDays = 30;
/** How long failed mails stay recorded: longer than administrators see them. */
const mailFailureDays = 30;

/** Goes through the ids, because no index has the state; an id is older than any change of its row. */
const readNotifications = (before: Date): Sweep =>
  sweepByPages('notifications', 'id', {
    pageSql: `SELECT id, changed_at < ? AND unread IS NULL AS isDue FROM notifications WHERE id < '${newIdAt('notification', before)}'
       AND id > ? ORDER BY id`,
    condition: 'changed_at < ? AND unread IS NULL',
    params: [before],
  });

/** Deletes expired rows from the domain's tables. */
export const notifySweeps = (now: Date) => {
  const before = daysBefore(now);
  return {
    unconfirmedReaders: sweepByIndex(
      'readers',
      'confirmed_at IS NULL AND created_at < ?',
      [before(confirmationDays)],
      'confirmed_at, created_at',
    ),
    notifications: sweepByTime('notifications', 'changed_at', before(notificationDays)),
    readNotifications: readNotifications(before(readNotificationDays)),
    notifiedMembers: sweepByTime('told_members', 'created_at', before(notificationDays)),
    deletedSessionMembers: sweepByTime('deleted_session_members', 'deleted_at', before(notificationDays)),
    deliveries: sweepByTime('notices', 'id', newIdAt('notice', before(deliveryDays))),
    mailFailures: sweepByTime('mail_failures', 'failed_at', before(mailFailureDays)),
    // Sessions that have started need no more reminders. All other rows are about the next day's sessions.
    reminders: sweepByIndex(
      'session_reminders',
      'date_time < ?',
      [before(1)],
      'session_id, hours, date_time',
    ),
  };
};
