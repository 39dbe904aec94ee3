import path from 'node:path';
import { type CuttableProxy, startCuttableProxy } from '../support/cuttableProxy';
import { startTestRedis, type TestRedis } from '../support/testRedis';
import { AppServer } from './appServer';
import { type ClusterNode, startCluster } from './galera';

export interface Scene {
  nodes: readonly ClusterNode[];
  /** Between the servers and the nodes, one for each node. */
  proxies: readonly CuttableProxy[];
  servers: readonly AppServer[];
  redis: TestRedis;
}

interface RunningScene extends Scene {
  close(): Promise<void>;
}

/** Starts three nodes, Redis and two servers that reach the nodes through proxies; everything is kept in `home`. */
export async function startScene(home: string): Promise<RunningScene> {
  const redis = await startTestRedis();
  if (!redis) throw new Error('Redis is needed: install the package redis-server');
  const nodes = await startCluster(home);
  const proxies = await Promise.all(nodes.map(({ url }) => startCuttableProxy(url)));
  const hosts = proxies.map(({ url }) => new URL(url).host).join(',');
  const environment = {
    DATABASE_URL: `mysql://app:app@${hosts}/writers`,
    REDIS_URL: redis.url,
    DATA_DIR: home,
  };
  const servers = await Promise.all(
    [1, 2].map((n) => AppServer.create(environment, path.join(home, `server${n}.log`))),
  );
  // At once, on an empty cluster: one migrates, the other waits.
  await Promise.all(servers.map((server) => server.start()));
  return {
    ...{ nodes, proxies, servers, redis },
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await Promise.all(proxies.map((proxy) => proxy.close()));
      for (const node of nodes) await node.kill();
      await redis.stop();
    },
  };
}
