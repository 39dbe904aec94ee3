import { build } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { installPackages } from './lib/packages.mjs';
import { step } from './lib/terminal.mjs';

await main(async () => {
  await step('Packages', installPackages);
  await build();
});
