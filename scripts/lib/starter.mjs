import { readFileSync } from 'node:fs';

/** A file of Linux's /proc about a process; empty on other systems, and once the process has ended. */
function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The id of a process's parent: the fourth field of `stat`. The second, the name in brackets, may contain spaces and brackets. */
const parentOf = (pid) => / \S (\d+) [^)]*$/.exec(readProc(pid, 'stat'))?.[1];

const parent = process.ppid;
/** The id of npm, if it runs this script in a shell (`sh -c`). The shell outlives npm if npm alone is killed. */
const npmOfShell = readProc(parent, 'cmdline').split('\0')[1] === '-c' ? parentOf(parent) : undefined;

/**
 * Whether npm started this process and has ended since. npm ends at once at a signal and doesn't wait for what it
 * started. Without npm, as with nohup, a process may outlive its parent. On Windows the parent's id never changes.
 */
export function isLeftByNpm() {
  if (!process.env.npm_lifecycle_event) return false;
  if (process.ppid !== parent) return true;
  return npmOfShell !== undefined && (parentOf(parent) ?? npmOfShell) !== npmOfShell;
}
