import { useEffect, useState } from 'react';
import type { LocalDocument } from '../model/model';

type Reading = { state: 'reading' } | { state: 'read'; document: LocalDocument | null };

/** Reads a document once; the editor receives later changes itself. */
export function useDeviceDocument(read: () => Promise<LocalDocument | null>): Reading {
  const [reading, setReading] = useState<Reading>({ state: 'reading' });
  const [first] = useState(() => read);
  useEffect(() => {
    let wanted = true;
    first().then(
      (document) => wanted && setReading({ state: 'read', document }),
      // Without storage there is no document.
      () => wanted && setReading({ state: 'read', document: null }),
    );
    return () => {
      wanted = false;
    };
  }, [first]);
  return reading;
}
