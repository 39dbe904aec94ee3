import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fromRoot, packageBin } from './paths.mjs';
import { CommandFailed, run } from './run.mjs';
import { colour, say, step } from './terminal.mjs';

const withTypeScript = [process.execPath, '-r', '@swc-node/register'];

/** What is looked at without running the app. Each counts as one. */
export const checks = {
  lint: { title: 'Lint', command: [...packageBin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'] },
  'types:server': {
    title: 'Types',
    detail: 'server and tests',
    command: [...packageBin('typescript/bin/tsc'), '-p', 'tsconfig.json'],
  },
  'types:client': {
    title: 'Types',
    detail: 'client',
    command: [...packageBin('typescript/bin/tsc'), '-p', 'client/tsconfig.json'],
  },
  'types:browser': {
    title: 'Types',
    detail: 'browser tests',
    command: [...packageBin('typescript/bin/tsc'), '-p', 'tests/browser/tsconfig.json'],
  },
  schema: {
    title: 'Schema',
    detail: 'schema.graphql is what the code prints',
    command: [...withTypeScript, 'server/schema.ts', '--check'],
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

export const suites = ['contract', 'platform', 'server', 'rest', 'client', 'browser'];

export async function runCheck(name) {
  const { title, detail = '', command } = checks[name];
  try {
    await step(title, async (tell) => {
      tell(detail);
      await run(command);
    });
    return { passed: 1, failed: 0, failures: [] };
  } catch (error) {
    say(`\n${error instanceof CommandFailed ? error.output.trim() : error.stack}\n`);
    return { passed: 0, failed: 1, failures: [`${title} ${detail}`] };
  }
}

/** Runs one of Jest's projects and counts its tests; a file or a suite that can't run counts as one failure. */
export async function runSuite(name, env) {
  say(`\n  ${colour(1, `Tests: ${name}`)}\n`);
  const folder = fromRoot('node_modules/.cache/writers');
  const report = `${folder}/${name}.json`;
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const command = [
    ...packageBin('jest/bin/jest.js'),
    ...['--selectProjects', name, '--json', `--outputFile=${report}`, '--ci'],
  ];
  let failure;
  await run(command, { show: true, env: { NODE_ENV: 'test', ...env } }).catch((error) => {
    failure = error;
  });
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numTotalTests, testResults } =
      JSON.parse(readFileSync(report, 'utf8'));
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const silent = failed === 0 && (failure !== undefined || numTotalTests === 0);
    const failures = silent ? [`the suite ${name} ended badly`] : testResults.flatMap(failuresOf);
    return { passed: numPassedTests, failed: silent ? 1 : failed, failures };
  } catch {
    return { passed: 0, failed: 1, failures: [`the suite ${name} could not run`] };
  }
}

/** The failed tests of a file, each with the beginning of what it said. */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${name}\n${beginningOf(message)}`] : [];
  return failed.map((test) => `${name}: ${test.fullName}\n${beginningOf(test.failureMessages.join('\n'))}`);
}

const beginningOf = (text) =>
  text
    .split('\n')
    .slice(0, 12)
    .map((line) => `      ${line.slice(0, 200)}`)
    .join('\n');
