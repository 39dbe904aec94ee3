import { type RefObject, useLayoutEffect } from 'react';
import { holdToasts } from '../../ui/feedback/toaster';

/** While on, makes everything outside the element inert, stops the page from scrolling and holds toasts back. */
export function useZenFrame(frame: RefObject<HTMLElement | null>, on: boolean): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!on || !element) return;
    const undoSteps = [makeOthersInert(element), keepTabInside(element), fitKeyboard(element), holdToasts()];
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    return () => {
      style.overflow = overflow;
      for (const step of undoSteps) step();
    };
  }, [frame, on]);
}

/** Makes everything inert except the element and live regions. */
function makeOthersInert(element: HTMLElement): () => void {
  const madeInert: Element[] = [];
  for (
    let inner: HTMLElement = element;
    inner.parentElement && inner !== document.body;
    inner = inner.parentElement
  )
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && !sibling.hasAttribute('inert') && !sibling.hasAttribute('aria-live')) {
        sibling.setAttribute('inert', '');
        madeInert.push(sibling);
      }
  return () => {
    for (const sibling of madeInert) sibling.removeAttribute('inert');
  };
}

/** Matches elements that Tab may reach. */
const tabStops = 'a[href], button, input, select, textarea, [contenteditable="true"], [tabindex]';

/** Keeps the focus inside: Tab from the last stop leads to the first, Shift+Tab from the first to the last. */
function keepTabInside(element: HTMLElement): () => void {
  const { ownerDocument } = element;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    const reachable = [...ownerDocument.querySelectorAll<HTMLElement>(tabStops)].filter(
      (stop) =>
        stop.tabIndex >= 0 &&
        !stop.matches(':disabled') &&
        !stop.closest('[inert]') &&
        stop.getClientRects().length > 0,
    );
    const [first] = reachable;
    const last = reachable.at(-1);
    const focused = ownerDocument.activeElement;
    const isOut = focused === ownerDocument.body;
    const next = event.shiftKey ? (isOut || focused === first) && last : (isOut || focused === last) && first;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  ownerDocument.addEventListener('keydown', onKeyDown);
  return () => ownerDocument.removeEventListener('keydown', onKeyDown);
}

/** Keeps the frame above the keyboard, which on phones covers the page instead of resizing it. */
function fitKeyboard({ style }: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const follow = () => {
    // When zoomed in, the viewport is smaller for another reason.
    if (viewport.scale > 1) return;
    style.height = `${viewport.height}px`;
    style.top = `${viewport.offsetTop}px`;
  };
  follow();
  viewport.addEventListener('resize', follow);
  viewport.addEventListener('scroll', follow);
  return () => {
    viewport.removeEventListener('resize', follow);
    viewport.removeEventListener('scroll', follow);
    style.height = '';
    style.top = '';
  };
}
