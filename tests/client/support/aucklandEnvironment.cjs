const { TestEnvironment } = require('jest-environment-jsdom');

/** For tests of the member's own day: far from the server's. A test can't do this itself, as it gets a copy of the process. */
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
