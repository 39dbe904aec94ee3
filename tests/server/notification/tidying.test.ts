import { removeEnded } from '../../../server/housekeeping';
import { newId, newIdAt } from '../../../server/ids';
import { buildMember } from '../../support/factories';
import { testServer } from '../../support/testServer';

const server = testServer();
const dayMs = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-24T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * dayMs);

const tidy = () => removeEnded(server.app.services.db, now);
async function notification(userId: string, days: number, isRead: boolean): Promise<string> {
  const id = newIdAt('notification', ago(days));
  await server.sql(
    `INSERT INTO notifications (id, user_id, kind, subject_id, unread, created_at, changed_at, read_at)
     VALUES (?, ?, 'new_follower', ?, ?, ?, ?, ?)`,
    [id, userId, newId('user'), isRead ? null : 1, ago(days), ago(days), isRead ? ago(days) : null],
  );
  return id;
}

const left = async (table: string, userId: string): Promise<string[]> =>
  (await server.sql<{ id: string }>(`SELECT id FROM ${table} WHERE user_id = ? ORDER BY id`, [userId])).map(
    ({ id }) => id,
  );

it('notifications that were read stay for 180 days, all others for 400', async () => {
  const { id: userId } = await buildMember(server);
  const kept = [
    await notification(userId, 179, true),
    await notification(userId, 181, false),
    await notification(userId, 399, false),
  ];
  await notification(userId, 181, true);
  await notification(userId, 401, false);
  await tidy();
  expect(await left('notifications', userId)).toEqual(kept.sort());
});

it('what was never sent within a month is not sent any more', async () => {
  const { id: userId } = await buildMember(server);
  const notice = async (days: number) => {
    const id = newIdAt('notice', ago(days));
    await server.sql(
      `INSERT INTO notices (id, user_id, way, kind, subject_id, item_id, created_at)
       VALUES (?, ?, 'digest', 'new_follower', ?, ?, ?)`,
      [id, userId, userId, newId('user'), ago(days)],
    );
    return id;
  };
  await notice(31);
  const kept = await notice(29);
  await tidy();
  expect(await left('notices', userId)).toEqual([kept]);
});
