import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../server/db/embedded/runServer';
import { projectRoot } from '../../server/lib/paths';
import type { TestServer } from './testServer';

/** For `node -r`, so that a process can load TypeScript. */
export const readTypeScript = require.resolve('./readTypeScript.cjs');

export interface ServerProcess {
  url: string;
  pid: number;
  /** Kills it, like a power cut. */
  kill(): Promise<void>;
  /** Asks it to exit. Returns the exit code and how long it took. */
  stop(): Promise<{ code: number | null; seconds: number }>;
}

/** Starts a server in a separate process, with the same database and secret as another. */
export async function startServerProcess(
  { config }: TestServer,
  nodeArguments: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...nodeArguments, '-r', readTypeScript, 'server/main.ts'], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      RATE_LIMITS: '0',
      PORT: String(port),
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl,
      AUTH_SECRET: new TextDecoder().decode(config.authSecret),
      REDIS_URL: config.redisUrl ?? '',
      ...environment,
    },
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  // A test that ends a process expects it; otherwise this says why its requests fail.
  child.once('exit', (code, signal) => {
    if (code !== 0 && signal !== 'SIGKILL')
      process.stderr.write(`The server process ended (${signal ?? code}): ${complaint}\n`);
  });
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${complaint}`);
    await sleep(25);
  }
  return { url, pid: child.pid ?? 0, kill: () => kill(child), stop: () => stop(child) };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<{ code: number | null; seconds: number }> {
  const begun = performance.now();
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = (await gone) as [number | null];
  return { code, seconds: (performance.now() - begun) / 1000 };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
