import type { RefObject } from 'react';

/** Call when a control was removed while it had the focus: focuses the first one that is left in its frame. */
export function keepFocusIn(frame: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('a, button')?.focus();
  });
}
