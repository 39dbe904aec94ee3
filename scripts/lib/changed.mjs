import { existsSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, packageBin, root } from './paths.mjs';
import { run } from './run.mjs';

const git = (...args) => run(['git', ...args]);
const lines = (text) => text.split('\n').filter(Boolean);

/** What differs from main; on main itself, from the commit before. With files that are not committed. */
export async function changedFiles() {
  const head = await git('rev-parse', 'HEAD');
  const fork = await git('merge-base', 'HEAD', 'main').catch(() => head);
  const base = fork === head ? 'HEAD~1' : fork.trim();
  return [
    ...lines(await git('diff', '--name-only', base)),
    ...lines(await git('ls-files', '--others', '--exclude-standard')),
  ];
}

/** What every test depends on. */
const everything = /^(package(-lock)?\.json|jest\.config\.js|tsconfig\.json|tests\/support\/\w+\.cjs)$/;
/** Suites that test more than they import, such as the built app: a change to it runs all of their tests. */
const wholeSuites = {
  contract: /./,
  platform: /^(server|scripts)\//,
  rest: /^(server|client)\/|^vite\./,
  browser: /^(server|client)\/|^vite\./,
};

/** The test files that a change touches. */
export async function testsTouchedBy(files, suites) {
  const whole = suites.filter((suite) =>
    files.some((file) => everything.test(file) || wholeSuites[suite]?.test(file)),
  );
  const others = suites.filter((suite) => !whole.includes(suite));
  const still = files.filter((file) => existsSync(fromRoot(file)));
  return [
    ...(await listTests(whole)),
    ...(still.length > 0 ? await listTests(others, '--findRelatedTests', ...still) : []),
  ];
}

async function listTests(suites, ...args) {
  if (suites.length === 0) return [];
  const command = packageBin('jest/bin/jest.js');
  return lines(await run([...command, '--selectProjects', ...suites, '--listTests', ...args])).filter(
    path.isAbsolute,
  );
}

/** The suite that a test file belongs to. */
export const suiteOf = (test) => path.relative(root, test).split(path.sep)[1];
