import { use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DocumentsContext } from './DocumentsContext';
import type { DocumentKind, LocalDocument } from './model/model';
import { createDocumentLock, type DocumentLock } from './storage/documentLock';
import { type DocumentStore, listedFirst, type SyncOverview } from './sync/documentStore';

/** The document store of the signed-in member. */
export function useDocuments(): DocumentStore {
  const documents = use(DocumentsContext);
  if (!documents)
    throw new Error('useDocuments must be used within a DocumentsProvider, by a signed-in member');
  return documents;
}

/** Reads a value from the store. The first read may call `show` with a part of it before the rest is read. */
type Reader<T> = (documents: DocumentStore, isFirst: boolean, show: (part: T) => void) => Promise<T>;

/** Milliseconds until a list is read again: each read of a list with many texts delays their sync. */
const pauseAfterReading = (readingMs: number) => Math.max(200, readingMs, Math.min(10 * readingMs, 1_000));

/** A value read from the store, again after each change of the document with the localId, or of any document if that is null. */
function useReading<T>(documents: DocumentStore, localId: string | null, read: Reader<T>, initial: T): T {
  const [reading, setReading] = useState<{ documents: DocumentStore; localId: string | null; value: T }>();
  useEffect(() => {
    let isReading = false;
    let isReadRequested = false;
    let isUnmounted = false;
    let wasOutdated = false;
    let isFirst = true;
    const show = (value: T) => {
      if (!isUnmounted) setReading({ documents, localId, value });
    };
    const readOnce = async () => {
      isReadRequested = false;
      const startedAt = performance.now();
      const value = await read(documents, isFirst, show);
      isFirst = false;
      if (isUnmounted) return;
      // A value that changed during the read isn't shown, unless that was so before as well: such changes may never end.
      wasOutdated = isReadRequested && !wasOutdated;
      if (wasOutdated) return;
      show(value);
      const pauseMs = pauseAfterReading(performance.now() - startedAt);
      if (localId === null) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    };
    // One read at a time: while many documents are synced, overlapping ones would only delay each other.
    const readAgain = async () => {
      isReadRequested = true;
      if (isReading) return;
      isReading = true;
      try {
        while (isReadRequested && !isUnmounted) await readOnce();
      } finally {
        isReading = false;
      }
    };
    void readAgain();
    const unsubscribe = documents.subscribe((changed) => {
      if (changed === null || localId === null || changed === localId) void readAgain();
    });
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, [documents, localId, read]);
  return reading?.documents === documents && reading.localId === localId ? reading.value : initial;
}

const noDocuments: readonly LocalDocument[] = [];

/** The member's local documents of one kind, last changed first: at most `count`, or those that weren't sent. Empty while loading. */
export function useLocalDocuments(kind: DocumentKind, count?: number | 'unsent'): readonly LocalDocument[] {
  const read = useMemo<Reader<readonly LocalDocument[]>>(
    () => async (documents, isFirst, show) => {
      if (count !== undefined || !isFirst) return documents.list(kind, count);
      // Of many documents, the last changed are shown while the others are read.
      const last = await documents.list(kind, listedFirst);
      if (last.length < listedFirst) return last;
      show(last);
      return documents.list(kind);
    },
    [kind, count],
  );
  return useReading(useDocuments(), null, read, noDocuments);
}

/** How long a list is shown before its texts are kept, in milliseconds: lists that are left sooner keep nothing. */
const shownBeforeKeepingMs = 1_000;

/** Keeps on this device, for reading offline, the member's own texts that a list shows. */
export function useKeptTexts(kind: DocumentKind, texts: readonly { id: string }[]): void {
  const documents = useDocuments();
  const shown = texts.map(({ id }) => id).join();
  useEffect(() => {
    const timer = setTimeout(() => {
      // Fewer are kept if the server can't be reached or the device is full.
      documents.keepTexts(kind, shown === '' ? [] : shown.split(',')).catch(() => {});
    }, shownBeforeKeepingMs);
    return () => clearTimeout(timer);
  }, [documents, kind, shown]);
}

/** One local document; undefined while loading. */
export function useLocalDocument(localId: string): LocalDocument | null | undefined {
  const read = useMemo(() => (documents: DocumentStore) => documents.read({ localId }), [localId]);
  return useReading<LocalDocument | null | undefined>(useDocuments(), localId, read, undefined);
}

/** The counts of the sync line, kept up to date. */
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
  /** Another tab is editing the document. */
  isElsewhere: boolean;
  takeOver: () => void;
}

/** Requests the lock for editing the document while mounted. */
export function useDocumentLock(localId: string): DocumentLockState {
  const [state, setState] = useState<{ localId: string; lock: DocumentLock; isElsewhere: boolean }>();
  useEffect(() => {
    const lock = createDocumentLock(localId, navigator.locks);
    const update = () => setState({ localId, lock, isElsewhere: lock.state() === 'elsewhere' });
    update();
    lock.subscribe(update);
    return () => lock.release();
  }, [localId]);
  return {
    isElsewhere: state?.localId === localId && state.isElsewhere,
    takeOver: () => state?.lock.takeOver(),
  };
}
