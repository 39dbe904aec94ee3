import timers from 'node:timers';

// Taken once: tests hold the timers of the page still, not those of the store.
const soon = timers.setImmediate;

// A browser without it has the store take its steps by timers, which tests hold still.
globalThis.setImmediate ??= soon;
require('fake-indexeddb/auto');

/** Lets what the store has under way come to its end. */
export async function storeSettled(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => soon(resolve));
}
