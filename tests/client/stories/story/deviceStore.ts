import timers from 'node:timers';

// The real setImmediate: tests fake the timers of the page, but not those of the store.
const soon = timers.setImmediate;

// Without setImmediate, fake-indexeddb would use timers, which tests fake.
globalThis.setImmediate ??= soon;
require('fake-indexeddb/auto');

/** Waits until the store has no pending work. */
export async function storeSettled(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => soon(resolve));
}
