import { spawn, spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../server/db/embedded/runServer';
import { projectRoot } from '../../server/lib/paths';
import { endProcess } from './endProcess';

const configuration = path.join(projectRoot, 'docs/operating/haproxy.cfg');
const startMs = 10_000;

export interface FrontProxy {
  url: string;
  stop(): Promise<void>;
}

/** HAProxy before two servers, with the configuration of docker-compose.yml. */
export async function startHaproxy(servers: readonly string[], log: string): Promise<FrontProxy> {
  if (spawnSync('haproxy', ['-v']).status !== 0)
    throw new Error('HAProxy is needed: install the package haproxy');
  const [first = '', second = ''] = servers.map((url) => new URL(url).host);
  const at = `127.0.0.1:${await findFreePort()}`;
  const output = openSync(log, 'a');
  const child = spawn('haproxy', ['-db', '-f', configuration], {
    stdio: ['ignore', output, output],
    env: { ...process.env, PROXY_BIND: at, SERVER_1: first, SERVER_2: second },
  });
  const url = `http://${at}`;
  for (const until = Date.now() + startMs; !(await isUp(url)); await sleep(50))
    if (Date.now() > until || child.exitCode !== null) {
      await endProcess(child, 'SIGTERM');
      throw new Error(`HAProxy did not start: see ${log}`);
    }
  return { url, stop: () => endProcess(child, 'SIGTERM') };
}

const isUp = (url: string) =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
