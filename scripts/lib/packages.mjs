import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inTurn } from './inTurn.mjs';
import { fromRoot } from './paths.mjs';
import { run } from './run.mjs';

/** npm's record of the last completed installation. */
const installed = fromRoot('node_modules/.package-lock.json');
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Packages of the lock file that aren't installed in that version: all, or those that production needs. */
export function missingPackages({ production = false } = {}) {
  const present = existsSync(installed) ? packagesOf(installed) : {};
  return Object.entries(packagesOf(fromRoot('package-lock.json')))
    .filter(
      ([place, { integrity, dev, optional, devOptional }]) =>
        place !== '' &&
        !(production && dev) &&
        // Optional builds for other platforms don't count.
        (present[place] ? present[place].integrity !== integrity : !optional && !devOptional),
    )
    .map(([place]) => place.split('node_modules/').pop());
}

/** Installs the lock file's packages if something differs. */
export async function installPackages(tell) {
  if (missingPackages().length === 0) return 'up to date';
  return inTurn(tell, async () => {
    if (missingPackages().length === 0) return 'installed by another start';
    tell('installing, a minute or so the first time');
    // npm removes the packages first: a record that outlives an interrupted installation would vouch for them.
    rmSync(installed, { force: true });
    // Asked politely, npm would undo its installation for a while, and the next start's npm would clash with it.
    await run(['npm', 'ci', '--include=dev'], { endWith: 'SIGKILL' });
    return 'installed';
  });
}
