import { useEffect, useState } from 'react';
import type { LocalDocument } from '../model/model';
import type { DocumentStore } from '../sync/documentStore';

type Reading = { state: 'reading' } | { state: 'read'; document: LocalDocument | null };
type Read = () => Promise<LocalDocument | null>;

/** Reads, of about a second each, from a device that doesn't answer: only an answer shows that there is no document. */
const maxReads = 10;

async function readWithRetries(
  documents: DocumentStore,
  read: Read,
  signal: AbortSignal,
): Promise<LocalDocument | null> {
  for (let readsLeft = maxReads; ; readsLeft -= 1) {
    // Without storage there is no document.
    const document = await read().catch(() => null);
    if (document || readsLeft === 1 || signal.aborted || documents.overview().storageProblem !== 'blocked')
      return document;
  }
}

/** Reads a document once; the editor receives later changes itself. */
export function useDeviceDocument(documents: DocumentStore, read: Read): Reading {
  const [reading, setReading] = useState<Reading>({ state: 'reading' });
  const [first] = useState(() => read);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void readWithRetries(documents, first, signal).then(
      (document) => signal.aborted || setReading({ state: 'read', document }),
    );
    return () => leaving.abort();
  }, [documents, first]);
  return reading;
}
