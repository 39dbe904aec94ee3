const { AsyncLocalStorage } = require('node:async_hooks');

const { prototype } = AsyncLocalStorage;
const used = new Set();
for (const name of ['run', 'enterWith']) {
  const method = prototype[name];
  prototype[name] = function (...given) {
    used.add(this);
    return method.apply(this, given);
  };
}

/**
 * Ends the storages that a test file used. Jest makes one for each file and never ends it, and every promise of the worker
 * visits each that was used: after 200 files that took half of the time. One that is used again begins again.
 */
module.exports.endAsyncStorages = () => {
  for (const storage of used) storage.disable();
  used.clear();
};
