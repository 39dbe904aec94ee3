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

/** How a member wants to be notified now: settings may have changed since a delivery was written. */
export interface MemberWants {
  digest: DigestFrequency;
  isWanted(kind: NotificationKind, way: NotificationWay): boolean;
  /** The end of the quiet hours, if it is in them at that time. */
  quietUntil(at: Date): Date | undefined;
}

export async function wantsOf(db: Pick<Database, 'read'>, userId: string): Promise<MemberWants> {
  const [[row], chosen] = await Promise.all([
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
    chosen.map(({ kind, ways }) => [kind, ways.split(',')]),
  );
  return {
    digest: row?.digest ?? DigestFrequency.WEEKLY,
    isWanted: (kind, way) =>
      isAlwaysOn(kind) ||
      (chosenWays.get(kind) ?? waysWithoutChoice(kind, row?.startsWith ?? 'standard')).includes(way),
    quietUntil(at) {
      if (row?.from == null || row.until === null || row.timeZone === null) return undefined;
      const end = afterQuiet(at, { from: row.from, until: row.until, timeZone: row.timeZone });
      return end > at ? end : undefined;
    },
  };
}
