import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, root } from './paths.mjs';

/** One hash of the names and contents of files and folders; folders whose path matches `without` are left out. */
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

/** Whether a result is still that of these inputs. */
export const isCurrent = (stampFile, hash) =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;

/** Kept only after the work is done, so that a failure or a crash in the middle does the work again. */
export function writeStamp(stampFile, hash) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}

export const removeStamp = (stampFile) => rmSync(stampFile, { force: true });
