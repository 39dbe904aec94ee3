import type { DataSource } from 'typeorm';
import { Database } from '../../../../server/db/database';
import { migrate, openDatabase } from '../../../../server/startup/dataSource';
import { createTestDatabase } from '../../../support/testDatabase';

/** A migrated database of a test file without a server, from `beforeAll` on. */
export function mailDatabase(): { dataSource: DataSource; db: Database } {
  const opened = {} as { dataSource: DataSource; db: Database };
  let drop = async () => {};
  beforeAll(async () => {
    const database = await createTestDatabase();
    drop = () => database.drop();
    opened.dataSource = await openDatabase(database.url);
    await migrate(opened.dataSource);
    opened.db = new Database(opened.dataSource);
  });
  afterAll(async () => {
    await opened.dataSource.destroy();
    await drop();
  });
  return opened;
}
