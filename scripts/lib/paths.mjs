import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const fromRoot = (...parts) => path.join(root, ...parts);

/** The command to run a package's program with this Node, without a shell. */
export const packageBin = (file) => [process.execPath, fromRoot('node_modules', file)];
