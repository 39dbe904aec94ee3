// Lets a process that a test starts load TypeScript. Unlike the usual loader it keeps what it compiled even if
// the process exits at once, and doesn't load the TypeScript compiler: most processes do little more than start.
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('@swc/core');
const createCachedCompiler = require('../../scripts/lib/cachedCompiler.cjs');

const compiled = createCachedCompiler(`${version}\0${readFileSync(__filename)}`, (source, filename) => {
  const options = {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: filename.endsWith('x'), decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
  };
  return transformSync(source, options).code;
});

for (const extension of ['.ts', '.tsx'])
  require.extensions[extension] = (module, fileName) => module._compile(compiled(fileName), fileName);
