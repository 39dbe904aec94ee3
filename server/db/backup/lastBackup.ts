import type { Database } from '../database';
import { connectTo } from './snapshot';

const setting = 'last_backup';

/** Records that a backup was made now, by the database's clock, for the metric of all servers. */
export async function recordBackup(url: string): Promise<void> {
  const connection = await connectTo(url);
  try {
    const now = 'ROUND(UNIX_TIMESTAMP(NOW(3)) * 1000)';
    await connection.query(
      `INSERT INTO installation_settings (name, value) VALUES (?, ${now}) ON DUPLICATE KEY UPDATE value = ${now}`,
      [setting],
    );
  } finally {
    await connection.end();
  }
}

/** When the last backup was made; 0 if there was none. */
export async function lastBackupAt(db: Pick<Database, 'read'>): Promise<number> {
  const [row] = await db.read<{ value: string }>('SELECT value FROM installation_settings WHERE name = ?', [
    setting,
  ]);
  return Number(row?.value ?? 0);
}
