import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../server/paths';

const notOurs = new Set(['node_modules', 'dist', '.git', '.data']);

const entriesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notOurs.has(name))
    .flatMap((entry) => {
      const below = path.join(folder, entry.name);
      return entry.isDirectory() ? [below, ...entriesBelow(below)] : [below];
    });

/** Pairs of paths that are equal as imports on a case-insensitive file system. */
function confusable(paths: readonly string[]): [string, string][] {
  const seen = new Map<string, string>();
  const pairs: [string, string][] = [];
  for (const each of paths) {
    const { dir, name } = path.parse(each);
    const imported = path.join(dir, name);
    const other = seen.get(imported.toLowerCase());
    if (other !== undefined && other !== imported) pairs.push([other, imported]);
    seen.set(imported.toLowerCase(), imported);
  }
  return pairs;
}

describe('file names', () => {
  // macOS and Windows would import the wrong file of such a pair.
  it('never differ only by case, with or without their extension', () => {
    expect(confusable(entriesBelow(projectRoot))).toEqual([]);
  });
});
