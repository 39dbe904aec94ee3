const { AsyncLocalStorage } = require('node:async_hooks');

const { prototype } = AsyncLocalStorage;
const { run, enterWith, getStore } = prototype;

const used = new Set();
/** What was stored, each in a box: timers and promises that outlive a file keep the box, but not what was in it. */
const boxes = [];

function boxOf(storage, store) {
  used.add(storage);
  const box = { store };
  boxes.push(box);
  return box;
}

Object.assign(prototype, {
  run(store, ...given) {
    return run.call(this, boxOf(this, store), ...given);
  },
  enterWith(store) {
    enterWith.call(this, boxOf(this, store));
  },
  getStore() {
    return getStore.call(this)?.store;
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
  for (const box of boxes.splice(0)) box.store = undefined;
};
