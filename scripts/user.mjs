import { buildPart, parts } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { installPackages } from './lib/packages.mjs';
import { leaveSignals } from './lib/run.mjs';

/** What it prepares it tells beside the output, which may be read by another program. */
const tell = (name) => (text) => process.stderr.write(`${name}: ${text}\n`);

await main(async () => {
  await installPackages(tell('Packages'));
  for (const part of parts) if (part.name === 'Server') await buildPart(part, tell('Server'));
  leaveSignals();
  await import('../dist/server/cli/user.js');
});
