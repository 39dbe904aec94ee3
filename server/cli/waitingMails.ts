import type { Database } from '../db/database';

/** How many mails wait in a restored database. Members may have got them since the backup. */
export async function countWaitingMails(db: Pick<Database, 'read'>): Promise<number> {
  const [row] = await db.read<{ waiting: number }>('SELECT COUNT(*) AS waiting FROM mails');
  return Number(row?.waiting);
}

/** Drops all waiting mails and push messages; their notifications stay in the app. */
export const dropWaitingMails = (db: Pick<Database, 'transaction'>): Promise<void> =>
  db.transaction(async (tx) => {
    for (const table of ['mails', 'push_messages', 'notices']) await tx.execute(`DELETE FROM ${table}`);
  });
