import { dayMs } from '../../../contract/calendar';
import { limits } from '../../../contract/limits';
import type { Row } from '../../../db/entityRows';
import { badInput } from '../../../lib/errors';
import type { MemberSetting } from '../../../model/memberSetting.entity';
import type { Context } from '../../../request/context';
import { lockAccount } from '../user/memberRows';
import type { SaveSettingsInput } from './memberSettings.inputs';

const { most: settingsMax } = limits.setting;
/** Older changes count as this old, so that the column can store their time. */
const ageMaxMs = 400 * dayMs;

type Reader = Pick<Context['db'], 'read'>;

const columns = 'user_id AS userId, name, value, changed_at AS changedAt';

/** The member's settings, by name. */
export const settingsOf = (db: Reader, userId: string): Promise<MemberSetting[]> =>
  db.read<Row<MemberSetting>>(
    `SELECT ${columns} FROM member_settings WHERE user_id = ? ORDER BY name LIMIT ${settingsMax}`,
    [userId],
  );

/**
 * Saves each setting unless it was changed later elsewhere. The device sends the age of a change, from which the server computes its
 * time, so that a device whose clock is ahead doesn't always win.
 */
export async function saveSettings(
  ctx: Context,
  userId: string,
  { settings }: SaveSettingsInput,
): Promise<MemberSetting[]> {
  if (settings.length === 0) return settingsOf(ctx.db, userId);
  const now = ctx.now().getTime();
  return ctx.db.transaction(async (tx) => {
    // Concurrent saves of a member wait for each other, so that they can't exceed the limit or deadlock.
    await lockAccount(tx, userId, 'FOR UPDATE');
    for (const { name, value, changedAgoMs } of settings) {
      const at = new Date(now - Math.min(changedAgoMs, ageMaxMs));
      await tx.execute(
        `INSERT INTO member_settings (user_id, name, value, changed_at) VALUES (?, ?, ?, ?)
         ON DUPLICATE KEY UPDATE value = IF(? >= changed_at, ?, value), changed_at = GREATEST(changed_at, ?)`,
        [userId, name, value, at, at, value, at],
      );
    }
    const [row] = await tx.read<{ count: number }>(
      'SELECT COUNT(*) AS count FROM member_settings WHERE user_id = ?',
      [userId],
    );
    if (Number(row?.count) > settingsMax)
      throw badInput({ settings: `At most ${settingsMax} settings follow the account` });
    return settingsOf(tx, userId);
  });
}
