import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus from a control that is removed when it is clicked to its replacement. Returns a function that sets
 * the replacement; call it on the click.
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
