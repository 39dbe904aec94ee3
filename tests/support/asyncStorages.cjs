const { AsyncLocalStorage } = require('node:async_hooks');

const { prototype } = AsyncLocalStorage;
const { run, enterWith, getStore } = prototype;

const used = new Set();
/** What a file stored, each by a key: timers and promises that outlive the file keep the key, but not what was stored. */
let stores = new WeakMap();

function keyOf(storage, store) {
  used.add(storage);
  const key = {};
  stores.set(key, store);
  return key;
}

Object.assign(prototype, {
  run(store, ...given) {
    return run.call(this, keyOf(this, store), ...given);
  },
  enterWith(store) {
    enterWith.call(this, keyOf(this, store));
  },
  getStore() {
    return stores.get(getStore.call(this));
  },
});

/**
 * Ends the storages that a test file used. Jest makes one for each file and never ends it, and every promise of the worker
 * visits each that was used: after 200 files that took half of the time. One that is used again begins again. What they stored
 * goes as well: Jest stores the test, on which the whole file hangs, eight megabytes of one that starts a server.
 */
module.exports.endAsyncStorages = () => {
  for (const storage of used) storage.disable();
  used.clear();
  stores = new WeakMap();
};
