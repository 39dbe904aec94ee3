import { DigestFrequency, type NotificationKind, type NotificationWay } from '../../../contract/enums';
import type { Database } from '../../../db/database';
import { afterQuiet } from './dueTimes';
import { isAlwaysOn, waysWithoutChoice } from './kinds';

interface SettingsRow {
  startsWith: 'app' | 'standard' | null;
  digest: DigestFrequency | null;
  from: number | null;
  until: number | null;
  timeZone: string | null;
}

/** How a member wants to be notified when a delivery is sent: they may have changed settings since it was queued. */
export interface MemberWants {
  digest: DigestFrequency;
  isWanted(kind: NotificationKind, way: NotificationWay): boolean;
  /** The end of the quiet hours that a time is in; undefined outside of them. */
  quietUntil(at: Date): Date | undefined;
}

export async function readMemberWants(db: Pick<Database, 'read'>, userId: string): Promise<MemberWants> {
  const [[settings], preferences] = await Promise.all([
    db.read<SettingsRow>(
      `SELECT starts_with AS startsWith, digest, quiet_from AS \`from\`, quiet_until AS until, quiet_zone AS timeZone
       FROM notification_settings WHERE user_id = ?`,
      [userId],
    ),
    db.read<{ kind: NotificationKind; ways: string }>(
      'SELECT kind, ways FROM notification_preferences WHERE user_id = ?',
      [userId],
    ),
  ]);
  const chosenWays = new Map<string, readonly string[]>(
    preferences.map(({ kind, ways }) => [kind, ways.split(',')]),
  );
  return {
    digest: settings?.digest ?? DigestFrequency.WEEKLY,
    isWanted: (kind, way) =>
      isAlwaysOn(kind) ||
      (chosenWays.get(kind) ?? waysWithoutChoice(kind, settings?.startsWith ?? 'standard')).includes(way),
    quietUntil(at) {
      const { from, until, timeZone } = settings ?? {};
      if (from == null || until == null || timeZone == null) return undefined;
      const end = afterQuiet(at, { from, until, timeZone });
      return end > at ? end : undefined;
    },
  };
}
