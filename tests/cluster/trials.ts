import { setTimeout as sleep } from 'node:timers/promises';
import type { CuttableProxy } from '../support/cuttableProxy';
import type { ClusterNode } from './galera';
import type { Scene } from './scene';

export interface Trial {
  name: string;
  /** Servers that are stopped by the trial itself; their own pause is no failure. */
  down?: readonly number[];
  /** `used` is the node that the servers use. */
  run(scene: Scene, used: number): Promise<void>;
  /** Everything as before, and in sync. */
  mend(scene: Scene, used: number): Promise<void>;
}

/** Longer than every limit of the app and the cluster. */
const outageMs = 12_000;
const returnMs = 180_000;

/** Ends the isolation of a node. One that gave up its group has to be restarted, by operators too. */
async function rejoin(node: ClusterNode): Promise<void> {
  try {
    await node.query("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=0'");
    await node.untilSynced();
  } catch {
    await node.stop();
    await node.start();
  }
}

const ofNode = (name: string, distance: number): Trial[] => {
  const at = (used: number) => (used + distance) % 3;
  const node = ({ nodes }: Scene, used: number) => nodes[at(used)] as ClusterNode;
  const proxy = ({ proxies }: Scene, used: number) => proxies[at(used)] as CuttableProxy;
  return [
    {
      name: `${name} is killed`,
      run: (scene, used) => node(scene, used).kill(),
      mend: (scene, used) => node(scene, used).start(),
    },
    {
      name: `${name} is frozen`,
      run: async (scene, used) => node(scene, used).freeze(),
      mend: async (scene, used) => {
        node(scene, used).thaw();
        await node(scene, used).untilSynced();
      },
    },
    {
      name: `connections to ${name} go silent`,
      run: async (scene, used) => proxy(scene, used).silence(),
      mend: async (scene, used) => proxy(scene, used).failOver(),
    },
    {
      name: `${name} is split off`,
      run: async (scene, used) => {
        await node(scene, used).query("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=1'");
      },
      mend: (scene, used) => rejoin(node(scene, used)),
    },
  ];
};

const ofServer = (at: number): Trial => ({
  name: `server ${at + 1} is killed`,
  down: [at],
  run: ({ servers }) => servers[at]!.kill(),
  mend: ({ servers }) => servers[at]!.start(),
});

export const trials: readonly Trial[] = [
  ...ofNode('the node in use', 0),
  ...ofNode('another node', 1),
  ofServer(0),
  {
    name: 'server 2 is frozen',
    down: [1],
    run: async ({ servers }) => servers[1]!.freeze(),
    mend: async ({ servers }) => servers[1]!.thaw(),
  },
  {
    name: 'Redis is frozen',
    run: async ({ redis }) => redis.freeze(),
    mend: async ({ redis }) => redis.thaw(),
  },
  {
    name: 'all nodes are restarted in turn',
    async run({ nodes }) {
      for (const node of nodes) {
        await node.stop();
        await node.start();
      }
    },
    mend: async () => undefined,
  },
];

/** Transactions that each node sent to the others within a second. */
async function writesOf({ nodes }: Scene): Promise<number[]> {
  const count = () =>
    Promise.all(
      nodes.map(async (node) =>
        Number((await node.query("SHOW GLOBAL STATUS LIKE 'wsrep_replicated'"))[0]?.Value),
      ),
    );
  const before = await count();
  await sleep(1_000);
  return (await count()).map((now, at) => now - (before[at] ?? 0));
}

/** Waits until only one node is written to; returns which. */
export async function nodeInUse(scene: Scene): Promise<number> {
  for (const until = Date.now() + returnMs; Date.now() < until; ) {
    const writes = await writesOf(scene);
    const written = writes.filter((count) => count > 0);
    if (written.length === 1) return writes.findIndex((count) => count > 0);
  }
  throw new Error('The servers do not use the same node');
}

/** Lets the outage last, then ends it; the load goes on. */
export async function conduct(trial: Trial, scene: Scene): Promise<void> {
  const used = await nodeInUse(scene);
  await trial.run(scene, used);
  await sleep(outageMs);
  await trial.mend(scene, used);
  await nodeInUse(scene);
}
