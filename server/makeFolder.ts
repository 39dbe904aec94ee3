import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const isFolder = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder and those above it, readable by their owner alone. The `recursive` option of Node 20 does not return
 * where a file system answers "no such entry", as /proc does, and hides that a file system is read-only.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
}
