import { readFileSync } from 'node:fs';
import path from 'node:path';
import { main } from './main.mjs';
import { codeBelow, fromRoot } from './paths.mjs';

/**
 * Checks that folders don't import each other in a circle, type-only imports included. dependency-cruiser finds circles only of files, or
 * of folders at every depth.
 */

/** The folder of a file: one below `server/` or `client/`, or a feature of a domain. A file beside these is a folder of its own. */
function folderOf(file) {
  const parts = file.split('/');
  if (parts[1] !== 'features') return parts.slice(0, 2).join('/');
  return parts.slice(0, Math.min(parts.length - 1, 4)).join('/');
}

/** Matches the relative path of an import. */
const importPattern = /(?:from|import|import\()\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** By folder, the folders that it imports, each with one such import. */
function importsOf(files) {
  const known = new Set(files);
  const edges = new Map();
  for (const file of files)
    for (const [, to] of readFileSync(fromRoot(file), 'utf8').matchAll(importPattern)) {
      const target = path.posix.join(path.posix.dirname(file), to);
      const found = ['', '.ts', '.tsx', '.mjs'].map((end) => target + end).find((name) => known.has(name));
      if (!found || folderOf(found) === folderOf(file)) continue;
      const from = edges.get(folderOf(file)) ?? new Map();
      edges.set(folderOf(file), from.set(folderOf(found), `${file} → ${found}`));
    }
  return edges;
}

/** The imports of a circle; undefined if there is none. */
function circleIn(edges) {
  const done = new Set();
  /** `trail` has the imports that led to the folder. */
  const visit = (folder, trail) => {
    const begin = trail.findIndex(({ from }) => from === folder);
    if (begin >= 0) return trail.slice(begin).map(({ by }) => by);
    if (done.has(folder)) return undefined;
    for (const [to, by] of edges.get(folder) ?? []) {
      const circle = visit(to, [...trail, { from: folder, by }]);
      if (circle) return circle;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of edges.keys()) {
    const circle = visit(folder, []);
    if (circle) return circle;
  }
  return undefined;
}

await main(async () => {
  for (const side of ['server', 'client']) {
    const circle = circleIn(importsOf(codeBelow(side)));
    if (circle) throw new Error(`Folders import each other in a circle:\n  ${circle.join('\n  ')}`);
  }
});
