import { build } from './lib/build.mjs';
import { changedFiles, suiteOf, testsTouchedBy } from './lib/changed.mjs';
import { checks, everydaySuites, runChecks, runSuites, suites } from './lib/checks.mjs';
import {
  installPrograms,
  provideBrowser,
  provideProxy,
  provideRedis,
  provideTextBrowser,
} from './lib/machine.mjs';
import { main } from './lib/main.mjs';
import { installPackages } from './lib/packages.mjs';
import { run } from './lib/run.mjs';
import { colour, say, step } from './lib/terminal.mjs';

const args = process.argv.slice(2);
const onlyChanged = args.includes('--changed');
/** Also what takes long: see CONTRIBUTING.md. */
const everything = args.includes('--all');
const wanted = args.filter((name) => !name.startsWith('--'));

await main(async () => {
  const known = [...Object.keys(checks), ...suites];
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such suite: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  const among = (names) => names.filter((name) => wanted.length === 0 || wanted.includes(name));

  say(`\n  ${colour(1, 'Monday Writers: tests')}\n`);
  let chosen = among(everything || wanted.length > 0 ? suites : everydaySuites);
  const programs = onlyChanged ? undefined : installPrograms(needsOf(chosen));
  await step('Packages', async (tell) => {
    const result = await installPackages(tell);
    await programs;
    return result;
  });
  let tests;
  if (onlyChanged)
    await step('Changes', async () => {
      const files = await changedFiles();
      tests = await testsTouchedBy(files, chosen);
      chosen = chosen.filter((suite) => tests.some((test) => suiteOf(test) === suite));
      return `${files.length} files, which ${tests.length} test files depend on`;
    });
  const env = await prepare(chosen);

  say();
  const results = [await runChecks(among(Object.keys(checks)))];
  if (chosen.length > 0) results.push(await runSuites(chosen, env, tests));
  const count = (what) => results.reduce((sum, result) => sum + result[what], 0);
  const total = { passed: count('passed'), failed: count('failed') };
  const allFailures = results.flatMap(({ failures }) => failures);
  // Repeat failures at the end, where they are visible after a long log.
  if (allFailures.length > 0)
    say(`\n  Failed:\n${allFailures.map((failure) => `  - ${failure}`).join('\n')}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
  if (!everything && wanted.length === 0)
    say(
      '\n  Left to npm run test:all, because they take long: platform, fuzz, files named .all.test, single tests at size or of long waits, more axe runs',
    );
  say(`\n${total.passed} passed, ${total.failed} failed`);
});

function needsOf(chosen) {
  const needs = (...names) => names.some((name) => chosen.includes(name));
  return {
    database: needs('platform', 'server', 'rest', 'fuzz', 'browser'),
    redis: needs('server', 'rest', 'fuzz', 'browser'),
    textBrowser: needs('server'),
    proxy: needs('contract'),
    // The REST suite also opens the developer pages in a browser.
    browser: needs('rest', 'browser'),
  };
}

/** Provides what the chosen suites need; returns environment variables. */
async function prepare(chosen) {
  const needs = needsOf(chosen);
  // The fuzz suite runs in full if requested by name, otherwise as a sample.
  const env = {
    FUZZ: wanted.includes('fuzz') ? 'full' : 'sample',
    TESTS: everything ? 'all' : (process.env.TESTS ?? ''),
  };
  if (needs.database)
    await step('Database', async () => {
      await run([process.execPath, '-r', '@swc-node/register', 'tests/support/prepareDatabase.ts']);
      return 'starts';
    }).catch((error) => say(`\n${error.output.trim()}\n`));
  if (needs.redis)
    await step('Redis', async (tell) => {
      const folder = await provideRedis(tell);
      if (!folder) return 'none here: what needs it is left out';
      env.PATH = `${process.env.PATH}:${folder}`;
      return folder;
    });
  const optional = (find) => async (tell) => (await find(tell)) ?? 'none here: what needs it is left out';
  if (needs.textBrowser) await step('w3m', optional(provideTextBrowser));
  if (needs.proxy) await step('HAProxy', optional(provideProxy));
  if (needs.browser) {
    await step('Chromium', async (tell) => {
      const browser = await provideBrowser(tell);
      if (browser) env.CHROME_PATH = browser;
      return browser ?? 'none: install Chromium or Chrome, or set CHROME_PATH';
    });
    await build();
  }
  return env;
}
