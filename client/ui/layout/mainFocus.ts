import { mainId } from './SkipLink';

export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** The router controls the scroll position. */
export const focusOn = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true });

export const focusMain = () => focusOn(document.getElementById(mainId));

let heir = focusMain;

/** Where the focus goes when its control is removed. A screen may name a better place than the page, until it calls the result. */
export function inheritFocus(take: () => void): () => void {
  heir = take;
  return () => {
    if (heir === take) heir = focusMain;
  };
}

export const passOnFocus = () => heir();
