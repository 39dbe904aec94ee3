import { mainId } from './SkipLink';

export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** The router controls the scroll position. */
export const focusInPlace = (element: HTMLElement | null | undefined) =>
  element?.focus({ preventScroll: true });

export const focusMain = () => focusInPlace(document.getElementById(mainId));

let fallback = focusMain;

/**
 * Sets what gets the focus when the focused control is removed; by default the page does. Returns the function that resets it.
 */
export function setFocusFallback(focus: () => void): () => void {
  fallback = focus;
  return () => {
    if (fallback === focus) fallback = focusMain;
  };
}

export const focusFallback = () => fallback();
