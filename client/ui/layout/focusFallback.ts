import { mainId } from './SkipLink';

export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Focuses an element without scrolling, because the router controls the scroll position. */
export const focusInPlace = (element: HTMLElement | null | undefined) =>
  element?.focus({ preventScroll: true });

export const focusMain = () => focusInPlace(document.getElementById(mainId));

let moveFocus = focusMain;

/** Sets what moves the focus of a removed control, in place of `focusMain`, until the returned function is called. */
export function setFocusFallback(focus: () => void): () => void {
  moveFocus = focus;
  return () => {
    if (moveFocus === focus) moveFocus = focusMain;
  };
}

/** Moves the focus that was lost with a removed control. */
export const focusFallback = () => moveFocus();
