import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a control that its own press takes off the screen: the focus goes to what comes in its place, and not to the
 * top of the page. Returns what names the successor, to be called with the press.
 */
export function useFocusSuccessor(): (successor: RefObject<HTMLElement | null>) => void {
  const successor = useRef<RefObject<HTMLElement | null> | null>(null);
  useEffect(() => {
    successor.current?.current?.focus();
    successor.current = null;
  });
  return (next) => {
    successor.current = next;
  };
}
