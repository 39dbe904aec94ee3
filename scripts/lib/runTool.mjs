import { setImmediate as nextTurn } from 'node:timers/promises';
import { buildPart, isUpToDate, parts } from './build.mjs';
import { main } from './main.mjs';
import { installPackages, missingPackages } from './packages.mjs';
import { describeMissing, isProduction } from './release.mjs';
import { stopHandlingSignals } from './run.mjs';

const server = parts.find(({ name }) => name === 'Server');

/** Reports progress to standard error, because another program may read the output. */
const reportAs = (name) => (text) => process.stderr.write(`${name}: ${text}\n`);

async function prepare() {
  // A release has everything needed, and nothing to build with.
  if (isUpToDate(server) && missingPackages({ production: true }).length === 0) return;
  await installPackages(reportAs('Packages'));
  await buildPart(server, reportAs('Server'));
}

/** Runs a command-line tool of the built server. */
export const runTool = (name) =>
  main(async () => {
    const missing = isProduction && describeMissing();
    if (missing) {
      process.stderr.write(missing);
      process.exit(1);
    }
    if (!isProduction) await prepare();
    // One turn of the event loop, in which a signal that came meanwhile ends the tool before it begins.
    await nextTurn();
    stopHandlingSignals();
    await import(`../../dist/server/cli/${name}.js`);
  });
