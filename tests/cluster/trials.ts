import { setTimeout as sleep } from 'node:timers/promises';
import type { CuttableProxy } from '../support/cuttableProxy';
import type { ClusterNode } from './galera';
import type { Scene } from './scene';

export interface Trial {
  name: string;
  /** Servers that are stopped by the trial itself; their own pause is no failure. */
  down?: readonly number[];
  run(scene: Scene): Promise<void>;
  /** Everything as before, and in sync. */
  mend(scene: Scene): Promise<void>;
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

const ofNode = (at: number): Trial[] => {
  const name = `node ${at + 1}`;
  const node = ({ nodes }: Scene) => nodes[at] as ClusterNode;
  const proxy = ({ proxies }: Scene) => proxies[at] as CuttableProxy;
  const synced = (scene: Scene) => node(scene).untilSynced();
  return [
    { name: `${name} is killed`, run: (scene) => node(scene).kill(), mend: (scene) => node(scene).start() },
    {
      name: `${name} is frozen`,
      run: async (scene) => node(scene).freeze(),
      mend: async (scene) => {
        node(scene).thaw();
        await synced(scene);
      },
    },
    {
      name: `connections to ${name} go silent`,
      run: async (scene) => proxy(scene).silence(),
      mend: async (scene) => proxy(scene).failOver(),
    },
    {
      name: `${name} is split off`,
      run: async (scene) => {
        await node(scene).query("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=1'");
      },
      mend: async (scene) => {
        await rejoin(node(scene));
      },
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
  ...[0, 1, 2].flatMap(ofNode),
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

/** Waits until the servers use the first node again, so that all trials begin alike. */
async function untilReturned(scene: Scene): Promise<void> {
  for (const until = Date.now() + returnMs; Date.now() < until; ) {
    const [first = 0, ...others] = await writesOf(scene);
    if (first > 0 && others.every((writes) => writes === 0)) return;
  }
  throw new Error('The servers did not return to the first node');
}

/** Lets the outage last, then ends it; the load goes on until the servers are back where they began. */
export async function conduct(trial: Trial, scene: Scene): Promise<void> {
  await trial.run(scene);
  await sleep(outageMs);
  await trial.mend(scene);
  await untilReturned(scene);
}
