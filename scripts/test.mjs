import { build } from './lib/build.mjs';
import { checks, runCheck, runSuite, suites } from './lib/checks.mjs';
import { provideBrowser, provideRedis } from './lib/machine.mjs';
import { main } from './lib/main.mjs';
import { installPackages } from './lib/packages.mjs';
import { run } from './lib/run.mjs';
import { colour, say, step } from './lib/terminal.mjs';

const wanted = process.argv.slice(2);

await main(async () => {
  const known = [...Object.keys(checks), ...suites];
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such suite: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  const chosen = known.filter((name) => wanted.length === 0 || wanted.includes(name));

  say(`\n  ${colour(1, 'Monday Writers: tests')}\n`);
  const env = await prepare(chosen);

  say();
  const total = { passed: 0, failed: 0 };
  const allFailures = [];
  for (const name of chosen) {
    const { passed, failed, failures } = await (name in checks ? runCheck(name) : runSuite(name, env));
    total.passed += passed;
    total.failed += failed;
    allFailures.push(...failures);
  }
  // Once more at the end, where the last page of a long log shows them.
  if (allFailures.length > 0)
    say(`\n  Failed:\n${allFailures.map((failure) => `  - ${failure}`).join('\n')}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
  say(`\n${total.passed} passed, ${total.failed} failed`);
});

/** Provides what the chosen suites need and gives the environment that shows it to them. */
async function prepare(chosen) {
  const needs = (...names) => names.some((name) => chosen.includes(name));
  const env = {};
  await step('Packages', installPackages);
  if (needs('platform', 'server', 'rest', 'browser'))
    await step('Database', async () => {
      await run([process.execPath, '-r', '@swc-node/register', 'tests/support/prepareDatabase.ts']);
      return 'starts';
    }).catch((error) => say(`\n${error.output.trim()}\n`));
  if (needs('server', 'rest', 'browser'))
    await step('Redis', async (tell) => {
      const folder = await provideRedis(tell);
      if (!folder) return 'none here: what needs it is left out';
      env.PATH = `${process.env.PATH}:${folder}`;
      return folder;
    });
  // The REST suite opens the pages for developers in a browser too.
  if (needs('rest', 'browser')) {
    await step('Chromium', async (tell) => {
      const browser = await provideBrowser(tell);
      if (browser) env.CHROME_PATH = browser;
      return browser ?? 'none: install Chromium or Chrome, or set CHROME_PATH';
    });
    await build();
  }
  return env;
}
