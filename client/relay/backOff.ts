interface BackOffOptions {
  firstMs?: number;
  longestMs?: number;
  /** From 0 to 1. */
  random?: number;
}

/** Exponential back-off in milliseconds, with jitter, so that not all pages retry at the same moment. */
export const backOff = (
  failures: number,
  { firstMs = 1_000, longestMs = longestWaitMs, random = Math.random() }: BackOffOptions = {},
): number => Math.min(longestMs, firstMs * 2 ** failures) * (0.5 + random / 2);

/** Maximum back-off. */
export const longestWaitMs = 30_000;
/** Maximum wait by a server's Retry-After, so that all is sent within a minute after an outage. */
export const longestRetryAfterMs = 45_000;

/** Milliseconds to wait after so many failures. `random` is from 0 to 1, `atLeastMs` the server's Retry-After. */
export function retryWait(failures: number, random: number, atLeastMs?: number | null): number {
  const wait = backOff(failures, { random });
  return atLeastMs == null
    ? wait
    : Math.min(longestRetryAfterMs, Math.max(wait, atLeastMs * (1 + random / 10)));
}
