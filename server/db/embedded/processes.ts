import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './startError';

/*
 * Records of running processes in files. A record counts only while its process runs, so a crash leaves nothing that must be removed
 * without a race. Weighed: proper-lockfile, whose locks pass only seconds after a crash, and are lost when the process pauses.
 */

/** Identifies a process beyond its pid, which repeats after a reboot and in containers. Undefined if it isn't running. */
function identityOf(pid: number): string | undefined {
  if (process.platform !== 'linux')
    return (
      spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined
    );
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the last bracket, which ends the command's name: the state and, 19 fields later, the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie holds neither files nor ports; some containers never reap them.
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** Writes the record under another name first, so that no other process reads half of it. */
export function recordProcess(file: string, pid: number): void {
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify({ pid, identity: identityOf(pid) }), { mode: 0o600 });
  renameSync(fresh, file);
}

/** The recorded process; undefined if it has ended. */
export function recordedProcess(file: string): number | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    // The versions before 1.0 wrote a lock as the identity alone.
    const ofLock = { pid: Number(/\d+(?=\.lock$)/.exec(file)?.[0]), identity: text };
    const { pid, identity } = text.startsWith('{') ? JSON.parse(text) : ofLock;
    return identity !== undefined && identityOf(pid) === identity ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Ends the recorded process. Database servers recover from SIGKILL without losing confirmed writes. */
export async function endRecordedProcess(file: string): Promise<void> {
  const deadline = Date.now() + 3_000;
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; ; signal = Date.now() > deadline ? 'SIGKILL' : 0) {
    const pid = recordedProcess(file);
    if (pid === undefined) return;
    if (signal) process.kill(pid, signal);
    await sleep(20);
  }
}

/**
 * Locks the folder for this process; returns the function that unlocks it. Every start first writes its own file and then looks for
 * others, so of two at once at least the later one sees the earlier.
 */
export function lockFolder(folder: string): () => void {
  const own = path.join(folder, `app-${process.pid}.lock`);
  if (recordedProcess(own)) throw inUse(folder, process.pid);
  recordProcess(own, process.pid);
  const unlock = () => rmSync(own, { force: true });
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!/^app-\d+\.lock$/.test(name) || file === own) continue;
    const pid = recordedProcess(file);
    if (pid === undefined) rmSync(file, { force: true });
    else {
      unlock();
      throw inUse(folder, pid);
    }
  }
  return unlock;
}

const inUse = (folder: string, pid: number) =>
  new StartError(
    `The data folder ${folder} is in use: the app already runs from it (process ${pid}).\n` +
      'Use that one, stop it first, or give this one a folder of its own with DATA_DIR=another-folder.',
  );
