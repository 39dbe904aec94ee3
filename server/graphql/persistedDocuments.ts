import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../paths';

const file = path.join(projectRoot, 'client/__generated__/persistedDocuments.json');

/** Our client's documents by hash, as written by the Relay compiler. */
export const loadPersistedDocuments = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
