import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppServer } from './appServer';
import type { ClusterNode } from './galera';
import { Load, register } from './load';
import { type Scene, startScene } from './scene';
import { conduct, type Trial, trials } from './trials';

/**
 * `npm run test:cluster [-- words]`: three Galera nodes, two servers, Redis and 20 writers; kills, freezes and cuts each
 * in turn, and prints what became of the writes. With words, only trials whose names contain them.
 */

const writerCount = 20;
const barSeconds = 5;

const row = (cells: readonly (string | number)[]) =>
  process.stdout.write(`| ${cells.map((cell) => String(cell)).join(' | ')} |\n`);

/** Acknowledged stories that the cluster doesn't have, and stories that it has twice. */
async function check({ nodes }: Scene, load: Load) {
  const acknowledged = [...load.acknowledged];
  const rows = await (nodes[0] as ClusterNode).query('SELECT local_id AS id FROM stories', true);
  const found = new Map<string, number>();
  for (const { id } of rows) found.set(id, (found.get(id) ?? 0) + 1);
  return {
    lost: acknowledged.filter((id) => !found.has(id)).length,
    twice: [...found.values()].filter((times) => times > 1).length,
  };
}

async function measure(trial: Trial, scene: Scene, load: Load): Promise<boolean> {
  load.mark();
  const before = load.acknowledged.length;
  await conduct(trial, scene);
  const gaps = load.gaps().filter((_, at) => !trial.down?.includes(at));
  const seconds = Math.max(...gaps);
  const { sent, failed } = load.counts;
  const acknowledged = load.acknowledged.length - before;
  const { lost, twice } = await check(scene, load);
  const reasons = [...failed].map(([reason, times]) => `${times} × ${reason}`).join(', ') || '0';
  row([trial.name, sent, reasons, acknowledged, lost, twice, seconds.toFixed(1)]);
  return lost === 0 && twice === 0 && seconds <= barSeconds;
}

async function run(words: string): Promise<boolean> {
  const home = mkdtempSync(`${tmpdir()}/writers-cluster-`);
  const scene = await startScene(home);
  let allMet = false;
  try {
    const writers = await register((scene.servers[0] as AppServer).url, writerCount);
    const load = new Load(
      scene.servers.map(({ url }) => url),
      writers,
    );
    await sleep(2_000);
    row(['what happens', 'sent', 'failed', 'acknowledged', 'lost', 'twice', 'seconds without writes']);
    row(['---', '---', '---', '---', '---', '---', '---']);
    const met: boolean[] = [];
    for (const trial of trials.filter(({ name }) => name.includes(words)))
      met.push(await measure(trial, scene, load));
    await load.stop();
    allMet = met.every(Boolean);
  } finally {
    await scene.close();
    if (allMet) rmSync(home, { recursive: true, force: true });
    else process.stdout.write(`The logs are in ${home}.\n`);
  }
  return allMet;
}

run(process.argv.slice(2).join(' ')).then(
  (allMet) => process.exit(allMet ? 0 : 1),
  (error: Error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
