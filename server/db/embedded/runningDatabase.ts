import { existsSync } from 'node:fs';
import path from 'node:path';
import { readState } from './keptState';
import { answers } from './runServer';
import { urlOf } from './startEmbeddedDatabase';

/** Where the database of a data folder answers at present, for tools beside the app; undefined where it does not run. */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  if (!existsSync(path.join(dataDir, 'database.json'))) return undefined;
  const url = urlOf(readState(dataDir));
  return (await answers(url)) ? url : undefined;
}
