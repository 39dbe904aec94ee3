import { createApp } from '../../server/app';
import { loadConfig } from '../../server/config';
import { migrate, openDatabase } from '../../server/db/dataSource';
import { makeLog } from '../../server/log';
import { createTestDatabase } from '../support/testDatabase';

export async function startTestServer() {
  const database = await createTestDatabase();
  const config = loadConfig({ NODE_ENV: 'test', PORT: '0', RATE_LIMITS: '0', LOG_LEVEL: 'error', DATA_DIR: '/tmp/rest-data', DATABASE_URL: database.url.replace('mysql:', 'mariadb:') });
  const dataSource = await openDatabase(database.url.replace('mysql:', 'mariadb:'));
  await migrate(dataSource);
  const app = await createApp({ ...config, databaseUrl: database.url }, { dataSource, log: makeLog(config) });
  const port = await app.listen();
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await app.close();
      await dataSource.destroy();
      await database.drop();
    },
  };
}
