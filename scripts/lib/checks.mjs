import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { suiteOf } from './changed.mjs';
import { fromRoot, packageBin } from './paths.mjs';
import { CommandFailed, run } from './run.mjs';
import { colour, say, step } from './terminal.mjs';

const withTypeScript = [process.execPath, '-r', '@swc-node/register'];

/**
 * A check of types by TypeScript's native compiler, which takes a quarter of the time. The older compiler is installed as well, because
 * other tools need its API.
 */
const typeCheck = (detail, project) => ({
  title: 'Types',
  detail,
  command: [...packageBin('typescript-7/bin/tsc'), '-p', project],
});

/** Static checks by name. The output of a check with `warns` is shown even if it succeeds. */
export const checks = {
  lint: { title: 'Lint', command: [...packageBin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'] },
  imports: {
    title: 'Imports',
    detail: 'folders import what they may, without cycles',
    command: [
      ...packageBin('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'client', 'server'],
    ],
  },
  folders: {
    title: 'Folders',
    detail: 'none imports another in a circle',
    command: [process.execPath, fromRoot('scripts/lib/folders.mjs')],
  },
  fragments: {
    title: 'Fragments',
    detail: 'are spread in their domain, or with the component that they belong to',
    command: [process.execPath, fromRoot('scripts/lib/fragments.mjs')],
  },
  words: {
    title: 'Words',
    detail: 'identifiers and comments have none that are hard to read',
    command: [process.execPath, fromRoot('scripts/lib/words.mjs')],
  },
  tables: {
    title: 'Tables',
    detail: 'SQL about a table stands in the domain that owns it',
    command: [process.execPath, fromRoot('scripts/lib/tables.mjs')],
  },
  lengths: {
    title: 'Lengths',
    detail:
      'warns of files over 300 lines, and of functions over 80 except in tests and bench; over 15 branches a function says why',
    warns: true,
    command: [process.execPath, fromRoot('scripts/lib/lengths.mjs')],
  },
  'types:server': typeCheck('server and tests', 'tsconfig.json'),
  'types:client': typeCheck('client', 'client/tsconfig.json'),
  'types:worker': typeCheck('service worker', 'client/serviceWorker/worker/tsconfig.json'),
  'types:browser': typeCheck('browser tests', 'tests/browser/tsconfig.json'),
  schema: {
    title: 'Schema',
    detail: 'schema.graphql and openapi.json are what the code prints',
    command: [...withTypeScript, 'server/cli/print.ts', '--check'],
  },
  codegen: {
    title: 'Documents',
    detail: 'typed documents are those of the schema',
    command: [...packageBin('@graphql-codegen/cli/esm/bin.js'), '--check'],
  },
  relay: {
    title: 'Relay',
    detail: 'artifacts are those of the components',
    command: [...packageBin('relay-compiler/cli.js'), '--validate'],
  },
};

export const suites = ['contract', 'platform', 'server', 'rest', 'client', 'fuzz', 'browser'];
/** The suites of `npm test`. The others test other programs and machines, and random cases. */
export const everydaySuites = suites.filter((suite) => suite !== 'platform' && suite !== 'fuzz');

/** Runs checks, two at a time, because most use one core. */
export async function runChecks(names) {
  const waiting = [...names];
  const outcomes = [];
  const runNext = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) outcomes.push(await runCheck(name));
  };
  await Promise.all([runNext(), runNext()]);
  const failures = outcomes.filter(Boolean);
  return { passed: names.length - failures.length, failed: failures.length, failures };
}

/** Runs a check. Returns its name if it failed, otherwise undefined. */
async function runCheck(name) {
  const { title, detail = '', command, warns = false } = checks[name];
  try {
    let output = '';
    const work = async () => {
      output = await run(command);
    };
    await step(title, work, { detail, moves: false });
    if (warns && output.trim()) say(`\n${output.trim()}\n`);
    return undefined;
  } catch (error) {
    say(`\n${error instanceof CommandFailed ? error.output.trim() : error.stack}\n`);
    return `${title} ${detail}`;
  }
}

/**
 * Runs Jest's projects as one run, so that no core is idle at the end of a project. Counts tests; a file that
 * can't run counts as one failure. `tests`: the files to run; by default all.
 */
export async function runSuites(names, env, tests) {
  say(`\n  ${colour(1, `Tests: ${names.join(', ')}`)}\n`);
  const folder = fromRoot('node_modules/.cache/writers');
  const report = `${folder}/tests.json`;
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const [node, jest] = packageBin('jest/bin/jest.js');
  const command = [
    // Without it, the client's tests spend an eighth of their time on garbage collection. Workers inherit this option.
    ...[node, '--max-semi-space-size=64', jest],
    ...['--selectProjects', ...names, '--json', `--outputFile=${report}`, '--ci'],
    ...(tests ? ['--runTestsByPath', ...tests] : []),
  ];
  let failure;
  await run(command, { show: true, env: { NODE_ENV: 'test', ...env } }).catch((error) => {
    failure = error;
  });
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const failures = testResults.flatMap(failuresOf);
    const emptySuites = tests
      ? []
      : names.filter((name) => !testResults.some((file) => suiteOf(file.name) === name));
    failures.push(...emptySuites.map((name) => `the suite ${name} has no tests`));
    if (failed === 0 && failure) failures.push('the tests ended badly');
    return { passed: numPassedTests, failed: Math.max(failed, failures.length), failures };
  } catch {
    return { passed: 0, failed: 1, failures: ['the tests could not run'] };
  }
}

/** The failed tests of a file with the start of their messages. */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${name}\n${firstLinesOf(message)}`] : [];
  return failed.map((test) => `${name}: ${test.fullName}\n${firstLinesOf(test.failureMessages.join('\n'))}`);
}

const firstLinesOf = (text) =>
  text
    .split('\n')
    .slice(0, 12)
    .map((line) => `      ${line.slice(0, 200)}`)
    .join('\n');
