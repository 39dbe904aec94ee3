// npm run relay: compiles the client's GraphQL. The compiler leaves documents that nothing sends any more in the file of kept
// documents, and leaves those out whose artifacts haven't changed; so it begins with neither.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = path.join(root, 'client/__generated__');

const before = readdirSync(folder).map((file) => [
  path.join(folder, file),
  readFileSync(path.join(folder, file)),
]);
for (const [file] of before) rmSync(file);
writeFileSync(path.join(folder, 'persistedDocuments.json'), '{}');
const compiler = path.join(root, 'node_modules/.bin/relay-compiler');
const { status } = spawnSync(compiler, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
// What doesn't compile leaves everything as it was.
if (status !== 0) for (const [file, content] of before) writeFileSync(file, content);
process.exitCode = status ?? 1;
