import { type RefObject, useLayoutEffect } from 'react';

const gapPx = 12;

const pressable = ':is(main, [role="dialog"], [role="alertdialog"]) :is(button:enabled, a[href])';
const primary = '[data-primary]';

const boxesOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());

/** The distance to move down so that the box covers no button. */
export function clearance(box: DOMRect, buttons: readonly DOMRect[], bottom: number): number {
  const sorted = [...buttons].sort((a, b) => a.top - b.top);
  let down = 0;
  for (const button of sorted) {
    const isBeside = button.right <= box.left || button.left >= box.right;
    if (isBeside || button.bottom <= box.top + down || button.top >= box.bottom + down) continue;
    down = button.bottom + gapPx - box.top;
  }
  // If there is no space, it stays.
  return box.bottom + down > bottom ? 0 : down;
}

/** Avoids all controls if the upper half of the window allows it, otherwise primary buttons. */
const clearanceOnPage = (box: DOMRect): number =>
  clearance(box, boxesOf(pressable), window.innerHeight / 2) ||
  clearance(box, boxesOf(primary), window.innerHeight);

/** Keeps a floating element clear of buttons and links while it has content. */
export function useClearOfButtons(floating: RefObject<HTMLElement | null>, content: readonly unknown[]) {
  useLayoutEffect(() => {
    const element = floating.current;
    if (!element || content.length === 0) return;
    let frame = 0;
    const place = () => {
      frame = 0;
      element.style.translate = '';
      const down = clearanceOnPage(element.getBoundingClientRect());
      element.style.translate = down === 0 ? '' : `0 ${down}px`;
    };
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    // A toast often appears during a page change, so the page moves below it.
    const changes = new MutationObserver((records) => {
      if (records.some((record) => record.target !== element || record.attributeName !== 'style'))
        placeSoon();
    });
    changes.observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true });
    const sizes = new ResizeObserver(placeSoon);
    sizes.observe(document.body);
    window.addEventListener('scroll', placeSoon, true);
    window.addEventListener('resize', placeSoon);
    // A font that comes late moves buttons too, and changes no element.
    document.fonts?.addEventListener('loadingdone', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      window.removeEventListener('scroll', placeSoon, true);
      window.removeEventListener('resize', placeSoon);
      document.fonts?.removeEventListener('loadingdone', placeSoon);
    };
  }, [floating, content]);
}
