import { byTime, daysBefore, type Sweep, sweep, walk } from '../../jobs/sweeps';
import { newIdAt } from '../../lib/ids';
import { confirmationDays } from './newsletter/readerRows';

/** How long notifications are kept that were read, and any. */
const readNotificationDays = 180;
const notificationDays = 400;
/** How long notices wait to be mailed: longer than the weekly digest with all its retries. */
const noticeDays = 30;
/** How long it is kept that mails were given up: longer than administrators see it. */
const mailFailureDays = 30;

/** They have no index on the state; an id is older than all that happened to its row. */
const readNotifications = (before: Date): Sweep =>
  walk(
    'notifications',
    'id',
    `SELECT id, changed_at < ? AND unread IS NULL AS isDue FROM notifications WHERE id < '${newIdAt('notification', before)}'
       AND id > ? ORDER BY id`,
    'changed_at < ? AND unread IS NULL',
    [before],
  );

/** Removes what is past its date from the domain's tables. */
export const notifySweeps = (now: Date) => {
  const before = daysBefore(now);
  return {
    unconfirmedReaders: sweep(
      'readers',
      'confirmed_at IS NULL AND created_at < ?',
      [before(confirmationDays)],
      'confirmed_at, created_at',
    ),
    notifications: byTime('notifications', 'changed_at', before(notificationDays)),
    readNotifications: readNotifications(before(readNotificationDays)),
    toldMembers: byTime('told_members', 'created_at', before(notificationDays)),
    deletedSessionMembers: byTime('deleted_session_members', 'deleted_at', before(notificationDays)),
    notices: byTime('notices', 'id', newIdAt('notice', before(noticeDays))),
    mailFailures: byTime('mail_failures', 'failed_at', before(mailFailureDays)),
    // A session that starts now is never reminded of again. The others are those of the next day.
    reminders: sweep('session_reminders', 'date_time < ?', [before(1)], 'session_id, hours, date_time'),
  };
};
