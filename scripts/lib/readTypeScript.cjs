// Lets a thread read the server's sources. The compiler in native code that the process itself uses can't be unloaded
// with a thread: one that is stopped early would take the whole process with it.
const { readFileSync } = require('node:fs');
const { transpileModule, ModuleKind, ScriptTarget } = require('typescript');

const compilerOptions = { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022, esModuleInterop: true };

require.extensions['.ts'] = (module, fileName) => {
  const { outputText } = transpileModule(readFileSync(fileName, 'utf8'), { fileName, compilerOptions });
  module._compile(outputText, fileName);
};
