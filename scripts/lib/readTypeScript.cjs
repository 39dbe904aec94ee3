// Lets a worker thread load TypeScript. The native compiler used by the process can't be unloaded with a
// thread: terminating one early would crash the process.
const { readFileSync } = require('node:fs');
const { version } = require('typescript/package.json');
const createCachedCompiler = require('./cachedCompiler.cjs');

const compile = createCachedCompiler(`${version}\0${readFileSync(__filename)}`, (source, fileName) => {
  // Loading the compiler takes longer than anything else that a thread loads.
  const { transpileModule, ModuleKind, ScriptTarget } = require('typescript');
  const compilerOptions = { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022, esModuleInterop: true };
  return transpileModule(source, { fileName, compilerOptions }).outputText;
});

require.extensions['.ts'] = (module, fileName) => module._compile(compile(fileName), fileName);
