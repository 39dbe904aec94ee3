import { type RefObject, useLayoutEffect } from 'react';

const gapPx = 12;

const pressable = ':is(main, [role="dialog"], [role="alertdialog"]) :is(button:enabled, a[href])';
const primary = '[data-primary]';

const boxesOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());

/** How far down it has to go, from where it is by itself, to lie over none of the buttons. */
export function clearance(box: DOMRect, buttons: readonly DOMRect[], bottom: number): number {
  const sorted = [...buttons].sort((a, b) => a.top - b.top);
  let down = 0;
  for (const button of sorted) {
    const isBeside = button.right <= box.left || button.left >= box.right;
    if (isBeside || button.bottom <= box.top + down || button.top >= box.bottom + down) continue;
    down = button.bottom + gapPx - box.top;
  }
  // Where the whole side is full of buttons, it stays.
  return box.bottom + down > bottom ? 0 : down;
}

/** Clear of all that can be pressed, where half the window has room for that; of the primary buttons at least. */
const clearanceOnPage = (box: DOMRect): number =>
  clearance(box, boxesOf(pressable), window.innerHeight / 2) ||
  clearance(box, boxesOf(primary), window.innerHeight);

/** Keeps what floats over the page clear of its buttons and links as long as there is something in it. */
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
    // A toast often comes with another page, and the page moves under it.
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => target !== element)) placeSoon();
    });
    changes.observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true });
    const sizes = new ResizeObserver(placeSoon);
    sizes.observe(document.body);
    window.addEventListener('scroll', placeSoon, true);
    window.addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      window.removeEventListener('scroll', placeSoon, true);
      window.removeEventListener('resize', placeSoon);
    };
  }, [floating, content]);
}
