import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { markUnsavedText } from './unsavedText';

export interface LeaveGuard {
  /** Whether someone wants to leave and has to be asked. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
  /** Lets the next navigation pass: everything is saved. */
  letLeave: () => void;
}

/** A new story that has been saved has its id in the address: without one, the same address is an empty page. */
const leaves = (from: Location, to: Location) =>
  to.pathname !== from.pathname || (from.search !== '' && to.search === '');

/** Asks before unsaved text is left. A sign-in that ended may lead to /login: the text is kept and found again. */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const passing = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      !passing.current &&
      leaves(currentLocation, nextLocation) &&
      nextLocation.pathname !== '/login',
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const unmark = markUnsavedText();
    window.addEventListener('beforeunload', ask);
    return () => {
      unmark();
      window.removeEventListener('beforeunload', ask);
    };
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
