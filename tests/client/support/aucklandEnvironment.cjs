const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * A time zone far from the server's, for tests of the member's local day. Set here, because tests get a copy
 * of `process`.
 */
module.exports = class extends TestEnvironment {
  async setup() {
    this.timeZone = process.env.TZ;
    process.env.TZ = 'Pacific/Auckland';
    await super.setup();
  }

  async teardown() {
    await super.teardown();
    if (this.timeZone === undefined) delete process.env.TZ;
    else process.env.TZ = this.timeZone;
  }
};
