import { spawn, spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { findFreePort } from '../../server/db/embedded/runServer';
import { projectRoot } from '../../server/lib/paths';
import { endProcess } from './endProcess';

const startMs = 10_000;

export interface FrontProxy {
  url: string;
  stop(): Promise<void>;
}

interface Proxy {
  /** In docs/operating. */
  configuration: string;
  environment: Record<string, string>;
  log: string;
  isUp(): Promise<boolean>;
}

/** Starts HAProxy with a configuration of docker-compose.yml; returns the function that stops it. */
async function start({ configuration, environment, log, isUp }: Proxy): Promise<() => Promise<void>> {
  if (spawnSync('haproxy', ['-v']).status !== 0)
    throw new Error('HAProxy is needed: install the package haproxy');
  const output = openSync(log, 'a');
  const child = spawn('haproxy', ['-db', '-f', path.join(projectRoot, 'docs/operating', configuration)], {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  });
  const stop = () => endProcess(child, 'SIGTERM');
  for (const until = Date.now() + startMs; !(await isUp().catch(() => false)); await sleep(50))
    if (Date.now() > until || child.exitCode !== null) {
      await stop();
      throw new Error(`HAProxy did not start: see ${log}`);
    }
  return stop;
}

/** HAProxy before two servers. */
export async function startHaproxy(servers: readonly string[], log: string): Promise<FrontProxy> {
  const [first = '', second = ''] = servers.map((url) => new URL(url).host);
  const at = `127.0.0.1:${await findFreePort()}`;
  const url = `http://${at}`;
  const stop = await start({
    configuration: 'haproxy.cfg',
    environment: { PROXY_BIND: at, SERVER_1: first, SERVER_2: second },
    log,
    isUp: () => fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1_000) }).then(({ ok }) => ok),
  });
  return { url, stop };
}

/** HAProxy between the servers and up to three nodes, all with the user and the database of these addresses. */
export async function startDatabaseProxy(nodes: readonly string[], log: string): Promise<FrontProxy> {
  const url = new URL(nodes[0] ?? '');
  url.host = `127.0.0.1:${await findFreePort()}`;
  const hosts = nodes.map((node) => new URL(node).host);
  const stop = await start({
    configuration: 'database-proxy.cfg',
    environment: {
      DATABASE_BIND: url.host,
      ...Object.fromEntries([0, 1, 2].map((at) => [`NODE_${at + 1}`, hosts[at] ?? '127.0.0.1:1'])),
    },
    log,
    isUp: async () => {
      const connection = await createConnection({ uri: url.href, connectTimeout: 1_000 });
      connection.destroy();
      return true;
    },
  });
  return { url: url.href, stop };
}
