let tried: { token: string; outcome: Promise<unknown> } | null = null;

/**
 * A link can be used once: further calls during or after a successful use return its result. A failed use can
 * be retried.
 */
export function linkOnce<T>(token: string, use: (token: string) => Promise<T>): Promise<T> {
  if (tried?.token === token) return tried.outcome as Promise<T>;
  const outcome = use(token);
  tried = { token, outcome };
  outcome.catch(() => {
    if (tried?.outcome === outcome) tried = null;
  });
  return outcome;
}
