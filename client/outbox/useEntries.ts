import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { type Entry, outbox, type Queue } from './outbox';

/** The entries of a queue that the server doesn't have yet, in order. */
export function useEntries<T>(queue: Queue): readonly Entry<T>[] {
  // A text, because React compares snapshots by identity.
  const text = useSyncExternalStore(outbox.subscribe, () => JSON.stringify(outbox.entries(queue)));
  return useMemo(() => JSON.parse(text), [text]);
}

/** Calls `onSent` when the server has received an entry of the queue. The result is undefined if another tab sent it. */
export function useOnSent<T>(queue: Queue, onSent: (entry: Entry<T>, result: unknown) => void): void {
  const onEntry = useEffectEvent((entry: Entry, result: unknown) => {
    const { memberId, kind, about } = queue;
    if (entry.memberId === memberId && entry.kind === kind && entry.about === about)
      onSent(entry as Entry<T>, result);
  });
  useEffect(() => outbox.subscribeToSent(({ entry, result }) => onEntry(entry, result)), []);
}
