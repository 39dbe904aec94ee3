import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  /** Whether someone wants to leave and has to be asked. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
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
  return {
    asking: blocker.state === 'blocked',
    leave: () => {
      passing.current = true;
      blocker.proceed?.();
    },
    // The dialog closes after either answer; taking a leave back would block the way again.
    stay: () => {
      if (!passing.current) blocker.reset?.();
    },
    letLeave: () => {
      passing.current = true;
    },
  };
}
