import { type RefObject, useEffect } from 'react';

/** Lets Tab reach the tables that are wider than the text, as not every browser does, so that keys can scroll them. */
export function useScrollingTables(text: RefObject<HTMLElement | null>, html: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML has other tables
  useEffect(() => {
    const { current } = text;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      for (const table of current.querySelectorAll('table'))
        if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
        else table.removeAttribute('tabindex');
    });
    // It also reports the size that the text has at first.
    observer.observe(current);
    return () => observer.disconnect();
  }, [text, html]);
}
