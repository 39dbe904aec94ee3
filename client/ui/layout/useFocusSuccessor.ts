import { type RefObject, useEffect, useRef } from 'react';

/** Returns a function that is called on the click which removes a control, with what takes over the focus. */
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
