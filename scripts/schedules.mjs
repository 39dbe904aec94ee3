import { randomInt } from 'node:crypto';
import { main } from './lib/main.mjs';
import { run } from './lib/run.mjs';
import { say, step } from './lib/terminal.mjs';

/** How many random schedules of faults to run for each kind of document: half with a fixed seed, half with a new one. */
const perKind = Number(process.argv[2] ?? 200_000);
const seeds = [1, randomInt(2, 2 ** 31)];

const jest = [process.execPath, 'node_modules/jest/bin/jest.js', '--selectProjects', 'client', '--'];

async function playSchedules(kind, seed) {
  const count = String(perKind / seeds.length);
  const env = { FAULT_KIND: kind, FAULT_RUNS: count, FAULT_SEED: String(seed) };
  // `void`, because `step` would show a returned output.
  const play = async () => void (await run([...jest, 'faultSchedules'], { env }));
  await step(kind, play, { detail: `${count} schedules, seed ${seed}`, moves: false });
}

await main(async () => {
  // One process for each seed, which runs one kind after the other: two, as many as the tests have workers.
  const played = await Promise.allSettled(
    seeds.map(async (seed) => {
      for (const kind of ['story', 'journal', 'note']) await playSchedules(kind, seed);
    }),
  );
  const failed = played.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  say(`\n  ${perKind} schedules of each kind: no word lost\n`);
});
