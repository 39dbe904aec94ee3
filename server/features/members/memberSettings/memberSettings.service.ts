import { limits } from '../../../contract/limits';
import type { Row } from '../../../db/entityRows';
import { badInput } from '../../../lib/errors';
import type { MemberSetting } from '../../../model/memberSetting.entity';
import type { Context } from '../../../request/context';
import { lockAccount } from '../user/memberRows';
import type { SaveSettingsInput } from './memberSettings.inputs';

const { most } = limits.setting;
/** Ages of changes are capped at this. */
const oldestMs = 400 * 24 * 60 * 60 * 1000;

type Reader = Pick<Context['db'], 'read'>;

const columns = 'user_id AS userId, name, value, changed_at AS changedAt';

export const settingsOf = (db: Reader, userId: string): Promise<MemberSetting[]> =>
  db.read<Row<MemberSetting>>(
    `SELECT ${columns} FROM member_settings WHERE user_id = ? ORDER BY name LIMIT ${most}`,
    [userId],
  );

/**
 * Saves each setting unless it was changed later elsewhere. The age of a change is measured by the device, its time by the
 * server, so that a device with a wrong clock doesn't win for ever.
 */
export async function saveSettings(
  ctx: Context,
  userId: string,
  { settings }: SaveSettingsInput,
): Promise<MemberSetting[]> {
  if (settings.length === 0) return settingsOf(ctx.db, userId);
  const now = ctx.now().getTime();
  return ctx.db.transaction(async (tx) => {
    // One save of a member at a time: the limit holds, and the rows are locked in one order.
    await lockAccount(tx, userId, 'FOR UPDATE');
    for (const { name, value, changedAgoMs } of settings) {
      const at = new Date(now - Math.min(changedAgoMs, oldestMs));
      await tx.execute(
        `INSERT INTO member_settings (user_id, name, value, changed_at) VALUES (?, ?, ?, ?)
         ON DUPLICATE KEY UPDATE value = IF(? >= changed_at, ?, value), changed_at = GREATEST(changed_at, ?)`,
        [userId, name, value, at, at, value, at],
      );
    }
    const [row] = await tx.read<{ n: number }>(
      'SELECT COUNT(*) AS n FROM member_settings WHERE user_id = ?',
      [userId],
    );
    if (Number(row?.n) > most) throw badInput({ settings: `At most ${most} settings follow the account` });
    return settingsOf(tx, userId);
  });
}
