import { useCallback, useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  blocker: Blocker;
  /** Lets the next navigation pass: everything is saved. */
  letLeave: () => void;
}

/** Asks before unsaved text is left. A sign-in that ended may lead to /login: the text is kept and found again. */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const passing = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      !passing.current &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== '/login',
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const letLeave = useCallback(() => {
    passing.current = true;
  }, []);
  return { blocker, letLeave };
}
