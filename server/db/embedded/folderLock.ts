import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processIdentity } from './processIdentity';
import { StartError } from './startError';

const lockName = /^app-(\d+)\.lock$/;

/**
 * Locks the data folder for this process; throws with the owner's pid if it is in use. Returns the function
 * that unlocks it.
 *
 * Every start first writes its own file and then looks for others. So of two concurrent starts at least the
 * later one sees the earlier, and they never both continue. A file counts only while the process that wrote
 * it is alive, so a crash leaves nothing that needs a race-free removal.
 */
export function lockFolder(folder: string): () => void {
  const own = path.join(folder, `app-${process.pid}.lock`);
  const identity = processIdentity(process.pid) ?? '';
  writeOwnLock(folder, own, identity);
  const unlock = () => rmSync(own, { force: true });

  for (const name of readdirSync(folder)) {
    const pid = Number(lockName.exec(name)?.[1]);
    if (!pid || pid === process.pid) continue;
    if (isHeld(path.join(folder, name), pid)) {
      unlock();
      throw inUse(folder, pid);
    }
    rmSync(path.join(folder, name), { force: true });
  }
  return unlock;
}

function writeOwnLock(folder: string, own: string, identity: string) {
  try {
    writeFileSync(own, identity, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (readFileSync(own, 'utf8') === identity) throw inUse(folder, process.pid);
    writeFileSync(own, identity);
  }
}

function isHeld(file: string, pid: number): boolean {
  const alive = processIdentity(pid);
  if (!alive) return false;
  try {
    const written = readFileSync(file, 'utf8');
    // An empty file has just been created by its writer.
    return written === alive || written === '';
  } catch {
    return false;
  }
}

function inUse(folder: string, pid: number) {
  return new StartError(
    `The data folder ${folder} is in use: the app already runs from it (process ${pid}).\n` +
      'Use that one, stop it first, or give this one a folder of its own with DATA_DIR=another-folder.',
  );
}
