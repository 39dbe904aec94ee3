import type { hash } from '@node-rs/argon2';

// By `require`: `import * as` makes a copy, and what is replaced in it doesn't reach the server.
const argon2: { hash: typeof hash } = require('@node-rs/argon2');
const { hash: inProduction } = argon2;

// Later files of this worker share the module.
afterAll(restoreHashes);

function restoreHashes() {
  if (!jest.isMockFunction(argon2.hash)) argon2.hash = inProduction;
}

/**
 * Makes password hashes that are quick to make and to compare, with the server's algorithm but little memory: the
 * tests compare thousands, and each takes 14 ms of processor time or more by design.
 */
export function hashQuickly() {
  // A test that counts hashes has replaced it.
  if (jest.isMockFunction(argon2.hash)) return;
  argon2.hash = (password, options, signal) =>
    inProduction(password, { ...options, memoryCost: 64, timeCost: 1 }, signal);
}

/** Hashes as in production while `work` runs. */
export async function hashingFully<T>(work: () => Promise<T>): Promise<T> {
  restoreHashes();
  try {
    return await work();
  } finally {
    hashQuickly();
  }
}
