import { build } from './lib/build.mjs';
import { changedFiles, suiteOf, testsTouchedBy } from './lib/changed.mjs';
import { checks, everydaySuites, runChecks, runSuites, suites } from './lib/checks.mjs';
import { main } from './lib/main.mjs';
import { installPackages } from './lib/packages.mjs';
import {
  installPrograms,
  provideBrowser,
  provideProxy,
  provideRedis,
  provideTextBrowser,
} from './lib/programs.mjs';
import { run } from './lib/run.mjs';
import { colour, say, step } from './lib/terminal.mjs';

const args = process.argv.slice(2);
const onlyChanged = args.includes('--changed');
/** Whether tests that take long run as well: see CONTRIBUTING.md. */
const runsAll = args.includes('--all');
const requestedNames = args.filter((name) => !name.startsWith('--'));

await main(async () => {
  const knownNames = [...Object.keys(checks), ...suites];
  const unknownNames = requestedNames.filter((name) => !knownNames.includes(name));
  if (unknownNames.length > 0)
    throw new Error(`No such suite: ${unknownNames.join(', ')}. There are ${knownNames.join(', ')}.`);
  const onlyRequested = (names) =>
    names.filter((name) => requestedNames.length === 0 || requestedNames.includes(name));

  say(`\n  ${colour(1, 'Monday Writers: tests')}\n`);
  let chosen = onlyRequested(runsAll || requestedNames.length > 0 ? suites : everydaySuites);
  const programs = onlyChanged ? undefined : installPrograms(needsOf(chosen));
  await step('Packages', async (report) => {
    const result = await installPackages(report);
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
  const results = [await runChecks(onlyRequested(Object.keys(checks)))];
  if (chosen.length > 0) results.push(await runSuites(chosen, env, tests));
  const count = (what) => results.reduce((sum, result) => sum + result[what], 0);
  const total = { passed: count('passed'), failed: count('failed') };
  const allFailures = results.flatMap(({ failures }) => failures);
  // Failures are repeated at the end, where they are visible after a long log.
  if (allFailures.length > 0)
    say(`\n  Failed:\n${allFailures.map((failure) => `  - ${failure}`).join('\n')}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
  if (!runsAll && requestedNames.length === 0)
    say(
      '\n  Left to npm run test:all, because they take long: platform, fuzz, files named .all.test, single tests at size or of long waits, more axe runs',
    );
  say(`\n${total.passed} passed, ${total.failed} failed`);
});

/** Which programs the chosen suites need. */
function needsOf(chosen) {
  const needs = (...names) => names.some((name) => chosen.includes(name));
  return {
    database: needs('platform', 'server', 'rest', 'fuzz', 'browser'),
    redis: needs('server', 'rest', 'fuzz', 'browser'),
    textBrowser: needs('server'),
    proxy: needs('contract', 'server', 'platform'),
    // The REST suite also opens the developer pages in a browser.
    browser: needs('rest', 'browser'),
  };
}

/** Provides the programs that the chosen suites need. Returns environment variables for the tests. */
async function prepare(chosen) {
  const needs = needsOf(chosen);
  // The fuzz suite runs in full if requested by name, otherwise as a sample.
  const env = {
    FUZZ: requestedNames.includes('fuzz') ? 'full' : 'sample',
    TESTS: runsAll ? 'all' : (process.env.TESTS ?? ''),
  };
  if (needs.database)
    await step('Database', async () => {
      await run([process.execPath, '-r', '@swc-node/register', 'tests/support/prepareDatabase.ts']);
      return 'starts';
    }).catch((error) => say(`\n${error.output.trim()}\n`));
  if (needs.redis)
    await step('Redis', async (report) => {
      const folder = await provideRedis(report);
      if (!folder) return 'none here: what needs it is left out';
      env.PATH = `${process.env.PATH}:${folder}`;
      return folder;
    });
  const optional = (find) => async (report) => (await find(report)) ?? 'none here: what needs it is left out';
  if (needs.textBrowser) await step('w3m', optional(provideTextBrowser));
  if (needs.proxy) await step('HAProxy', optional(provideProxy));
  if (needs.browser) {
    await step('Chromium', async (report) => {
      const browser = await provideBrowser(report);
      if (browser) env.CHROME_PATH = browser;
      return browser ?? 'none: install Chromium or Chrome, or set CHROME_PATH';
    });
    await build();
  }
  return env;
}
