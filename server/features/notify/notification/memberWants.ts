import { DigestFrequency, type NotificationKind, type NotificationWay } from '../../../contract/enums';
import type { Database } from '../../../db/database';
import { afterQuiet, type QuietColumns, quietHoursOf } from './dueTimes';
import { isAlwaysOn, waysWithoutChoice } from './kinds';

interface SettingsRow extends QuietColumns {
  startsWith: 'app' | 'standard' | null;
  digest: DigestFrequency | null;
}

/** Reads the ways that a member chose, by kind. */
export async function readChosenWays(db: Pick<Database, 'read'>, userId: string) {
  const rows = await db.read<{ kind: NotificationKind; ways: string }>(
    'SELECT kind, ways FROM notification_preferences WHERE user_id = ?',
    [userId],
  );
  return new Map(rows.map(({ kind, ways }) => [kind, ways.split(',').filter(Boolean) as NotificationWay[]]));
}

/** How a member wants to be notified when a delivery is sent: they may have changed settings since it was queued. */
export interface MemberWants {
  digest: DigestFrequency;
  isWanted(kind: NotificationKind, way: NotificationWay): boolean;
  /** The end of the quiet hours that a time is in; undefined outside of them. */
  quietUntil(at: Date): Date | undefined;
}

export async function readMemberWants(db: Pick<Database, 'read'>, userId: string): Promise<MemberWants> {
  const [[settings], chosenWays] = await Promise.all([
    db.read<SettingsRow>(
      `SELECT starts_with AS startsWith, digest, quiet_from AS quietFrom, quiet_until AS quietUntil,
         quiet_zone AS quietZone FROM notification_settings WHERE user_id = ?`,
      [userId],
    ),
    readChosenWays(db, userId),
  ]);
  return {
    digest: settings?.digest ?? DigestFrequency.WEEKLY,
    isWanted: (kind, way) =>
      isAlwaysOn(kind) ||
      (chosenWays.get(kind) ?? waysWithoutChoice(kind, settings?.startsWith ?? 'standard')).includes(way),
    quietUntil(at) {
      const end = afterQuiet(at, settings ? quietHoursOf(settings) : null);
      return end > at ? end : undefined;
    },
  };
}
