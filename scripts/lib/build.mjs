import { rmSync } from 'node:fs';
import { hashOf, isCurrent, removeStamp, writeStamp } from './hash.mjs';
import { fromRoot, packageBin } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './terminal.mjs';

const everywhere = ['package-lock.json', 'tsconfig.json'];

export const parts = [
  {
    name: 'Server',
    inputs: [...everywhere, 'tsconfig.build.json', 'server'],
    // Types are the tests' business: leaving them out here makes the build three times as fast.
    command: [...packageBin('typescript/bin/tsc'), '-p', 'tsconfig.build.json', '--noCheck'],
    // What was compiled from a file that is gone must go too.
    clean: ['dist/server', 'dist/.tsbuildinfo'],
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
    clean: ['dist/client'],
  },
  {
    name: 'GraphiQL',
    inputs: [...everywhere, 'vite.graphiql.config.mts', 'client/graphiql'],
    command: [
      ...packageBin('vite/bin/vite.js'),
      ...['build', '--config', 'vite.graphiql.config.mts', '--logLevel', 'warn'],
    ],
    clean: ['dist/graphiql'],
  },
];

/** Builds one part, if it has changed since its last build. */
export async function buildPart(part, tell) {
  const stamp = fromRoot('dist/.stamps', part.name.toLowerCase());
  const hash = hashOf(part.inputs, part.without);
  if (isCurrent(stamp, hash)) return 'up to date';
  tell('building');
  removeStamp(stamp);
  for (const output of part.clean) rmSync(fromRoot(output), { recursive: true, force: true });
  await run(part.command, { env: { NODE_ENV: 'production' } });
  writeStamp(stamp, hash);
  return 'built';
}

/** Builds what has changed since its last build. */
export async function build() {
  for (const part of parts) await step(part.name, (tell) => buildPart(part, tell));
}
