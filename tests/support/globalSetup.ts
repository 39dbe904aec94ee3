import { keepSpareDatabases } from './testDatabase';
import { startTestMariadb } from './testMariadb';
import { startTestRedis } from './testRedis';

declare global {
  /** What globalSetup started and globalTeardown stops; they share nothing else. */
  var stopTestServices: (() => Promise<void>) | undefined;
}

/** Jest wants a default export here. One database and one Redis serve the whole run. */
export default async function globalSetup(): Promise<void> {
  const stops: (() => unknown)[] = [];
  if (!process.env.TEST_DATABASE_URL) {
    const database = await startTestMariadb();
    process.env.TEST_DATABASE_URL = database.adminUrl;
    stops.push(database.stop);
    await keepSpareDatabases(database.adminUrl);
  }
  if (!process.env.TEST_REDIS_URL) {
    const redis = await startTestRedis();
    if (redis) {
      process.env.TEST_REDIS_URL = redis.url;
      stops.push(redis.stop);
    } else if (process.env.CI) {
      // Elsewhere what needs a Redis is left out, and the run says so; CI leaves nothing out.
      for (const stop of stops) await stop();
      throw new Error('No redis-server on this machine: CI tests with one');
    }
  }
  globalThis.stopTestServices = async () => {
    for (const stop of stops) await stop();
  };
}
