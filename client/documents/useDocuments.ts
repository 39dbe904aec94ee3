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

/** Reads a value; the first time, it may show a part of it before the rest is read. */
type Reader<T> = (documents: DocumentStore, isFirst: boolean, show: (part: T) => void) => Promise<T>;

/** So long after a list was read it is not read again: reading one of many texts delays those that are being synced. */
const restAfter = (readingMs: number) => Math.max(200, readingMs, Math.min(10 * readingMs, 1_000));

/** Reads again after each relevant change. */
function useReading<T>(documents: DocumentStore, localId: string | null, read: Reader<T>, initial: T): T {
  const [reading, setReading] = useState<{ documents: DocumentStore; localId: string | null; value: T }>();
  useEffect(() => {
    let isReading = false;
    let isAskedAgain = false;
    let isOver = false;
    let wasSkipped = false;
    let isFirst = true;
    const show = (value: T) => {
      if (!isOver) setReading({ documents, localId, value });
    };
    const readOnce = async () => {
      isAskedAgain = false;
      const startedAt = performance.now();
      const value = await read(documents, isFirst, show);
      isFirst = false;
      if (isOver) return;
      // Changes made meanwhile are read first, but only once in a row: they may never end.
      wasSkipped = isAskedAgain && !wasSkipped;
      if (wasSkipped) return;
      show(value);
      const rest = restAfter(performance.now() - startedAt);
      if (localId === null) await new Promise((resolve) => setTimeout(resolve, rest));
    };
    // One read at a time: while many documents are synced, overlapping ones would only delay each other.
    const readAgain = async () => {
      isAskedAgain = true;
      if (isReading) return;
      isReading = true;
      try {
        while (isAskedAgain && !isOver) await readOnce();
      } finally {
        isReading = false;
      }
    };
    void readAgain();
    const unsubscribe = documents.subscribe((changed) => {
      if (changed === null || localId === null || changed === localId) void readAgain();
    });
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [documents, localId, read]);
  return reading?.documents === documents && reading.localId === localId ? reading.value : initial;
}

const none: readonly LocalDocument[] = [];

/** The member's local documents of one kind, last changed first: at most `count`. Empty while loading. */
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
  return useReading(useDocuments(), null, read, none);
}

/** Lists that are left sooner keep nothing. */
const keptAfterMs = 1_000;

/** Keeps on this device, for reading offline, the member's own texts that a list shows. */
export function useKeptTexts(kind: DocumentKind, texts: readonly { id: string }[]): void {
  const documents = useDocuments();
  const shown = texts.map(({ id }) => id).join();
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without the server, or room on the device, fewer are kept.
      documents.keepTexts(kind, shown === '' ? [] : shown.split(',')).catch(() => {});
    }, keptAfterMs);
    return () => clearTimeout(timer);
  }, [documents, kind, shown]);
}

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
    const update = () => setHeld({ localId, lock, isElsewhere: lock.state() === 'elsewhere' });
    update();
    lock.subscribe(update);
    return () => lock.release();
  }, [localId]);
  return {
    isElsewhere: held?.localId === localId && held.isElsewhere,
    takeOver: () => held?.lock.takeOver(),
  };
}
