type Listener = () => void;
const listeners = new Set<Listener>();

/**
 * Notifies whenever subscriptions start on a connection, initially and after an outage. Earlier changes cause
 * no events, so pages must fetch their data again.
 */
export function onSubscriptionStart(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSubscriptionStart(): void {
  for (const listener of [...listeners]) listener();
}
