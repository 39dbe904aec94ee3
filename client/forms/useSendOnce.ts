import { useRef } from 'react';
import { parseJson } from '../lib/parseJson';
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

function parseAttempt(stored: string | null | undefined): Attempt | null {
  const { content, localId } = parseJson(stored) ?? {};
  return typeof content === 'string' && typeof localId === 'string' ? { content, localId } : null;
}

/** Sends content with an idempotency key, which equal content keeps until the server has it, so that a retry makes no duplicate. */
export function useSendOnce(store?: AttemptStore) {
  const last = useRef<Attempt | null>(null);
  const forget = () => {
    // An attempt that another tab has stored since stays.
    if (last.current && store?.get() === JSON.stringify(last.current)) store.set(null);
    last.current = null;
  };
  const sendOnce = async <T>(content: string, send: (localId: string) => Promise<T>): Promise<T> => {
    const known = last.current ?? parseAttempt(store?.get());
    last.current = known?.content === content ? known : { content, localId: newLocalId() };
    store?.set(JSON.stringify(last.current));
    const answer = await send(last.current.localId);
    forget();
    return answer;
  };
  return { sendOnce, forget };
}
