import { useRef } from 'react';
import { newLocalId } from '../../relay/newLocalId';

/** Where an attempt outlives a reload. */
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
 * Sends content with an idempotency key: the same one for the same content until the server has it, so that sending again
 * after a lost answer makes one. Changed content is something else to make, and gets another key.
 */
export function useSendOnce(store?: AttemptStore) {
  const last = useRef<Attempt | null>(null);
  const forget = () => {
    // What another tab has sent since stays.
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
