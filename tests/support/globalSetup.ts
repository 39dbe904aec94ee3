import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepSpareDatabases } from './testDatabase';
import { startTestMariadb } from './testMariadb';
import { startTestRedis } from './testRedis';

declare global {
  /** Stops what globalSetup started, in globalTeardown; a global is the only state that both share. */
  var stopTestServices: (() => Promise<void>) | undefined;
}

/** Jest requires a default export. One database and one Redis serve the whole run. */
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
      // Without Redis, the tests that need it are skipped, and the run says so; CI must not skip any.
      for (const stop of stops) await stop();
      throw new Error('No redis-server on this machine: CI tests with one');
    }
  }
  // Browsers end with their workers, too late to remove their profiles themselves.
  const { TMPDIR } = process.env;
  const temporary = mkdtempSync(path.join(tmpdir(), 'writers-run-'));
  // Some tests run the app as another user.
  chmodSync(temporary, 0o1777);
  process.env.TMPDIR = temporary;
  stops.push(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(temporary, { recursive: true, force: true, maxRetries: 10 });
  });
  globalThis.stopTestServices = async () => {
    for (const stop of stops) await stop();
  };
}
