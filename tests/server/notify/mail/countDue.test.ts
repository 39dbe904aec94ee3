import { countDue } from '../../../../server/features/notify/mail/countDue';
import { newId } from '../../../../server/lib/ids';
import { rowsReadOn } from '../../../support/statements';
import { mailDatabase } from './mailDatabase';

const opened = mailDatabase();
afterEach(() => opened.dataSource.query('DELETE FROM mails'));

const now = new Date('2026-03-02T09:00:00.000Z');
const [earlier, later] = [new Date(now.getTime() - 60_000), new Date(now.getTime() + 60_000)];

interface Given {
  userId?: string;
  email?: string;
  topic?: string;
  joined?: string;
  sendAt: Date;
  attempts?: number;
}
const add = (mails: Given[]) =>
  opened.db.transaction((tx) =>
    tx.execute(
      `INSERT INTO mails (id, kind, email, user_id, topic, joined, created_at, send_at, attempts)
       VALUES ${mails.map(() => "(?, 'notification', ?, ?, ?, ?, ?, ?, ?)").join(', ')}`,
      mails.flatMap(({ userId = null, email = '', topic = null, joined = null, sendAt, attempts = 0 }) => [
        ...[newId('mail'), email, userId, topic, joined, now, sendAt, attempts],
      ]),
    ),
  );

it('one member’s full mailbox is one recipient, however many mails to it failed', async () => {
  const failed = { sendAt: later, attempts: 2 };
  const userId = newId('user');
  await add(['story_comment', 'mention', 'new_follower'].map((topic) => ({ userId, topic, ...failed })));
  await add([
    { userId: newId('user'), topic: 'mention', joined: 'notification:due', sendAt: earlier },
    { userId: newId('user'), joined: 'digest:not due', sendAt: later },
    { email: 'nobody@example.com', ...failed },
    { topic: 'key of a reader', ...failed },
  ]);
  expect(await countDue(opened.db, now)).toEqual({ mails: 6, recipients: 4 });
});

it('counting due mails doesn’t read digests that aren’t due', async () => {
  await add(Array.from({ length: 1_000 }, (_, n) => ({ joined: `digest:${n}`, sendAt: later })));
  await add([{ joined: 'digest:due', sendAt: earlier, email: 'ana@example.com' }]);
  await opened.dataSource.query('ANALYZE TABLE mails');
  const runner = opened.dataSource.createQueryRunner();
  const { result, read } = await rowsReadOn(runner, () =>
    countDue({ read: (sql, params) => runner.query(sql, params) }, now),
  );
  await runner.release();
  expect(result.mails).toBe(1);
  expect(read).toBeLessThan(20);
});
