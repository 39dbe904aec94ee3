import { createHash } from 'node:crypto';
import { projectRoot } from '../../lib/paths';
import type { KeptState } from './keptState';
import { runCommand } from './runCommand';

export async function hasDocker(): Promise<boolean> {
  try {
    await runCommand('docker', ['info']);
    await runCommand('docker', ['compose', 'version']);
    return true;
  } catch {
    return false;
  }
}

/** Runs the database of the compose file, reachable only from this machine, with its own volume. */
export async function startInDocker(dataDir: string, state: KeptState): Promise<{ stop(): Promise<void> }> {
  const project = `writers-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`;
  const compose = (...args: string[]) =>
    runCommand('docker', ['compose', '--project-name', project, '--profile', 'loopback', ...args], {
      cwd: projectRoot,
      env: {
        ...process.env,
        DATABASE_PASSWORD: state.password,
        DATABASE_ROOT_PASSWORD: state.rootPassword,
        DATABASE_PORT: String(state.port),
      },
    });
  await compose('up', '--detach', '--wait', 'database-on-loopback');
  return {
    async stop() {
      await compose('stop', 'database-on-loopback');
    },
  };
}
