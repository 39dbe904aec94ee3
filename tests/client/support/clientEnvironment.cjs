const { TestEnvironment } = require('jest-environment-jsdom');
const { endAsyncStorages } = require('../../support/asyncStorages.cjs');

/** A page of its own for each test file. */
module.exports = class ClientEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    endAsyncStorages();
  }
};
