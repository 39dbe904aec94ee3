import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../server/db/embedded/runServer';

export interface TestRedis {
  url: string;
  /** Keeps connections open but answers nothing until it is thawed. */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A private Redis for one test run, on a free port unless one is given; undefined if the machine has no
 * Redis.
 */
export async function startTestRedis(at?: number): Promise<TestRedis | undefined> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  const home = mkdtempSync(path.join(tmpdir(), 'writers-redis-'));
  const port = at ?? (await findFreePort());
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', home],
    { stdio: 'ignore' },
  );
  const gone = once(server, 'exit');
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    server.kill('SIGCONT');
    server.kill(signal);
    rmSync(home, { recursive: true, force: true });
    await gone;
  };
  const stop = () => end('SIGTERM');
  process.once('exit', stop);
  for (
    const deadline = Date.now() + 10_000;
    Date.now() < deadline && server.exitCode === null;
    await sleep(25)
  )
    if (await listens(port))
      return {
        url: `redis://127.0.0.1:${port}`,
        freeze: () => void server.kill('SIGSTOP'),
        thaw: () => void server.kill('SIGCONT'),
        kill: () => end('SIGKILL'),
        stop,
      };
  await stop();
  throw new Error('redis-server did not start');
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
