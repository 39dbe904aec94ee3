import { use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DocumentsContext } from './DocumentsContext';
import type { DocumentKind, LocalDocument } from './model/model';
import { createDocumentLock, type DocumentLock } from './storage/documentLock';
import type { DocumentStore, SyncOverview } from './sync/documentStore';

/** The document store of the signed-in member. */
export function useDocuments(): DocumentStore {
  const documents = use(DocumentsContext);
  if (!documents)
    throw new Error('useDocuments must be used within a DocumentsProvider, by a signed-in member');
  return documents;
}

/** Reads again after each relevant change; of overlapping reads the latest wins. */
function useReading<T>(
  documents: DocumentStore,
  localId: string | null,
  read: (documents: DocumentStore) => Promise<T>,
  initial: T,
): T {
  const [reading, setReading] = useState<{ documents: DocumentStore; localId: string | null; value: T }>();
  useEffect(() => {
    let asked = 0;
    const readAgain = () => {
      asked += 1;
      const turn = asked;
      void read(documents).then((value) => {
        if (turn === asked) setReading({ documents, localId, value });
      });
    };
    readAgain();
    const unsubscribe = documents.subscribe((changed) => {
      if (changed === null || localId === null || changed === localId) readAgain();
    });
    return () => {
      asked = -1;
      unsubscribe();
    };
  }, [documents, localId, read]);
  return reading?.documents === documents && reading.localId === localId ? reading.value : initial;
}

const none: readonly LocalDocument[] = [];
const lists: Record<DocumentKind, (documents: DocumentStore) => Promise<readonly LocalDocument[]>> = {
  story: (documents) => documents.list('story'),
  journal: (documents) => documents.list('journal'),
  note: (documents) => documents.list('note'),
};

/** The member's local documents of one kind, last changed first; empty while loading. */
export const useLocalDocuments = (kind: DocumentKind = 'story'): readonly LocalDocument[] =>
  useReading(useDocuments(), null, lists[kind], none);

/** One local document; undefined while loading. */
export function useLocalDocument(localId: string): LocalDocument | null | undefined {
  const read = useMemo(() => (documents: DocumentStore) => documents.read({ localId }), [localId]);
  return useReading<LocalDocument | null | undefined>(useDocuments(), localId, read, undefined);
}

export function useSyncOverview(): SyncOverview {
  const documents = useDocuments();
  const read = useMemo(() => {
    let last = documents.overview();
    // Return the same object while its content is equal, because React compares by identity.
    return () => {
      const next = documents.overview();
      if (JSON.stringify(next) !== JSON.stringify(last)) last = next;
      return last;
    };
  }, [documents]);
  const subscribe = useMemo(() => (listener: () => void) => documents.subscribe(listener), [documents]);
  return useSyncExternalStore(subscribe, read);
}

export interface DocumentLockState {
  /** Another tab is editing it. */
  isElsewhere: boolean;
  takeOver: () => void;
}

/** Requests the lock for editing the document while mounted. */
export function useDocumentLock(localId: string): DocumentLockState {
  const [held, setHeld] = useState<{ localId: string; lock: DocumentLock; isElsewhere: boolean }>();
  useEffect(() => {
    const lock = createDocumentLock(localId, navigator.locks);
    const tell = () => setHeld({ localId, lock, isElsewhere: lock.state() === 'elsewhere' });
    tell();
    lock.subscribe(tell);
    return () => lock.release();
  }, [localId]);
  return {
    isElsewhere: held?.localId === localId && held.isElsewhere,
    takeOver: () => held?.lock.takeOver(),
  };
}
