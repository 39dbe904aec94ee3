import { main } from './lib/main.mjs';
import { run } from './lib/run.mjs';
import { step } from './lib/terminal.mjs';

/** Runs the random tests of mails in full; `npm test` doesn't have them, and `npm run test:all` only a sample. */
const jest = [process.execPath, 'node_modules/jest/bin/jest.js', '--selectProjects', 'fuzz', '--'];

await main(() =>
  step('Mails', async () => {
    const output = await run([...jest, 'tests/fuzz/mails'], { env: { FUZZ: 'full' } });
    return /\d+ events .*/.exec(output)?.[0];
  }),
);
