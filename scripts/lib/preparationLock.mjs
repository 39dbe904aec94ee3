import { rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from './paths.mjs';

const lockFile = fromRoot('.preparing.lock');
const retryMs = 200;
const touchMs = 2_000;
/** If nobody has touched a lock for this long, its process was killed. A process id wouldn't show that, because containers reuse them. */
const staleMs = 15_000;

/**
 * Runs work that changes node_modules or dist. If two starts in one folder need it at once, the second waits, instead of removing what
 * the first is installing.
 */
export async function withPreparationLock(report, work) {
  for (let hasReported = false; !acquireLock(); hasReported = true) {
    if (!hasReported) report('waiting for another start, which is installing or building');
    await sleep(retryMs);
  }
  // Errors are ignored: if somebody has deleted the file, the work goes on.
  const touching = setInterval(() => utimes(lockFile, new Date(), new Date(), () => {}), touchMs);
  touching.unref();
  const releaseLock = () => rmSync(lockFile, { force: true });
  process.once('exit', releaseLock);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    releaseLock();
    process.off('exit', releaseLock);
  }
}

/** Returns whether this process has the lock now. Removes a stale lock, so that the next attempt may succeed. */
function acquireLock() {
  if (createFile(lockFile)) return true;
  const stats = statSync(lockFile, { throwIfNoEntry: false });
  if (stats && Date.now() - stats.mtimeMs > staleMs) removeStaleLock(stats);
  return false;
}

/** Removes a stale lock in one process only: another could otherwise remove a lock that was acquired since. */
function removeStaleLock({ ino, mtimeMs }) {
  const claimFile = `${lockFile}.${ino}-${mtimeMs}`;
  if (!createFile(claimFile)) return;
  const stats = statSync(lockFile, { throwIfNoEntry: false });
  if (stats?.ino === ino && stats.mtimeMs === mtimeMs) rmSync(lockFile);
  rmSync(claimFile);
}

/** Creates an empty file; false if it exists. */
function createFile(file) {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}
