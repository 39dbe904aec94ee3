import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isDeadlock } from './failures';

/** A start after a killed one waits no longer than this. */
const leaseSeconds = 20;
const renewMs = 5_000;
const askAgainMs = 250;
/** How long a start waits for another server's migrations. */
const patienceMs = 60_000;

/**
 * Runs `work` while no other server does. A lock of the database (GET_LOCK) would hold on one node of a cluster only;
 * this is a row, which all nodes share. It expires by the database's clock if its holder is killed.
 */
export async function whileLeased<Result>(
  dataSource: DataSource,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID();
  // Not a migration: it is needed before the first one.
  await dataSource.query(
    `CREATE TABLE IF NOT EXISTS migration_lease (
       id tinyint NOT NULL PRIMARY KEY, holder char(36) NOT NULL, expires_at datetime(3) NOT NULL)`,
  );
  const end = `UTC_TIMESTAMP(3) + INTERVAL ${leaseSeconds} SECOND`;
  const take = async () => {
    try {
      await dataSource.query(
        `INSERT INTO migration_lease (id, holder, expires_at) VALUES (1, ?, ${end})
         ON DUPLICATE KEY UPDATE holder = IF(expires_at < UTC_TIMESTAMP(3), ?, holder),
           expires_at = IF(holder = ?, ${end}, expires_at)`,
        [holder, holder, holder],
      );
    } catch (error) {
      // Another node committed first.
      if (!isDeadlock(error)) throw error;
    }
    const [row] = await dataSource.query('SELECT holder FROM migration_lease WHERE id = 1');
    return row?.holder === holder;
  };
  for (const until = performance.now() + patienceMs; !(await take()); await sleep(askAgainMs))
    if (performance.now() > until)
      throw new Error('Another server has been migrating for more than a minute');
  // A renewal that fails is followed by the next; migrations can be repeated if the lease ends before.
  const renewal = setInterval(() => void take().catch(() => undefined), renewMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await dataSource.query('DELETE FROM migration_lease WHERE holder = ?', [holder]);
  }
}
