import path from 'node:path';
import { type CuttableProxy, startCuttableProxy } from '../support/cuttableProxy';
import { startTestRedis, type TestRedis } from '../support/testRedis';
import { AppServer } from './appServer';
import { type ClusterNode, startCluster } from './galera';
import { type FrontProxy, startHaproxy } from './haproxy';

export interface Scene {
  nodes: readonly ClusterNode[];
  /** Between the servers and the nodes, one for each node. */
  proxies: readonly CuttableProxy[];
  servers: readonly AppServer[];
  /** Before the servers; watches their /readyz. */
  front: FrontProxy;
  redis: TestRedis;
  /** Settings of a further server that prefers the nodes in this order. */
  environmentWith(order: readonly number[]): Record<string, string>;
  logOf(name: string): string;
}

interface RunningScene extends Scene {
  close(): Promise<void>;
}

/** As in docker-compose.yml: HAProxy looks twice a second. */
export const graceMs = 3_000;

/**
 * Starts three nodes, Redis, and two servers behind HAProxy, which reach the nodes through proxies; everything is kept in
 * `home`.
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
    const hosts = proxies.map(({ url }) => new URL(url).host);
    const environmentWith = (order: readonly number[]) => ({
      DATABASE_URL: `mysql://app:app@${order.map((at) => hosts[at]).join(',')}/writers`,
      REDIS_URL: redis.url,
      DATA_DIR: home,
      SHUTDOWN_GRACE_MS: String(graceMs),
      TRUST_PROXY: '1',
    });
    const logOf = (name: string) => path.join(home, `${name}.log`);
    const servers = await Promise.all(
      [1, 2].map((n) => AppServer.create(environmentWith([0, 1, 2]), logOf(`server${n}`))),
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
