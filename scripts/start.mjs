import { build } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { installPackages } from './lib/packages.mjs';
import { fromRoot } from './lib/paths.mjs';
import { describeMissing, isProduction, outdatedParts } from './lib/release.mjs';
import { stopHandlingSignals } from './lib/run.mjs';
import { needsPerson, supervise } from './lib/supervise.mjs';
import { colour, say, step } from './lib/terminal.mjs';

/** The same options as in the Dockerfile; options given to this script take precedence. */
const options = ['--max-semi-space-size=16', '--max-old-space-size=1024', ...process.execArgv];

const levels = { warn: 40, error: 50 };

/** Reports like the server's log: text for a person, JSON in production. */
const report = (msg, level = levels.error) =>
  process.stderr.write(
    isProduction ? `${JSON.stringify({ level, time: Date.now(), msg })}\n` : `\n  ${msg}\n`,
  );

/** In production nothing is installed or built; missing parts are reported. */
function checkRelease() {
  const missing = describeMissing();
  if (missing) {
    process.stderr.write(missing);
    process.exit(needsPerson);
  }
  const outdated = outdatedParts();
  if (outdated.length > 0)
    report(
      `the sources have changed since the build (${outdated.join(', ')}), and the build is what runs: npm run build`,
      levels.warn,
    );
}

async function prepare() {
  say(`\n  ${colour(1, 'Monday Writers')}\n`);
  await step('Packages', installPackages);
  await build();
}

await main(async () => {
  if (isProduction) checkRelease();
  else await prepare();
  const ended = supervise([...options, fromRoot('dist/server/main.js')], { report });
  stopHandlingSignals();
  process.exitCode = await ended;
  // The signal listeners would keep the process alive.
  process.exit();
});
