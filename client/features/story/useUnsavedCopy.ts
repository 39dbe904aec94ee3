import { useEffect, useRef, useState } from 'react';
import { removeUnsavedCopy, type UnsavedCopy, writeUnsavedCopy } from './unsavedCopy';

/** A change is written this long after it was made at the latest, however many follow it. */
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
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const keptUnder = useRef(storyId);
  const [write] = useState(() => () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    const writeNewest = pending.current;
    pending.current = null;
    if (writeNewest) setKept(writeNewest());
  });

  useEffect(() => {
    pending.current = () => {
      if (unsaved) return writeUnsavedCopy(memberId, storyId, copy);
      removeUnsavedCopy(memberId, storyId);
      return true;
    };
    const before = keptUnder.current;
    keptUnder.current = storyId;
    if (before !== storyId) {
      // The story has got its id: what stays under the old name would come back as another story.
      write();
      removeUnsavedCopy(memberId, before);
      return;
    }
    // A timer under way is left to run out: restarted by each change, it would never end while someone types.
    timer.current ??= setTimeout(write, delayMs);
  }, [memberId, storyId, copy, unsaved, write]);

  useEffect(() => {
    const writeIfHidden = () => {
      if (document.visibilityState === 'hidden') write();
    };
    // The tab may be gone before the timer is.
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', writeIfHidden);
    return () => {
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', writeIfHidden);
      // Leaving within the delay must not leave the last words behind.
      write();
    };
  }, [write]);
  return kept;
}
