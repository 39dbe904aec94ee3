import { setImmediate as nextTurn } from 'node:timers/promises';
import { buildPart, isUpToDate, parts } from './build.mjs';
import { main } from './main.mjs';
import { installPackages, missingPackages } from './packages.mjs';
import { isProduction, whatIsMissing } from './release.mjs';
import { leaveSignals } from './run.mjs';

const server = parts.find(({ name }) => name === 'Server');

/** Progress goes to standard error, because another program may read the output. */
const tell = (name) => (text) => process.stderr.write(`${name}: ${text}\n`);

async function prepare() {
  // A release has everything needed, and nothing to build with.
  if (isUpToDate(server) && missingPackages({ production: true }).length === 0) return;
  await installPackages(tell('Packages'));
  await buildPart(server, tell('Server'));
}

/** Runs a command-line tool of the built server. */
export const runTool = (name) =>
  main(async () => {
    const missing = isProduction && whatIsMissing();
    if (missing) {
      process.stderr.write(missing);
      process.exit(1);
    }
    if (!isProduction) await prepare();
    // A signal that came meanwhile ends the tool before it begins.
    await nextTurn();
    leaveSignals();
    await import(`../../dist/server/cli/${name}.js`);
  });
