// npm run relay: compiles the client's GraphQL. Starts without artifacts and persisted documents: otherwise the compiler would keep
// documents that the client doesn't send any more, and leave out those whose artifacts haven't changed.
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
// After an error, restores the files as they were.
if (status !== 0) for (const [file, content] of before) writeFileSync(file, content);
process.exitCode = status ?? 1;
