import { existsSync } from 'node:fs';
import path from 'node:path';
import { readState } from './embeddedState';
import { acceptsQueries } from './runServer';
import { urlOf } from './startEmbeddedDatabase';

/** The URL of a data folder's running database, for command-line tools; undefined if it isn't running. */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  if (!existsSync(path.join(dataDir, 'database.json'))) return undefined;
  const url = urlOf(readState(dataDir));
  return (await acceptsQueries(url)) ? url : undefined;
}
