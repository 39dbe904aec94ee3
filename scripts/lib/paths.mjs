import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const fromRoot = (...parts) => path.join(root, ...parts);

/** The code below a folder, without what is generated. */
export const codeBelow = (folder) =>
  readdirSync(fromRoot(folder), { recursive: true })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file) && !file.includes('__generated__'));

/** The command to run a package's program with this Node, without a shell. */
export const packageBin = (file) => [process.execPath, fromRoot('node_modules', file)];
