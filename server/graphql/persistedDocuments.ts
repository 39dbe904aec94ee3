import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../paths';

const file = path.join(projectRoot, 'client/__generated__/persistedDocuments.json');

/** The documents of our own client by their hash, as the Relay compiler wrote them. */
export const loadPersistedDocuments = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
