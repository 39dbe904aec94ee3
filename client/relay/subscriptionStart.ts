type Listener = () => void;
const listeners = new Set<Listener>();

/**
 * Tells each time subscriptions begin on a connection, at first or after it was lost. What happened before is not told
 * by them, so whoever shows something from an earlier query reads it again.
 */
export function onSubscriptionStart(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSubscriptionStart(): void {
  for (const listener of [...listeners]) listener();
}
