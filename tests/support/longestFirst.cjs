const { default: Sequencer } = require('@jest/test-sequencer');

/** Jest begins with large files where it does not know yet how long each takes. */
const rank = ({ path }) => (/browser.screens\.test/.test(path) ? 0 : /tests.browser/.test(path) ? 1 : 2);

/** Browser tests take minutes a file: the last of a run are short ones, so that no core is idle for long. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
