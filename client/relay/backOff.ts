interface BackOffOptions {
  firstMs?: number;
  longestMs?: number;
  /** From 0 to 1. */
  random?: number;
}

/** Exponential back-off in milliseconds, with jitter, so that not all pages retry at the same moment. */
export const backOff = (
  failures: number,
  { firstMs = 1_000, longestMs = 30_000, random = Math.random() }: BackOffOptions = {},
): number => Math.min(longestMs, firstMs * 2 ** failures) * (0.5 + random / 2);
