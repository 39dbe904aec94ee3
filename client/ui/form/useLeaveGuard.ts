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
  allowLeave: () => void;
}

/** Whether a navigation leaves the page. Saving a new story adds its id to the address; removing that leads to an empty page. */
const isLeavingPage = (from: Location, to: Location) =>
  !isSamePage(from, to) || (from.search !== '' && to.search === '');

/** Asks before leaving unsaved text. An ended sign-in may lead to /login, because the text is stored. */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      !isLeaving.current &&
      isLeavingPage(currentLocation, nextLocation) &&
      nextLocation.pathname !== '/login',
  );
  useEffect(() => {
    if (!unsaved) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const unmark = markUnsavedText();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      unmark();
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [unsaved]);
  return {
    asking: blocker.state === 'blocked',
    leave: () => {
      isLeaving.current = true;
      blocker.proceed?.();
    },
    // The dialog calls this after 'leave' as well, as it closes; resetting would then block the navigation again.
    stay: () => {
      if (!isLeaving.current) blocker.reset?.();
    },
    allowLeave: () => {
      isLeaving.current = true;
    },
  };
}
