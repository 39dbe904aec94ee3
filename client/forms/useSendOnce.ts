import { useRef } from 'react';
import { newLocalId } from '../relay/newLocalId';

/** Stores an attempt across reloads. */
export interface AttemptStore {
  get(): string | null;
  set(attempt: string | null): void;
}

interface Attempt {
  content: string;
  localId: string;
}

function readAttempt(kept: string | null | undefined): Attempt | null {
  try {
    const { content, localId } = JSON.parse(kept ?? 'null') ?? {};
    return typeof content === 'string' && typeof localId === 'string' ? { content, localId } : null;
  } catch {
    return null;
  }
}

/**
 * Sends content with an idempotency key. Equal content keeps its key until the server has it, so a retry
 * after a lost response creates no duplicate. Changed content gets a new key.
 */
export function useSendOnce(store?: AttemptStore) {
  const last = useRef<Attempt | null>(null);
  const forget = () => {
    // Keep an attempt that another tab has stored since.
    if (last.current && store?.get() === JSON.stringify(last.current)) store.set(null);
    last.current = null;
  };
  const sendOnce = async <T>(content: string, send: (localId: string) => Promise<T>): Promise<T> => {
    const known = last.current ?? readAttempt(store?.get());
    last.current = known?.content === content ? known : { content, localId: newLocalId() };
    store?.set(JSON.stringify(last.current));
    const answer = await send(last.current.localId);
    forget();
    return answer;
  };
  return { sendOnce, forget };
}
