import { useEffect } from 'react';
import { focusFallback, isFocusLost } from './focusFallback';
import { openDialog } from './useFocusKept';

/**
 * When the control that has the focus is removed, such as by a deletion on another device, and nothing on the page takes the focus
 * over, calls `focusFallback`.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let holder: EventTarget | null = null;
    let frame = 0;

    const onFocusIn = ({ target }: FocusEvent) => {
      holder = target;
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget || !document.hasFocus()) return;
      // Some browsers send the event before the control is removed.
      queueMicrotask(() => {
        // The member clicked elsewhere.
        if (isFocusLost() && !isRemoved(holder)) holder = null;
      });
    };
    const catchFocus = () => {
      if (!isFocusLost() || !isRemoved(holder) || document.querySelector(openDialog)) return;
      focusFallback();
    };
    const observer = new MutationObserver(() => {
      if (!isFocusLost() || !isRemoved(holder)) return;
      cancelAnimationFrame(frame);
      // A closing dialog and the page's own code come first.
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
