import { randomInt } from 'node:crypto';

/** `npm run test:fuzz` runs all cases, `npm run test:all` a sample. */
export const isFullFuzz = process.env.FUZZ === 'full';

const given = process.env.FUZZ_SEED;

/** The same in every run, unless `FUZZ_SEED` is another number, or `new`. */
export const fuzzSeed: number = given === 'new' ? randomInt(2 ** 31) : Number(given ?? 20_261_122);

/** Random numbers from 0 to 1 for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
