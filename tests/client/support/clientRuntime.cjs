const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * Globals of the page that no test replaces. Each use of a global calls jsdom's window, which takes thirty times as long as
 * a variable, so modules get these as variables. Not among them are timers, dates and the console, which tests replace.
 */
const constants = `
  globalThis window document Node Element HTMLElement process Buffer
  Object Function Array String Number Boolean Symbol BigInt Math JSON Reflect Proxy Promise RegExp
  Map Set WeakMap WeakSet WeakRef Error TypeError RangeError isNaN parseInt parseFloat Infinity NaN
`
  .trim()
  .split(/\s+/);
const readConstants = new Script(`[${constants}]`);

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
    let values;
    executor.compile = (code, filename) => {
      const context = this._environment.getVmContext();
      if (context === null) return null;
      values ??= readConstants.runInContext(context);
      let compiled = scripts.get(filename);
      if (compiled?.code !== code) {
        const start = `(function(${constants}){return function(${parameters}){`;
        compiled = {
          code,
          script: new Script(`${start}${code}\n}})`, { filename, columnOffset: -start.length }),
        };
        scripts.set(filename, compiled);
      }
      return compiled.script.runInContext(context)(...values);
    };
  }

  /** Jest would refuse to load a module between two tests, when a page that is still open may render something for the first time. */
  leaveTestCode() {}
};
