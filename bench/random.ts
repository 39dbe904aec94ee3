/** A deterministic generator of numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Random = ReturnType<typeof randomFrom>;

export const wholeBelow = (random: Random, end: number) => Math.floor(random() * end);

export function oneOf<T>(random: Random, things: readonly T[]): T {
  return things[wholeBelow(random, things.length)] as T;
}
