/** A tab shows one link at a time. */
let latest: { token: string; outcome: Promise<unknown> } | null = null;

/**
 * Uses a link that can be used once: a remounted page gets the result of the use that succeeded or is in progress. After a failure,
 * the link is used again.
 */
export function redeemOnce<T>(token: string, use: (token: string) => Promise<T>): Promise<T> {
  if (latest?.token === token) return latest.outcome as Promise<T>;
  const outcome = use(token);
  latest = { token, outcome };
  outcome.catch(() => {
    if (latest?.outcome === outcome) latest = null;
  });
  return outcome;
}
