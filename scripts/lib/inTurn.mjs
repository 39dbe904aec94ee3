import { rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from './paths.mjs';

const lock = fromRoot('.preparing.lock');
const lookMs = 200;
const touchMs = 2_000;
/** Of a lock that nobody has touched for so long, the process was killed. Its id would not tell: containers repeat them. */
const staleMs = 15_000;

const create = (file) => {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

/** Whether this process has the lock now. */
function takeLock() {
  if (create(lock)) return true;
  const seen = statSync(lock, { throwIfNoEntry: false });
  if (seen && Date.now() - seen.mtimeMs > staleMs) removeStale(seen);
  return false;
}

/** One process alone removes a stale lock, so that none removes the one that another has taken since. */
function removeStale({ ino, mtimeMs }) {
  const claim = `${lock}.${ino}-${mtimeMs}`;
  if (!create(claim)) return;
  const now = statSync(lock, { throwIfNoEntry: false });
  if (now?.ino === ino && now.mtimeMs === mtimeMs) rmSync(lock);
  rmSync(claim);
}

/**
 * Runs work that changes node_modules or dist; of two first starts in one folder the second waits, instead of removing what the
 * first is installing.
 */
export async function inTurn(tell, work) {
  for (let isTold = false; !takeLock(); isTold = true) {
    if (!isTold) tell('waiting for another start, which is installing or building');
    await sleep(lookMs);
  }
  // If somebody has deleted the file, the work goes on.
  const touching = setInterval(() => utimes(lock, new Date(), new Date(), () => {}), touchMs);
  touching.unref();
  const letGo = () => rmSync(lock, { force: true });
  process.once('exit', letGo);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    letGo();
    process.off('exit', letGo);
  }
}
