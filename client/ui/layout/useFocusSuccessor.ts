import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a control that disappears when pressed: moves the focus to its replacement. Returns a function that
 * names the replacement; call it on the click.
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
