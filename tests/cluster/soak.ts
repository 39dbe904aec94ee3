import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestRedis } from '../support/testRedis';
import type { AppServer } from './appServer';
import type { ClusterNode } from './galera';
import { type Failure, MixedLoad } from './mixedLoad';
import { register } from './requests';
import type { Scene } from './scene';
import { barSeconds, check, row } from './tables';

/**
 * Hours in minutes: mixed load on both servers behind the proxy, and each minute one of the machines is killed and started
 * again. Errors are allowed only within five seconds of a kill, and memory must not grow.
 */

const members = 10;
const minuteMs = 60_000;
const downMs = 10_000;
/** Before it, caches and compiled queries are still being filled. */
const settledAfter = 10;
const maxGrowth = 1.1;

interface Victim {
  name: string;
  kill(scene: Scene): Promise<unknown>;
  start(scene: Scene): Promise<unknown>;
}

const node = (at: number): Victim => ({
  name: `node ${at + 1}`,
  kill: ({ nodes }) => (nodes[at] as ClusterNode).kill(),
  start: ({ nodes }) => (nodes[at] as ClusterNode).start(),
});

/** Not the second server, so that its memory tells of the whole time. */
const victims: readonly Victim[] = [
  node(0),
  {
    name: 'server 1',
    kill: ({ servers }) => (servers[0] as AppServer).kill(),
    start: ({ servers }) => (servers[0] as AppServer).start(),
  },
  node(1),
  {
    name: 'Redis',
    kill: ({ redis }) => redis.kill(),
    start: async (scene) => {
      const again = await startTestRedis(Number(new URL(scene.redis.url).port));
      if (again) scene.redis = again;
    },
  },
  node(2),
];

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
const at = (numbers: readonly number[], part: number) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * part)] ?? 0;

function inWords(failures: readonly Failure[], by: (failure: Failure) => string): string {
  const counts = new Map<string, number>();
  for (const failure of failures) counts.set(by(failure), (counts.get(by(failure)) ?? 0) + 1);
  return [...counts].map(([what, times]) => `${times} × ${what}`).join(', ') || '0';
}

/** Whether the last third of the settled minutes needs no more memory than the second; undefined if they are too few. */
function isFlat(megabytes: readonly number[]): boolean | undefined {
  const settled = megabytes.slice(settledAfter);
  if (settled.length < 6) return undefined;
  const third = Math.floor(settled.length / 3);
  return median(settled.slice(-third)) <= maxGrowth * median(settled.slice(0, third));
}

/** Runs for that many minutes; returns whether all bars are met. */
export async function soak(scene: Scene, minutes: number): Promise<boolean> {
  const writers = await register((scene.servers[0] as AppServer).url, members);
  const load = new MixedLoad(scene.front.url, writers);
  await sleep(5_000);
  load.gap();
  row([
    ...['minute', 'killed', 'requests', 'failed within 5 s of the kill', 'failed otherwise'],
    ...['p50, p99 in ms', 'seconds without writes', 'sockets', 'server 1, MB', 'server 2, MB', 'load'],
  ]);
  row(Array.from({ length: 11 }, () => '---'));
  const memory: number[] = [];
  let met = true;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const begunAt = performance.now();
    const [failedBefore, sentBefore] = [load.failures.length, load.sent];
    load.times = [];
    const victim = victims[(minute - 1) % victims.length] as Victim;
    await victim.kill(scene);
    const killedAt = performance.now();
    await sleep(downMs);
    await victim.start(scene);
    await sleep(Math.max(0, begunAt + minuteMs - performance.now()));
    const failures = load.failures.slice(failedBefore);
    const isOfKill = ({ sentAt, endedAt }: Failure) =>
      endedAt >= begunAt && sentAt <= killedAt + barSeconds * 1_000;
    const others = failures.filter((failure) => !isOfKill(failure));
    const gap = load.gap();
    const [first, second] = scene.servers.map((server) => server.memory());
    memory.push(second ?? 0);
    row([
      ...[minute, victim.name, load.sent - sentBefore],
      inWords(failures.filter(isOfKill), ({ reason }) => reason),
      inWords(others, ({ what, reason, sentAt }) => {
        const seconds = Math.round((sentAt - killedAt) / 1_000);
        return `${reason} (${what}, after ${seconds} s)`;
      }),
      `${at(load.times, 0.5).toFixed(0)}, ${at(load.times, 0.99).toFixed(0)}`,
      ...[gap.toFixed(1), load.openSockets, first ?? '-', second ?? '-', (loadavg()[0] ?? 0).toFixed(1)],
    ]);
    met &&= others.length === 0 && gap <= barSeconds;
  }
  await load.stop();
  const { lost, twice } = await check(scene, load);
  const flat = isFlat(memory);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`\nAcknowledged: ${load.acknowledged.length}; lost: ${lost}; twice: ${twice}.`);
  say(
    flat === undefined
      ? "Too short to tell whether the second server's memory is flat."
      : `The second server's memory is ${flat ? 'flat' : 'NOT flat'}: at most ${maxGrowth} times as much in the last third.`,
  );
  return met && lost === 0 && twice === 0 && flat !== false;
}
