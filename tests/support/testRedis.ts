import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/db/embedded/runServer';

/** A private Redis for one run of the tests; undefined where the machine has none. */
export async function startTestRedis(): Promise<{ url: string; stop(): void } | undefined> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  const home = mkdtempSync(path.join(tmpdir(), 'writers-redis-'));
  const port = await freePort();
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', home],
    { stdio: 'ignore' },
  );
  const stop = () => {
    server.kill('SIGTERM');
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', stop);
  for (
    const deadline = Date.now() + 10_000;
    Date.now() < deadline && server.exitCode === null;
    await sleep(25)
  )
    if (await listens(port)) return { url: `redis://127.0.0.1:${port}`, stop };
  stop();
  throw new Error('redis-server did not start');
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
