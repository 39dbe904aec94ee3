import { type RefObject, useEffect, useState } from 'react';

/** Returns a function that focuses an element after the next render, in place of a control that is removed. */
export function useFocusAfterRender(element: RefObject<HTMLElement | null>): () => void {
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    if (calls > 0) element.current?.focus();
  }, [calls, element]);
  return () => setCalls((count) => count + 1);
}
