import { useEffect, useState } from 'react';
import type { LocalDocument } from '../model/model';
import type { DocumentStore } from '../sync/documentStore';

type Reading = { state: 'reading' } | { state: 'read'; document: LocalDocument | null };
type Read = () => Promise<LocalDocument | null>;

/** How often a device that doesn't answer is asked, for about a second each time: it hasn't said that there is no document. */
const tries = 10;

async function readPatiently(
  documents: DocumentStore,
  read: Read,
  signal: AbortSignal,
): Promise<LocalDocument | null> {
  for (let left = tries; ; left -= 1) {
    // Without storage there is no document.
    const document = await read().catch(() => null);
    if (document || left === 1 || signal.aborted || documents.overview().storageProblem !== 'blocked')
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
    void readPatiently(documents, first, signal).then(
      (document) => signal.aborted || setReading({ state: 'read', document }),
    );
    return () => leaving.abort();
  }, [documents, first]);
  return reading;
}
