import { readFileSync } from 'node:fs';

/** What Linux tells of a process; empty elsewhere, and once the process has ended. */
function tell(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The name before it may contain spaces and brackets. */
const parentOf = (pid) => / \S (\d+) [^)]*$/.exec(tell(pid, 'stat'))?.[1];

const parent = process.ppid;
/** npm runs a script in a shell, which outlives npm if npm alone is killed. */
const npmOfShell = tell(parent, 'cmdline').split('\0')[1] === '-c' ? parentOf(parent) : undefined;

/**
 * Whether npm started this process and has ended since. npm ends at once at a signal and doesn't wait for what it
 * started. Without npm, as with nohup, a process may outlive its parent. Windows never tells of a parent's end.
 */
export function isLeftByNpm() {
  if (!process.env.npm_lifecycle_event) return false;
  if (process.ppid !== parent) return true;
  return npmOfShell !== undefined && (parentOf(parent) ?? npmOfShell) !== npmOfShell;
}
