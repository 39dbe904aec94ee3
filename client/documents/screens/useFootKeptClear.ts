import { type RefObject, useLayoutEffect } from 'react';
import { caretBox, reveal } from '../../editor/reveal';

/** Scrolls the line being typed out from under a bar that has grown. */
function uncoverCaret(bar: HTMLElement) {
  const editable = document.activeElement;
  const selection = getSelection();
  if (!(editable instanceof HTMLElement && editable.isContentEditable) || !selection?.rangeCount) return;
  const range = selection.getRangeAt(0);
  const caret = caretBox(range);
  const { top, bottom } = bar.getBoundingClientRect();
  if (caret.bottom > top && caret.top < bottom) reveal(editable, range, false);
}

/** Keeps content that the page scrolls into view, such as the line being typed, above this bar at the bottom of the window. */
export function useFootKeptClear(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const keepClear = () => {
      const isSticky = getComputedStyle(element).position === 'sticky';
      style.scrollPaddingBottom = isSticky ? `${element.getBoundingClientRect().height}px` : '';
    };
    keepClear();
    const followBar = () => {
      keepClear();
      uncoverCaret(element);
    };
    const sizes = new ResizeObserver(followBar);
    sizes.observe(element);
    // The height of the window decides whether the bar is sticky, which doesn't change the bar's size.
    window.addEventListener('resize', followBar);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', followBar);
      style.scrollPaddingBottom = '';
    };
  }, [bar]);
}
