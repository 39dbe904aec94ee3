import { mainId } from './SkipLink';

export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** The router controls the scroll position. */
export const focusOn = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true });

export const focusMain = () => focusOn(document.getElementById(mainId));
