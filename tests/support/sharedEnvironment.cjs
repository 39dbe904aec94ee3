const { TestEnvironment } = require('jest-environment-node');
const { endAsyncStorages } = require('./asyncStorages.cjs');
const shownPages = require('./shownPages.cjs');

/** Jest's own global state, which each test file starts anew. */
const stateOfJest = new Set(['JEST_STATE_SYMBOL', 'EVENT_HANDLERS', '$$jest-matchers-object']);

/**
 * One global scope for all test files of a worker, so that the app is loaded once per worker and not once per
 * file: see sharedRuntime.cjs. Mocks, fake timers and environment variables are reset after each file.
 */
class SharedEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.variables = { ...this.global.process.env };
    this.exit = this.global.process.exit;
  }

  /** The failure of a browser test tells what its pages showed: most that fail once in many runs don't fail again. */
  async handleTestEvent({ name, error }) {
    const { browser } = this.global.keptBrowser ?? {};
    if (name !== 'test_fn_failure' || !browser?.isConnected() || !error?.stack) return;
    const shown = await shownPages(browser);
    if (shown) error.stack = error.stack.replace(error.message, (message) => `${message}\n\n${shown}`);
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    const { process } = this.global;
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    process.exit = this.exit;
    for (const symbol of Object.getOwnPropertySymbols(this.global))
      if (stateOfJest.has(symbol.description)) delete this.global[symbol];
    // What was deleted from the global scope, which Jest keeps until the scope itself goes: the whole test file hangs on it.
    this._globalProxy.leftovers = [];
    endAsyncStorages();
  }
}

let ofWorker;

/**
 * Jest constructs an environment for each test file; this returns the worker's, whichever project the file
 * belongs to.
 */
module.exports = function environmentOf(config, context) {
  ofWorker ??= new SharedEnvironment(config, context);
  return ofWorker;
};
module.exports.SharedEnvironment = SharedEnvironment;
