import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { hostName, parseDatabaseUrl } from '../db/databaseUrl';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../db/embedded/startEmbeddedDatabase';

/** The operator's database, or the embedded one. */
export async function provideDatabase(
  config: Config,
  log: Logger,
  say: (line: string) => void,
): Promise<EmbeddedDatabase> {
  if (config.databaseUrl) {
    const hosts = parseDatabaseUrl(config.databaseUrl)?.hosts ?? [];
    say(`given, at ${hosts.map(hostName).join(', ')}`);
    return { url: config.databaseUrl, stop: async () => undefined };
  }
  let started = false;
  let last = '';
  const database = await startEmbeddedDatabase({
    dataDir: config.dataDir,
    report(line) {
      last = line;
      if (started) log.warn(line);
      else say(line);
    },
  });
  started = true;
  say(`${last.replace(/^starting /, '')}, in ${path.relative(process.cwd(), config.dataDir) || '.'}`);
  return database;
}
