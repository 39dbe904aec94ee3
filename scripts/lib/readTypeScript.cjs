// Lets a worker thread load TypeScript. The native compiler used by the process can't be unloaded with a
// thread: terminating one early would crash the process.
const { readFileSync } = require('node:fs');
const { transpileModule, ModuleKind, ScriptTarget } = require('typescript');

const compilerOptions = { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022, esModuleInterop: true };

require.extensions['.ts'] = (module, fileName) => {
  const { outputText } = transpileModule(readFileSync(fileName, 'utf8'), { fileName, compilerOptions });
  module._compile(outputText, fileName);
};
