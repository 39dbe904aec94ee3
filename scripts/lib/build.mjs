import { cpSync, existsSync, rmSync } from 'node:fs';
import { hashOf, isCurrent, removeStamp, writeStamp } from './hash.mjs';
import { inTurn } from './inTurn.mjs';
import { fromRoot, packageBin } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './terminal.mjs';

const everywhere = ['package-lock.json', 'tsconfig.json'];

export const parts = [
  {
    name: 'Server',
    inputs: [...everywhere, 'tsconfig.build.json', 'server'],
    // Tests check types; skipping that here makes the build three times as fast.
    command: [...packageBin('typescript/bin/tsc'), '-p', 'tsconfig.build.json', '--noCheck'],
    outputs: ['dist/server'],
    clean: ['dist/.tsbuildinfo'],
  },
  {
    name: 'Pages',
    inputs: [
      ...everywhere,
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
      ...everywhere,
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
    inputs: [...everywhere, 'vite.graphiql.config.mts', 'client/graphiql'],
    command: [
      ...packageBin('vite/bin/vite.js'),
      ...['build', '--config', 'vite.graphiql.config.mts', '--logLevel', 'warn'],
    ],
    outputs: ['dist/graphiql'],
  },
];

const stampOf = ({ name }) => fromRoot('dist/.stamps', name.toLowerCase());

/** Whether a part was built completely. */
export const isBuilt = (part) =>
  part.outputs.every((output) => existsSync(fromRoot(output))) && existsSync(stampOf(part));

/** Whether a part was built from the current sources; a release has no sources and is always current. */
export const isUpToDate = (part) =>
  isBuilt(part) &&
  (part.inputs.some((input) => !existsSync(fromRoot(input))) ||
    isCurrent(stampOf(part), hashOf(part.inputs, part.without)));

/** Builds a part if it has changed. */
export async function buildPart(part, tell) {
  if (isUpToDate(part)) return 'up to date';
  return inTurn(tell, () => buildNow(part, tell));
}

async function buildNow(part, tell) {
  if (isUpToDate(part)) return 'built by another start';
  const hash = hashOf(part.inputs, part.without);
  tell('building');
  removeStamp(stampOf(part));
  for (const file of [...part.outputs, ...(part.clean ?? [])])
    rmSync(fromRoot(file), { recursive: true, force: true });
  await run(part.command, { env: { NODE_ENV: 'production' } });
  for (const [from, to] of Object.entries(part.copies ?? {})) cpSync(fromRoot(from), fromRoot(to));
  writeStamp(stampOf(part), hash);
  return 'built';
}

/** Builds all changed parts. */
export async function build() {
  for (const part of parts) await step(part.name, (tell) => buildPart(part, tell));
}
