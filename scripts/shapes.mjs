import { main } from './lib/main.mjs';
import { run } from './lib/run.mjs';
import { step } from './lib/terminal.mjs';

/** Runs the random tests of text shapes in full; `npm test` doesn't have them, and `npm run test:all` only a sample. */
const jest = [process.execPath, 'node_modules/jest/bin/jest.js', '--selectProjects', 'fuzz', '--'];

await main(() =>
  step('Shapes of texts', async () => {
    const output = await run([...jest, 'tests/fuzz/shapes'], { env: { FUZZ: 'full' } });
    return /\d+ readings .*/.exec(output)?.[0];
  }),
);
