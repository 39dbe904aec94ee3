import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../lib/paths';

/** The file of our client's documents. A built server reads the built client's, which may be older than the sources beside it. */
const file = path.join(
  projectRoot,
  path.extname(__filename) === '.ts' ? 'client/__generated__' : 'dist',
  'persistedDocuments.json',
);

/** Our client's documents by hash, as written by the Relay compiler. */
export const loadPersistedDocuments = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
