const { default: Sequencer } = require('@jest/test-sequencer');

/** Jest starts with large files if it does not know yet how long each takes. */
const rank = ({ path }) =>
  /browser.(screens|specification.\w+Screens)\.test/.test(path) ? 0 : /tests.browser/.test(path) ? 1 : 2;

/**
 * Browser tests take minutes per file. Start with them, so that the last files of a run are short and no core
 * is idle for long.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
