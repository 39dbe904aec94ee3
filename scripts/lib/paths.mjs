import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const fromRoot = (...parts) => path.join(root, ...parts);

/** A program that a package brought, run by this very Node, so that no shell stands between. */
export const packageBin = (file) => [process.execPath, fromRoot('node_modules', file)];
