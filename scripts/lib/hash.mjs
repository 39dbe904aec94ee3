import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, root } from './paths.mjs';

/** A hash of names and contents of files and folders, without paths that match `without`. */
export function hashOf(inputs, without) {
  const hash = createHash('sha256');
  const add = (file) => {
    const name = path.relative(root, file);
    if (without?.test(name)) return;
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return;
    if (stats.isDirectory()) for (const entry of readdirSync(file).sort()) add(path.join(file, entry));
    else hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  };
  for (const input of inputs) add(fromRoot(input));
  return hash.digest('hex');
}

/** Whether a stamp matches the inputs' hash. */
export const isCurrent = (stampFile, hash) =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;

/** Writes the stamp. Call it after the work is done, so that an interrupted build is repeated. */
export function writeStamp(stampFile, hash) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}

export const removeStamp = (stampFile) => rmSync(stampFile, { force: true });
