import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../server/lib/paths';

/** The modules of each of the built client's chunks, by the chunk's address. */
export const chunks: Readonly<Record<string, string[]>> = JSON.parse(
  fs.readFileSync(path.join(projectRoot, 'dist/chunks.json'), 'utf8'),
);
