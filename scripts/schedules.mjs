import { randomInt } from 'node:crypto';
import { main } from './lib/main.mjs';
import { run } from './lib/run.mjs';
import { say, step } from './lib/terminal.mjs';

/** Random schedules of faults per kind of document: half of them with the fixed seed, half with a new one. */
const perKind = Number(process.argv[2] ?? 200_000);
const seeds = [1, randomInt(2, 2 ** 31)];

const jest = [process.execPath, 'node_modules/jest/bin/jest.js', '--selectProjects', 'client', '--'];

async function schedules(kind, seed) {
  const count = String(perKind / seeds.length);
  const env = { FAULT_KIND: kind, FAULT_RUNS: count, FAULT_SEED: String(seed) };
  const play = async () => void (await run([...jest, 'faultSchedules'], { env }));
  await step(kind, play, { detail: `${count} schedules, seed ${seed}`, moves: false });
}

await main(async () => {
  // One kind at a time in each of two processes, as the tests have two workers.
  await Promise.all(
    seeds.map(async (seed) => {
      for (const kind of ['story', 'journal', 'note']) await schedules(kind, seed);
    }),
  );
  say(`\n  ${perKind} schedules of each kind: no word lost\n`);
});
