import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process, also one that is frozen, and waits until it is gone. */
export async function endProcess(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGCONT');
  child.kill(signal);
  await gone;
}
