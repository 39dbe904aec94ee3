import { useEffect, useState } from 'react';
import type { LocalDocument } from '../model/model';

type Reading = { state: 'reading' } | { state: 'read'; story: LocalDocument | null };

/** What a promise of the desk gives, read once while the page is there: what changes later, the editor hears of itself. */
export function useDeviceStory(read: () => Promise<LocalDocument | null>): Reading {
  const [reading, setReading] = useState<Reading>({ state: 'reading' });
  const [first] = useState(() => read);
  useEffect(() => {
    let wanted = true;
    first().then(
      (story) => wanted && setReading({ state: 'read', story }),
      // A device that keeps nothing has nothing to tell.
      () => wanted && setReading({ state: 'read', story: null }),
    );
    return () => {
      wanted = false;
    };
  }, [first]);
  return reading;
}
