import path from 'node:path';
import { type CuttableProxy, startCuttableProxy } from '../support/cuttableProxy';
import { startTestRedis, type TestRedis } from '../support/testRedis';
import { AppServer } from './appServer';
import { type ClusterNode, startCluster } from './galera';
import { type FrontProxy, startDatabaseProxy, startHaproxy } from './haproxy';

export interface Scene {
  nodes: readonly ClusterNode[];
  /** Between the proxy before the nodes and the nodes, one for each. */
  proxies: readonly CuttableProxy[];
  servers: readonly AppServer[];
  /** Before the servers; watches their /readyz. */
  front: FrontProxy;
  redis: TestRedis;
  /** Settings of a further server that uses this database. */
  environmentWith(databaseUrl: string): Record<string, string>;
  logOf(name: string): string;
}

interface RunningScene extends Scene {
  close(): Promise<void>;
}

/** As in docker-compose.yml: HAProxy looks twice a second. */
export const graceMs = 3_000;

/**
 * Starts three nodes behind HAProxy, Redis, and two servers behind another HAProxy; everything is kept in `home`.
 */
export async function startScene(home: string): Promise<RunningScene> {
  const running: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const stop of running.splice(0).reverse()) await stop();
  };
  try {
    const redis = await startTestRedis();
    if (!redis) throw new Error('Redis is needed: install the package redis-server');
    const scene = { redis };
    running.push(() => scene.redis.stop());
    const nodes = await startCluster(home, (node) => running.push(() => node.kill()));
    const proxies = await Promise.all(nodes.map(({ url }) => startCuttableProxy(url)));
    running.push(() => Promise.all(proxies.map((proxy) => proxy.close())));
    const logOf = (name: string) => path.join(home, `${name}.log`);
    const database = await startDatabaseProxy(
      proxies.map(({ url }) => url),
      logOf('database-proxy'),
    );
    running.push(database.stop);
    const environmentWith = (databaseUrl: string) => ({
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      DATA_DIR: home,
      SHUTDOWN_GRACE_MS: String(graceMs),
      TRUST_PROXY: '1',
    });
    const servers = await Promise.all(
      [1, 2].map((n) => AppServer.create(environmentWith(database.url), logOf(`server${n}`))),
    );
    running.push(() => Promise.all(servers.map((server) => server.stop())));
    // At once, on an empty cluster: one migrates, the other waits.
    await Promise.all(servers.map((server) => server.start()));
    const front = await startHaproxy(
      servers.map(({ url }) => url),
      logOf('haproxy'),
    );
    running.push(front.stop);
    return Object.assign(scene, { nodes, proxies, servers, front, environmentWith, logOf, close });
  } catch (error) {
    await close();
    throw error;
  }
}
