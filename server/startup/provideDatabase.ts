import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { hostName, parseDatabaseUrl } from '../db/databaseUrl';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../db/embedded/startEmbeddedDatabase';

/** Returns the operator's database, or starts the embedded one. `say` reports to the person who starts the app. */
export async function provideDatabase(
  config: Config,
  log: Logger,
  say: (line: string) => void,
): Promise<EmbeddedDatabase> {
  if (config.databaseUrl) {
    const address = parseDatabaseUrl(config.databaseUrl);
    say(`given, at ${address && hostName(address)}`);
    return { url: config.databaseUrl, stop: async () => undefined };
  }
  let isStarted = false;
  let lastLine = '';
  const database = await startEmbeddedDatabase({
    dataDir: config.dataDir,
    report(line) {
      lastLine = line;
      if (isStarted) log.warn(line);
      else say(line);
    },
  });
  isStarted = true;
  say(`${lastLine.replace(/^starting /, '')}, in ${path.relative(process.cwd(), config.dataDir) || '.'}`);
  return database;
}
