import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { run } from './run.mjs';

/** What npm notes down about its last finished work here. */
const installed = fromRoot('node_modules/.package-lock.json');
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** The packages that the lock file names and that are not installed in that version: all, or those the server needs. */
export function missingPackages({ production = false } = {}) {
  const present = existsSync(installed) ? packagesOf(installed) : {};
  return Object.entries(packagesOf(fromRoot('package-lock.json')))
    .filter(
      ([place, { integrity, dev, optional, devOptional }]) =>
        place !== '' &&
        !(production && dev) &&
        // Builds for other machines are left out.
        (present[place] ? present[place].integrity !== integrity : !optional && !devOptional),
    )
    .map(([place]) => place.split('node_modules/').pop());
}

/** Installs exactly what the lock file names, where something else is there. */
export async function installPackages(tell) {
  if (missingPackages().length === 0) return 'up to date';
  tell('installing, a minute or so the first time');
  await run(['npm', 'ci', '--include=dev']);
  return 'installed';
}
