let tried: { token: string; outcome: Promise<void> } | null = null;

/**
 * A magic link is good for one try: whoever asks again while it runs, or after it worked, gets that one's outcome. What
 * failed may be tried again.
 */
export function magicLinkOnce(token: string, signIn: (token: string) => Promise<void>): Promise<void> {
  if (tried?.token === token) return tried.outcome;
  const outcome = signIn(token);
  tried = { token, outcome };
  outcome.catch(() => {
    if (tried?.outcome === outcome) tried = null;
  });
  return outcome;
}
