import { isStaff } from '../../../authz/rules';
import { NotificationKind, NotificationWay } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import { badInput } from '../../../lib/errors';
import type { Context } from '../../../request/context';
import { lockAccount, readMemberWith } from '../../members/user/memberRows';
import { digestDueAt, isKnownZone, mailDueAt, type QuietColumns, quietHoursOf } from './dueTimes';
import { availableWays, defaultWays, isAlwaysOn, isForStaff, waysWithoutChoice } from './kinds';
import { readChosenWays } from './memberWants';
import type { SetNotificationPreferencesInput, SetNotificationSettingsInput } from './notification.inputs';
import { NotificationSettings } from './notification.types';

const allKinds = Object.values(NotificationKind);
const allWays = Object.values(NotificationWay);

interface SettingsRow extends QuietColumns {
  startsWith: 'app' | 'standard' | null;
  digest: NotificationSettings['digest'] | null;
  mailRefusedAt: Date | null;
}

/** Reads how a member is notified, with defaults for settings that they didn't choose. */
export async function notificationSettingsOf(ctx: Context, userId: string): Promise<NotificationSettings> {
  const [row, chosenWays] = await Promise.all([
    readMemberWith<SettingsRow>(
      ctx.db,
      userId,
      `s.starts_with AS startsWith, s.digest, s.quiet_from AS quietFrom, s.quiet_until AS quietUntil,
         s.quiet_zone AS quietZone, u.mail_refused_at AS mailRefusedAt`,
      { join: 'LEFT JOIN notification_settings s ON s.user_id = u.id', among: 'all' },
    ),
    readChosenWays(ctx.db, userId),
  ]);
  const preferences = allKinds
    .filter((kind) => !isForStaff(kind) || isStaff(ctx.viewer))
    .map((kind) => ({
      kind,
      ways: (chosenWays.get(kind) ??
        waysWithoutChoice(kind, row?.startsWith ?? 'standard')) as NotificationWay[],
      defaultWays: defaultWays[kind],
      availableWays: availableWays(kind),
      isAlwaysOn: isAlwaysOn(kind),
    }));

  return Object.assign(new NotificationSettings(), {
    preferences,
    digest: row?.digest ?? 'weekly',
    quietHours: row ? quietHoursOf(row) : null,
    mailRefusedAt: row?.mailRefusedAt ?? null,
  });
}

/** Sets the ways of some kinds. BAD_USER_INPUT for a kind that can't be changed, or a way that it doesn't have. */
export async function setNotificationPreferences(
  ctx: Context,
  userId: string,
  { preferences }: SetNotificationPreferencesInput,
): Promise<void> {
  if (preferences.some(({ kind }) => isAlwaysOn(kind)))
    throw badInput({ preferences: messages.notification.alwaysOn });
  if (preferences.some(({ kind, ways }) => ways?.some((way) => !availableWays(kind).includes(way))))
    throw badInput({ preferences: messages.notification.unavailableWay });
  if (preferences.length === 0) return;
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    for (const { kind, ways } of preferences) {
      const chosen = ways ?? defaultWays[kind];
      const column = allWays.filter((way) => chosen.includes(way)).join(',');
      await tx.execute(
        `INSERT INTO notification_preferences (user_id, kind, ways) VALUES (?, ?, ?)
         ON DUPLICATE KEY UPDATE ways = ?`,
        [userId, kind, column, column],
      );
    }
  });
}

/** Sets the digest's frequency and the quiet hours. BAD_USER_INPUT for an unknown time zone, or equal start and end. */
export async function setNotificationSettings(
  ctx: Context,
  userId: string,
  { digest, quietHours }: SetNotificationSettingsInput,
): Promise<void> {
  if (quietHours && (quietHours.timeZone.length > 64 || !isKnownZone(quietHours.timeZone)))
    throw badInput({ quietHours: messages.notification.timeZone });
  if (quietHours && quietHours.from === quietHours.until)
    throw badInput({ quietHours: messages.notification.quietHours });
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if (digest) {
      await tx.execute(
        'INSERT INTO notification_settings (user_id, digest) VALUES (?, ?) ON DUPLICATE KEY UPDATE digest = ?',
        [userId, digest, digest],
      );
      // Reschedules a digest that waits.
      await tx.execute('UPDATE mails SET send_at = ? WHERE joined = ?', [
        digestDueAt(ctx.now(), digest, ctx.config.groupTimeZone),
        `digest:${userId}`,
      ]);
    }
    if (quietHours !== undefined) {
      const { from = null, until = null, timeZone = null } = quietHours ?? {};
      await tx.execute(
        `INSERT INTO notification_settings (user_id, quiet_from, quiet_until, quiet_zone) VALUES (?, ?, ?, ?)
         ON DUPLICATE KEY UPDATE quiet_from = ?, quiet_until = ?, quiet_zone = ?`,
        [userId, from, until, timeZone, from, until, timeZone],
      );
      // Mails and push messages become due soon, and are postponed then if the time is in the new quiet hours.
      const soon = mailDueAt(ctx.now(), null);
      await tx.execute(
        "UPDATE mails SET send_at = LEAST(send_at, ?) WHERE user_id = ? AND kind = 'notification' AND joined IS NOT NULL",
        [soon, userId],
      );
      await tx.execute(
        'UPDATE push_messages SET due_at = LEAST(due_at, ?) WHERE user_id = ? AND waiting = 1',
        [soon, userId],
      );
    }
  });
}
