import type { DataSource } from 'typeorm';
import { StartError } from './embedded/startError';

/** A table that a database has while a backup is restored into it, so that no server serves half of it. */
export const restoreMark = 'restore_under_way';

/** Throws if a backup is being restored into the database, or a restore was interrupted. */
export async function refuseUnfinishedRestore(dataSource: DataSource): Promise<void> {
  const [mark] = await dataSource.query(`SHOW TABLES LIKE '${restoreMark}'`);
  if (!mark) return;
  throw new StartError(
    'A backup is being restored into the database, or its restore was interrupted.\n' +
      'Wait for it, or repeat it: docs/operating.md explains how.',
  );
}
