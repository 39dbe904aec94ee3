import { build } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { installPackages } from './lib/packages.mjs';
import { leaveSignals } from './lib/run.mjs';
import { colour, say, step } from './lib/terminal.mjs';

await main(async () => {
  say(`\n  ${colour(1, 'Monday Writers')}\n`);
  await step('Packages', installPackages);
  await build();
  leaveSignals();
  process.setSourceMapsEnabled(true);
  await import('../dist/server/main.js');
});
