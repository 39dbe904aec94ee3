import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { withPreparationLock } from './preparationLock.mjs';
import { run } from './run.mjs';

/** npm's record of the last completed installation. */
const installedRecord = fromRoot('node_modules/.package-lock.json');
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** The names of packages of the lock file that aren't installed in that version. With `production`, only of those it needs. */
export function missingPackages({ production = false } = {}) {
  const present = existsSync(installedRecord) ? packagesOf(installedRecord) : {};
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
export async function installPackages(report) {
  if (missingPackages().length === 0) return 'up to date';
  return withPreparationLock(report, async () => {
    if (missingPackages().length === 0) return 'installed by another start';
    report('installing, a minute or so the first time');
    // npm removes the packages first. If it is interrupted then, this record would still list them as installed.
    rmSync(installedRecord, { force: true });
    // At SIGTERM, npm would go on for a while to undo its installation, and clash with the npm of the next start.
    await run(['npm', 'ci', '--include=dev'], { endWith: 'SIGKILL' });
    return 'installed';
  });
}
