import { type Config, loadConfig } from '../config/config';
import { Database } from '../db/database';
import {
  type EmbeddedDatabase,
  runningDatabase,
  startEmbeddedDatabase,
} from '../db/embedded/startEmbeddedDatabase';
import { type Events, makePubSub } from '../events/pubSub';
import { makeLog } from '../lib/log';
import { migrate, openDatabase } from '../startup/dataSource';

/** The parts of the app that command-line tools use. */
export interface CliApp {
  db: Database;
  pubSub: Events;
  /** Returns whether running servers received the published events; false without Redis. */
  close(): Promise<{ heard: boolean }>;
}

/** Returns the operator's database, or the embedded one, which is started if it isn't running. */
export async function provideToolDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  report: (line: string) => void,
): Promise<EmbeddedDatabase> {
  const url = config.databaseUrl ?? (await runningDatabase(config.dataDir));
  if (url) return { url, stop: async () => undefined };
  return startEmbeddedDatabase({ dataDir: config.dataDir, report });
}

/** Opens the database and migrates it. */
export async function openCliApp(report: (line: string) => void): Promise<CliApp> {
  const config = loadConfig(process.env);
  const database = await provideToolDatabase(config, report);
  try {
    const dataSource = await openDatabase(database.url);
    try {
      await migrate(dataSource);
    } catch (error) {
      await dataSource.destroy();
      throw error;
    }
    const events = makePubSub(config.redisUrl, makeLog({ logLevel: 'silent' }));
    return {
      db: new Database(dataSource),
      pubSub: events.pubSub,
      async close() {
        // Redis responds after it has delivered the events published before.
        const answer = await events.redis?.ping().catch(() => 'none');
        await events.close();
        await dataSource.destroy();
        await database.stop();
        return { heard: events.redis !== undefined && answer !== 'none' };
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
