import { useEffect } from 'react';
import { focusFallback, isFocusLost } from './focusFallback';
import { openDialog } from './useFocusKept';

/** Calls `focusFallback` when the focused control is removed, as by a deletion elsewhere, and nothing on the page moves the focus. */
export function useLostFocus(): void {
  useEffect(() => {
    let lastFocused: EventTarget | null = null;
    let frame = 0;

    const onFocusIn = ({ target }: FocusEvent) => {
      lastFocused = target;
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget || !document.hasFocus()) return;
      // Some browsers send the event before the control is removed.
      queueMicrotask(() => {
        // The control still exists, so the member clicked elsewhere.
        if (isFocusLost() && !isRemoved(lastFocused)) lastFocused = null;
      });
    };
    const catchFocus = () => {
      if (!isFocusLost() || !isRemoved(lastFocused) || document.querySelector(openDialog)) return;
      focusFallback();
    };
    const observer = new MutationObserver(() => {
      if (!isFocusLost() || !isRemoved(lastFocused)) return;
      cancelAnimationFrame(frame);
      // Waits two frames, in which a closing dialog or the page's own code may move the focus.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(catchFocus);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
}

const isRemoved = (control: EventTarget | null) => control instanceof Node && !control.isConnected;
