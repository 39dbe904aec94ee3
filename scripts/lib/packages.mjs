import { existsSync, readFileSync } from 'node:fs';
import { hashOf, isCurrent, writeStamp } from './hash.mjs';
import { fromRoot } from './paths.mjs';
import { run } from './run.mjs';

const stamp = fromRoot('node_modules/.packages-stamp');

/** Installs exactly what the lock file names, when it names something else than last time. */
export async function installPackages(tell) {
  const hash = hashOf(['package-lock.json']);
  if (isCurrent(stamp, hash)) return 'up to date';
  if (isInstalled()) {
    writeStamp(stamp, hash);
    return 'up to date';
  }
  tell('installing, a minute or so the first time');
  await run(['npm', 'ci', '--include=dev']);
  writeStamp(stamp, hash);
  return 'installed';
}

/** Whether npm ci has been here already: what it noted down agrees with the lock file. */
function isInstalled() {
  const noted = fromRoot('node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const wanted = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(noted, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, { integrity, optional, devOptional }]) =>
      name === '' ||
      // Builds for other machines are left out.
      (present[name] ? present[name].integrity === integrity : optional || devOptional),
  );
}
