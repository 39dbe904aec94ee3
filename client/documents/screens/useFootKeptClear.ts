import { type RefObject, useLayoutEffect } from 'react';

/** What the page scrolls into view, such as the line being typed, stays above this bar at the bottom of the window. */
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
    const sizes = new ResizeObserver(keepClear);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [bar]);
}
