import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { isSamePage } from '../layout/movedPage';
import { markUnsavedText } from './unsavedText';

export interface LeaveGuard {
  /** Whether the user wants to leave and must confirm. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
  /** Allows the next navigation, because everything is saved. */
  letLeave: () => void;
}

/**
 * Whether a navigation leaves the page. Saving a new story only adds its id to the address; removing the id
 * leads to an empty page.
 */
const leaves = (from: Location, to: Location) =>
  !isSamePage(from, to) || (from.search !== '' && to.search === '');

/** Asks before leaving unsaved text. An ended sign-in may lead to /login, because the text is stored. */
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
    // The dialog closes after either answer; resetting after 'leave' would block it again.
    stay: () => {
      if (!passing.current) blocker.reset?.();
    },
    letLeave: () => {
      passing.current = true;
    },
  };
}
