import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const isFolder = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Creates a folder and its parents, readable only by the owner. Node 20's `recursive` option never returns if
 * the file system answers ENOENT, as /proc does, and hides that a file system is read-only.
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
