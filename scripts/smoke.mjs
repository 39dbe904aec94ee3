import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { main } from './lib/main.mjs';
import { provideNode, supportedNodes } from './lib/nodes.mjs';
import { installPackages } from './lib/packages.mjs';
import { copyRelease, installForProduction, linkForProduction, megabytesOf } from './lib/releaseTree.mjs';
import { stopHandlingSignals } from './lib/run.mjs';
import { tryRelease } from './lib/runRelease.mjs';
import { colour, say, step } from './lib/terminal.mjs';

const maxMegabytes = 350;

const { values } = parseArgs({
  options: { node: { type: 'string', multiple: true }, linked: { type: 'boolean', default: false } },
});
// Without these options, Node resolves links to their targets.
const nodeOptions = values.linked ? ['--preserve-symlinks', '--preserve-symlinks-main'] : [];
const ranges = values.node ?? (values.linked ? [] : supportedNodes);

const interruption = new AbortController();
const { signal } = interruption;

/** The messages in a JSON log. */
const warningsOf = (log) =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line).msg);

await main(async () => {
  say(`\n  ${colour(1, 'Monday Writers: the built app in production')}\n`);
  // Linked packages are in use, for example by the test that runs this.
  if (!values.linked) await step('Packages', installPackages);
  await build();
  const home = mkdtempSync(path.join(tmpdir(), 'writers-smoke-'));
  const release = path.join(home, 'release');
  const check = (range, provide) =>
    step('Node', async (report) => {
      report(`${range}, starting`);
      const { version, program } = await provide();
      const dataDir = path.join(home, `data-${version}`);
      const log = await tryRelease(release, { program, nodeOptions, dataDir, signal });
      return [version, ...warningsOf(log)].join(', ');
    });
  try {
    await step('Release', async (report) => {
      copyRelease(release);
      report('installing packages without those for development');
      await (values.linked ? linkForProduction(release) : installForProduction(release));
      const megabytes = megabytesOf(path.join(release, 'node_modules'));
      if (megabytes > maxMegabytes)
        throw new Error(`node_modules has ${megabytes} MB; ${maxMegabytes} are allowed`);
      return `${megabytes} MB of packages`;
    });
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => interruption.abort());
    stopHandlingSignals();
    const { node: current } = process.versions;
    if (ranges.length === 0) await check(current, () => ({ version: current, program: process.execPath }));
    for (const range of ranges) await check(range, () => provideNode(range));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
