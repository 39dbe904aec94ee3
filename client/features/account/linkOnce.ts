let tried: { token: string; outcome: Promise<unknown> } | null = null;

/**
 * A link is good for one try: whoever asks again while it runs, or after it worked, gets that one's outcome. What failed
 * may be tried again.
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
