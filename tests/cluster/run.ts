import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryApart } from './apart';
import type { AppServer } from './appServer';
import { Load } from './load';
import { register, renewAll, type Writer } from './requests';
import { graceMs, type Scene, startScene } from './scene';
import { soak } from './soak';
import { barSeconds, check, row } from './tables';
import { conduct, nodeInUse, type Trial, trials } from './trials';

/**
 * `npm run test:cluster [-- words]`: three Galera nodes, two servers, Redis and 20 writers; kills, freezes and cuts each
 * in turn, and prints what became of the writes. With words, only trials whose names contain them.
 * `npm run test:cluster -- --soak 30`: half an hour of mixed load with a kill each minute.
 */

const writerCount = 20;
const restarts = 10;
/** Counts until the next trial begins, so that no pause lies between two rows. */
async function measure(trial: Trial, scene: Scene, load: Load, writers: readonly Writer[]): Promise<boolean> {
  load.mark();
  const before = load.acknowledged.length;
  await conduct(trial, scene);
  const acknowledged = load.acknowledged.length - before;
  const { lost, twice } = await check(scene, load);
  await renewAll((scene.servers[0] as AppServer).url, writers);
  const gaps = load.gaps().filter((_, at) => !trial.down?.includes(at));
  const seconds = Math.max(...gaps);
  const { sent } = load.counts;
  row([trial.name, sent, load.failed(), acknowledged, lost, twice, seconds.toFixed(1)]);
  return lost === 0 && twice === 0 && seconds <= barSeconds;
}

/** Both servers are restarted in turn, ten times in all, while members write through the proxy; none may notice. */
async function restartInTurn(scene: Scene, writers: readonly Writer[]): Promise<boolean> {
  const load = new Load([scene.front.url], writers);
  let longest = 0;
  for (let n = 0; n < restarts; n += 1) {
    const server = scene.servers[n % 2] as AppServer;
    const begunAt = performance.now();
    await server.stop();
    longest = Math.max(longest, performance.now() - begunAt);
    await server.start();
    // HAProxy looks twice a second.
    await sleep(1_500);
  }
  await load.stop();
  const { lost, twice } = await check(scene, load);
  const { sent } = load.counts;
  const [gap = 0] = load.gaps();
  const name = `${restarts} rolling restarts behind the proxy (longest stop ${((longest - graceMs) / 1000).toFixed(1)} s after the grace)`;
  row([name, sent, load.failed(), load.acknowledged.length, lost, twice, gap.toFixed(1)]);
  return load.counts.failed.size === 0 && lost === 0 && twice === 0 && gap <= barSeconds;
}

async function tryAll(scene: Scene, words: string): Promise<boolean> {
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
    met.push(await measure(trial, scene, load, writers));
  const used = await nodeInUse(scene);
  await load.stop();
  if ('servers use different nodes'.includes(words)) met.push(await tryApart(scene, used, writers));
  if ('rolling restarts'.includes(words)) met.push(await restartInTurn(scene, writers));
  return met.every(Boolean);
}

async function run(args: readonly string[]): Promise<boolean> {
  const home = mkdtempSync(`${tmpdir()}/writers-cluster-`);
  const scene = await startScene(home);
  process.once('SIGINT', () => void scene.close().finally(() => process.exit(130)));
  let allMet = false;
  try {
    const minutes = args[0] === '--soak' ? Number(args[1] ?? 30) : undefined;
    allMet = minutes === undefined ? await tryAll(scene, args.join(' ')) : await soak(scene, minutes);
  } finally {
    await scene.close();
    if (allMet) rmSync(home, { recursive: true, force: true });
    else process.stdout.write(`The logs are in ${home}.\n`);
  }
  return allMet;
}

run(process.argv.slice(2)).then(
  (allMet) => process.exit(allMet ? 0 : 1),
  (error: Error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
