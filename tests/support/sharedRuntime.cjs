const path = require('node:path');
const { default: Runtime } = require('jest-runtime');
const { SharedEnvironment } = require('./sharedEnvironment.cjs');

const root = path.resolve(__dirname, '../..');
const sharedFolders = [path.join(root, 'server'), path.join(root, 'node_modules')].map(
  (folder) => folder + path.sep,
);

/** The shared modules of each environment; they last as long as the worker. */
const keepers = new WeakMap();

/**
 * Loads the server's modules and packages once for all test files of a worker: they take seconds to load, most tests
 * milliseconds to run. Test files and their helpers are loaded for each file, as ever. A file that mocks a module needs
 * modules of its own: it asks for an environment of its own with `@jest-environment node`.
 */
class SharedRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, ...rest) {
    super(config, environment, resolver, transformer, cacheFS, ...rest);
    if (!(environment instanceof SharedEnvironment)) return;
    if (!keepers.has(environment))
      keepers.set(environment, new Runtime(config, environment, resolver, transformer, new Map(), ...rest));
    this.keeper = keepers.get(environment);
  }

  isShared(from, name) {
    if (!this.keeper || name === '@jest/globals' || this._resolution.isCoreModule(name)) return false;
    const file = this._resolution.resolveCjs(from, name);
    return sharedFolders.some((folder) => file.startsWith(folder));
  }

  requireModuleOrMock(from, name) {
    return this.isShared(from, name)
      ? this.keeper.requireModuleOrMock(from, name)
      : super.requireModuleOrMock(from, name);
  }

  setMock(from, name, ...rest) {
    if (this.keeper)
      throw new Error(
        `To mock ${name}, the test file needs the comment /** @jest-environment node */ at its top`,
      );
    super.setMock(from, name, ...rest);
  }

  getSourceMaps() {
    const own = super.getSourceMaps();
    if (!this.keeper) return own;
    const shared = this.keeper.getSourceMaps();
    return {
      get: (file) => own.get(file) ?? shared.get(file),
      *[Symbol.iterator]() {
        yield* shared;
        yield* own;
      },
    };
  }
}

module.exports = SharedRuntime;
