// Lets a process that a test starts load TypeScript. Unlike the usual loader it keeps what it compiled even if
// the process exits at once, and doesn't load the TypeScript compiler: most processes do little more than start.
const keptCompiled = require('../../scripts/lib/keptCompiled.cjs');
const { getCacheKey, process: transform } = require('./swcTransform.cjs');

const compiled = keptCompiled(getCacheKey('', ''), (source, fileName) => transform(source, fileName).code);

for (const extension of ['.ts', '.tsx'])
  require.extensions[extension] = (module, fileName) => module._compile(compiled(fileName), fileName);
