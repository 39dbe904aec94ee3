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
export function useUnsavedCopy(target: UnsavedCopyTarget, copy: UnsavedCopy, unsaved: boolean): boolean {
  const { memberId, storyId } = target;
  const [kept, setKept] = useState(true);
  const pending = useRef<(() => boolean) | null>(null);

  useEffect(() => {
    pending.current = () => {
      pending.current = null;
      if (unsaved) return writeUnsavedCopy(memberId, storyId, copy);
      removeUnsavedCopy(memberId, storyId);
      return true;
    };
    const write = () => {
      if (pending.current) setKept(pending.current());
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
  useEffect(() => () => void pending.current?.(), []);
  return kept;
}
