const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Code and compiled scripts by file name; they last as long as the worker. */
const packages = new Map();
const scripts = new Map();

/**
 * Compiles each module once per worker, not once per test file: a screen with its packages has two thousand modules.
 * Each test file still runs them in its own page.
 */
module.exports = class ClientRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    const { executor, transformCache } = this;
    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (filename, options) => {
      if (!filename.includes('/node_modules/')) return transform(filename, options);
      let code = packages.get(filename);
      if (code === undefined) {
        code = transform(filename, options);
        packages.set(filename, code);
      }
      return code;
    };
    const parameters = executor.injectedModuleParameters.join();
    executor.compile = (code, filename) => {
      const context = this._environment.getVmContext();
      if (context === null) return null;
      let compiled = scripts.get(filename);
      if (compiled?.code !== code) {
        const start = `(function(${parameters}){`;
        compiled = {
          code,
          script: new Script(`${start}${code}\n})`, { filename, columnOffset: -start.length }),
        };
        scripts.set(filename, compiled);
      }
      return compiled.script.runInContext(context);
    };
  }
};
