import { type RefObject, useLayoutEffect } from 'react';

/** While on, the element is all there is: nothing around it can be reached, and the page doesn't scroll under it. */
export function useZenFrame(frame: RefObject<HTMLElement | null>, on: boolean): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!on || !element) return;
    const undo = [leaveAloneWith(element), fitKeyboard(element)];
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
