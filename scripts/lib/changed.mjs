import { existsSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, packageBin, root } from './paths.mjs';
import { run } from './run.mjs';

const git = (...args) => run(['git', ...args]);
const lines = (text) => text.split('\n').filter(Boolean);

/** Files changed since main (on main: since the previous commit), including uncommitted ones. */
export async function changedFiles() {
  const head = await git('rev-parse', 'HEAD');
  const fork = await git('merge-base', 'HEAD', 'main').catch(() => head);
  const base = fork === head ? 'HEAD~1' : fork.trim();
  return [
    ...lines(await git('diff', '--name-only', base)),
    ...lines(await git('ls-files', '--others', '--exclude-standard')),
  ];
}

/** Matches files that affect every test. */
const affectsAllTests =
  /^(package(-lock)?\.json|jest\.config\.js|(tests\/|tests\/client\/)?tsconfig\.json|tests\/(client\/)?support\/\w+\.cjs)$/;
/** Suites that test more than they import, such as the built app: changes to these paths run the whole suite. */
const pathsOfWholeSuites = {
  contract: /./,
  platform: /^(server|scripts)\//,
  // Migrations are found by their file names, not imported.
  server: /^server\/db\/migrations\//,
  rest: /^(server|client)\/|^vite\./,
  browser: /^(server|client)\/|^vite\./,
};

/** The test files affected by the changed files. */
export async function testsTouchedBy(files, suites) {
  const wholeSuites = suites.filter((suite) =>
    files.some((file) => affectsAllTests.test(file) || pathsOfWholeSuites[suite]?.test(file)),
  );
  const others = suites.filter((suite) => !wholeSuites.includes(suite));
  const existing = files.filter((file) => existsSync(fromRoot(file)));
  return [
    ...(await listTests(wholeSuites)),
    ...(existing.length > 0 ? await listTests(others, '--findRelatedTests', ...existing) : []),
  ];
}

async function listTests(suites, ...args) {
  if (suites.length === 0) return [];
  const command = packageBin('jest/bin/jest.js');
  return lines(await run([...command, '--selectProjects', ...suites, '--listTests', ...args])).filter(
    path.isAbsolute,
  );
}

/** The suite of a test file. */
export const suiteOf = (test) => path.relative(root, test).split(path.sep)[1];
