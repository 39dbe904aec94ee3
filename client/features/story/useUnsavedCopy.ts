import { useEffect, useRef, useState } from 'react';
import { removeUnsavedCopy, type UnsavedCopy, writeUnsavedCopy } from './unsavedCopy';

/** A local write lands this long after a keystroke at the latest. */
const delayMs = 200;

export interface UnsavedCopyTarget {
  memberId: string;
  storyId: string | null;
}

/**
 * Keeps the text in this tab while it is unsaved, and removes it once it is saved.
 * Returns whether the browser had room for it.
 */
export function useUnsavedCopy({ memberId, storyId }: UnsavedCopyTarget, copy: UnsavedCopy, unsaved: boolean): boolean {
  const [kept, setKept] = useState(true);
  const latest = useRef({ copy, unsaved, written: true });

  useEffect(() => {
    latest.current = { copy, unsaved, written: false };
    const write = () => {
      if (latest.current.written) return;
      latest.current.written = true;
      if (latest.current.unsaved) setKept(writeUnsavedCopy(memberId, storyId, latest.current.copy));
      else removeUnsavedCopy(memberId, storyId);
    };
    const timer = setTimeout(write, delayMs);
    // The tab may be gone before the timer is.
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
    };
  }, [memberId, storyId, copy, unsaved]);

  // Leaving within the delay must not leave the last words behind.
  useEffect(
    () => () => {
      const { copy: last, unsaved: stillUnsaved, written } = latest.current;
      if (written) return;
      if (stillUnsaved) writeUnsavedCopy(memberId, storyId, last);
      else removeUnsavedCopy(memberId, storyId);
    },
    [memberId, storyId],
  );
  return kept;
}
