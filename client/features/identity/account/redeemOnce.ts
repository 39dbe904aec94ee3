/** The latest link only, because a tab shows one link at a time. */
let latest: { token: string; outcome: Promise<unknown> } | null = null;

/**
 * Redeems a link that can be used once. A remounted page gets the result of the call that succeeded or is in progress; after a
 * failure, the link is redeemed again.
 */
export function redeemOnce<T>(token: string, redeem: (token: string) => Promise<T>): Promise<T> {
  if (latest?.token === token) return latest.outcome as Promise<T>;
  const outcome = redeem(token);
  latest = { token, outcome };
  outcome.catch(() => {
    if (latest?.outcome === outcome) latest = null;
  });
  return outcome;
}
