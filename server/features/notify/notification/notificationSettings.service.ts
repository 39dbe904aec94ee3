import { isStaff } from '../../../authz/rules';
import { NotificationKind, NotificationWay } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import { badInput } from '../../../lib/errors';
import type { Context } from '../../../request/context';
import { lockAccount, readMemberWith } from '../../members/user/memberRows';
import { digestDueAt, isKnownZone, mailDueAt } from './dueTimes';
import { availableWays, isAlwaysOn, isForStaff, kinds, waysWithoutChoice } from './kinds';
import type { SetNotificationPreferencesInput, SetNotificationSettingsInput } from './notification.inputs';
import { NotificationSettings } from './notification.types';

const everyKind = Object.values(NotificationKind);
const everyWay = Object.values(NotificationWay);

interface SettingsRow {
  startsWith: 'app' | 'standard' | null;
  digest: NotificationSettings['digest'] | null;
  quietFrom: number | null;
  quietUntil: number | null;
  quietZone: string | null;
  mailRefusedAt: Date | null;
}

/** How a member is notified, with defaults for settings that they did not choose. */
export async function notificationSettingsOf(ctx: Context, userId: string): Promise<NotificationSettings> {
  const [row, chosen] = await Promise.all([
    readMemberWith<SettingsRow>(
      ctx.db,
      userId,
      `s.starts_with AS startsWith, s.digest, s.quiet_from AS quietFrom, s.quiet_until AS quietUntil,
         s.quiet_zone AS quietZone, u.mail_refused_at AS mailRefusedAt`,
      { join: 'LEFT JOIN notification_settings s ON s.user_id = u.id', among: 'all' },
    ),
    ctx.db.read<{ kind: NotificationKind; ways: string }>(
      'SELECT kind, ways FROM notification_preferences WHERE user_id = ?',
      [userId],
    ),
  ]);
  const waysOf = new Map(chosen.map(({ kind, ways }) => [kind, ways.split(',').filter(Boolean)]));
  const preferences = everyKind
    .filter((kind) => !isForStaff(kind) || isStaff(ctx.viewer))
    .map((kind) => ({
      kind,
      ways: (waysOf.get(kind) ?? waysWithoutChoice(kind, row?.startsWith ?? 'standard')) as NotificationWay[],
      defaultWays: kinds[kind].ways,
      availableWays: availableWays(kind),
      isAlwaysOn: isAlwaysOn(kind),
    }));
  const quietHours =
    row && row.quietFrom !== null && row.quietUntil !== null
      ? { from: row.quietFrom, until: row.quietUntil, timeZone: row.quietZone ?? 'UTC' }
      : null;
  return Object.assign(new NotificationSettings(), {
    preferences,
    digest: row?.digest ?? 'weekly',
    quietHours,
    mailRefusedAt: row?.mailRefusedAt ?? null,
  });
}

/** Sets the ways of some kinds. BAD_USER_INPUT for a kind that can't be changed. */
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
  const rows = preferences.map(({ kind, ways }) => [
    userId,
    kind,
    everyWay.filter((way) => (ways ?? kinds[kind].ways).includes(way)).join(','),
  ]);
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    for (const [, kind, ways] of rows)
      await tx.execute(
        `INSERT INTO notification_preferences (user_id, kind, ways) VALUES (?, ?, ?)
         ON DUPLICATE KEY UPDATE ways = ?`,
        [userId, kind as string, ways as string, ways as string],
      );
  });
}

/** Sets the digest's frequency and the quiet hours. */
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
    if (digest)
      await tx.execute(
        'INSERT INTO notification_settings (user_id, digest) VALUES (?, ?) ON DUPLICATE KEY UPDATE digest = ?',
        [userId, digest, digest],
      );
    // A digest that waits is rescheduled.
    if (digest)
      await tx.execute('UPDATE mails SET send_at = ? WHERE joined = ?', [
        digestDueAt(ctx.now(), digest, ctx.config.groupTimeZone),
        `digest:${userId}`,
      ]);
    if (quietHours !== undefined) {
      const { from = null, until = null, timeZone = null } = quietHours ?? {};
      await tx.execute(
        `INSERT INTO notification_settings (user_id, quiet_from, quiet_until, quiet_zone) VALUES (?, ?, ?, ?)
         ON DUPLICATE KEY UPDATE quiet_from = ?, quiet_until = ?, quiet_zone = ?`,
        [userId, from, until, timeZone, from, until, timeZone],
      );
      // Whatever is due in the new hours is postponed when it is to be sent.
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
