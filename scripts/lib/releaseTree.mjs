import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './paths.mjs';
import { releaseFiles } from './release.mjs';
import { run } from './run.mjs';

/** Copies a release's files, without packages. */
export function copyRelease(folder) {
  for (const file of releaseFiles) cpSync(fromRoot(file), path.join(folder, file), { recursive: true });
}

/** Installs the packages that production needs. */
export const installForProduction = (folder) =>
  run(['npm', 'ci', '--omit=dev', '--prefer-offline'], { cwd: folder });

/** Links the production packages to this project's own, instead of installing them. */
export function linkForProduction(folder) {
  const installedRecord = 'node_modules/.package-lock.json';
  const { packages } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));
  for (const [place, { dev }] of Object.entries(packages)) {
    const isNested = place.lastIndexOf('node_modules/') > 0;
    if (place === '' || dev || isNested || !statSync(fromRoot(place), { throwIfNoEntry: false })) continue;
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    symlinkSync(fromRoot(place), path.join(folder, place), 'junction');
  }
  cpSync(fromRoot(installedRecord), path.join(folder, installedRecord));
}

/** A folder's size on disk in megabytes. */
export const megabytesOf = (folder) => Math.ceil(bytesOf(folder) / 1024 ** 2);

function bytesOf(file) {
  const stats = statSync(file);
  const own = stats.blocks === undefined ? stats.size : stats.blocks * 512;
  if (!stats.isDirectory()) return own;
  return readdirSync(file).reduce((sum, name) => sum + bytesOf(path.join(file, name)), own);
}
