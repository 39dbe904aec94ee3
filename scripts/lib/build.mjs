import { cpSync, existsSync, rmSync } from 'node:fs';
import { hashOf, isCurrent, removeStamp, writeStamp } from './hash.mjs';
import { fromRoot, packageBin } from './paths.mjs';
import { withPreparationLock } from './preparationLock.mjs';
import { run } from './run.mjs';
import { step } from './terminal.mjs';

const commonInputs = ['package-lock.json', 'tsconfig.json'];

/** The parts of the app in the order of their building, with the files and folders that they are made from. */
export const parts = [
  {
    name: 'Server',
    inputs: [...commonInputs, 'tsconfig.build.json', 'server'],
    // Tests check types; skipping that here makes the build three times as fast.
    command: [...packageBin('typescript/bin/tsc'), '-p', 'tsconfig.build.json', '--noCheck'],
    outputs: ['dist/server'],
    clean: ['dist/.tsbuildinfo'],
  },
  {
    name: 'Pages',
    inputs: [
      ...commonInputs,
      'scripts/pages.mjs',
      'scripts/lib/pageAssets.cjs',
      'server/contract',
      'server/pages',
    ],
    command: [process.execPath, fromRoot('scripts/pages.mjs')],
    outputs: ['dist/pages'],
  },
  {
    name: 'Client',
    inputs: [
      ...commonInputs,
      'vite.config.mts',
      'relay.config.js',
      'client',
      'server/contract',
      'server/markdown',
    ],
    without: /^client\/graphiql/,
    command: [...packageBin('vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    outputs: ['dist/client', 'dist/persistedDocuments.json'],
    // The server must know the queries of the client that it serves, not those of newer sources.
    copies: { 'client/__generated__/persistedDocuments.json': 'dist/persistedDocuments.json' },
  },
  {
    name: 'GraphiQL',
    inputs: [...commonInputs, 'vite.graphiql.config.mts', 'client/graphiql'],
    command: [
      ...packageBin('vite/bin/vite.js'),
      ...['build', '--config', 'vite.graphiql.config.mts', '--logLevel', 'warn'],
    ],
    outputs: ['dist/graphiql'],
  },
];

/** The file with the hash of the inputs from which a part was built. */
const stampFileOf = ({ name }) => fromRoot('dist/.stamps', name.toLowerCase());

/** Whether a part was built completely. */
export const isBuilt = (part) =>
  part.outputs.every((output) => existsSync(fromRoot(output))) && existsSync(stampFileOf(part));

/** Whether a part was built from the current sources; a release has no sources and is always current. */
export const isUpToDate = (part) =>
  isBuilt(part) &&
  (part.inputs.some((input) => !existsSync(fromRoot(input))) ||
    isCurrent(stampFileOf(part), hashOf(part.inputs, part.without)));

/** Builds a part if its inputs have changed. Returns a text about the result. */
export async function buildPart(part, report) {
  if (isUpToDate(part)) return 'up to date';
  return withPreparationLock(report, () => buildNow(part, report));
}

async function buildNow(part, report) {
  if (isUpToDate(part)) return 'built by another start';
  const hash = hashOf(part.inputs, part.without);
  report('building');
  removeStamp(stampFileOf(part));
  for (const file of [...part.outputs, ...(part.clean ?? [])])
    rmSync(fromRoot(file), { recursive: true, force: true });
  await run(part.command, { env: { NODE_ENV: 'production' } });
  for (const [from, to] of Object.entries(part.copies ?? {})) cpSync(fromRoot(from), fromRoot(to));
  writeStamp(stampFileOf(part), hash);
  return 'built';
}

/** Builds the parts whose inputs have changed. */
export async function build() {
  for (const part of parts) await step(part.name, (report) => buildPart(part, report));
}
