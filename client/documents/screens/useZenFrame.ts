import { type RefObject, useLayoutEffect } from 'react';

/** While on, the element is all there is: nothing around it can be reached, and the page doesn't scroll under it. */
export function useZenFrame(frame: RefObject<HTMLElement | null>, on: boolean): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!on || !element) return;
    const undo = [leaveAloneWith(element), keepTabInside(element), fitKeyboard(element)];
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    return () => {
      style.overflow = overflow;
      for (const step of undo) step();
    };
  }, [frame, on]);
}

/** Makes everything inert but the element and what announces. */
function leaveAloneWith(element: HTMLElement): () => void {
  const silenced: Element[] = [];
  for (
    let inner: HTMLElement = element;
    inner.parentElement && inner !== document.body;
    inner = inner.parentElement
  )
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && !sibling.hasAttribute('inert') && !sibling.hasAttribute('aria-live')) {
        sibling.setAttribute('inert', '');
        silenced.push(sibling);
      }
  return () => {
    for (const sibling of silenced) sibling.removeAttribute('inert');
  };
}

const stops = 'a[href], button, input, select, textarea, [contenteditable="true"], [tabindex]';

/** From the last that can be reached Tab leads to the first: there is no page around to come to. */
function keepTabInside(element: HTMLElement): () => void {
  const { ownerDocument } = element;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    const reachable = [...ownerDocument.querySelectorAll<HTMLElement>(stops)].filter(
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

/** A phone's keyboard covers the page instead of making it smaller. */
function fitKeyboard({ style }: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const follow = () => {
    // Zoomed in, a smaller part is seen, but the keyboard isn't what covers the rest.
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
