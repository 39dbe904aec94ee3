import { type RefObject, useLayoutEffect, useState } from 'react';

const gapPx = 12;

const onPage = 'main :is(button:enabled, a[href])';
/** Elements that lie over the page. */
const layers =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])[data-state="open"]';
const primary = '[data-primary]';

const boxesOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** The distance to move down so that the box covers no control. */
export function clearance(box: Box, controls: readonly Box[], bottom: number): number {
  const sorted = [...controls].sort((a, b) => a.top - b.top);
  let down = 0;
  for (const control of sorted) {
    const isBeside = control.right <= box.left || control.left >= box.right;
    if (isBeside || control.bottom <= box.top + down || control.top >= box.bottom + down) continue;
    down = control.bottom + gapPx - box.top;
  }
  // If there is no space, it stays.
  return box.bottom + down > bottom ? 0 : down;
}

interface Place {
  right: number;
  down: number;
}

/** Where the box keeps clear of what is open: in its place, beside it, below it or at the foot of the window; null: nowhere. */
export function placeClearOf(box: Box, open: readonly Box[], bottom: number): Place | null {
  const left = Math.min(...open.map((layer) => layer.left));
  const below = Math.max(...open.map((layer) => layer.bottom));
  const places = [
    { right: 0, down: 0 },
    { right: left - gapPx - box.right, down: 0 },
    { right: 0, down: below + gapPx - box.top },
    { right: 0, down: bottom - gapPx - box.bottom },
  ];
  const isClear = ({ right, down }: Place) =>
    box.left + right >= 0 &&
    box.bottom + down <= bottom &&
    open.every(
      (layer) =>
        layer.right <= box.left + right ||
        layer.left >= box.right + right ||
        layer.bottom <= box.top + down ||
        layer.top >= box.bottom + down,
    );
  return places.find(isClear) ?? null;
}

/** Clear of what is open; else of all controls if the upper half of the window allows it, otherwise of primary buttons. */
function placeOf({ top, bottom, left, right }: DOMRect): Place | null {
  const box = { top, bottom, left, right };
  const open = boxesOf(layers);
  // A phone's keyboard makes this smaller, not the window.
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  if (open.length > 0) return placeClearOf(box, open, offsetTop + height);
  const down =
    clearance(box, boxesOf(onPage), window.innerHeight / 2) ||
    clearance(box, boxesOf(primary), window.innerHeight);
  return { right: 0, down };
}

/**
 * Keeps a floating element clear of what is open, and of buttons and links, while it has content. Returns whether it waits,
 * unseen, because there is no room.
 */
export function useClearOfButtons(
  floating: RefObject<HTMLElement | null>,
  content: readonly unknown[],
): boolean {
  const [isWaiting, setWaiting] = useState(false);
  useLayoutEffect(() => {
    const element = floating.current;
    if (!element || content.length === 0) return;
    let frame = 0;
    const put = () => {
      frame = 0;
      element.style.translate = '';
      const place = placeOf(element.getBoundingClientRect());
      setWaiting(place === null);
      const { right, down } = place ?? { right: 0, down: 0 };
      element.style.translate = right === 0 && down === 0 ? '' : `${right}px ${down}px`;
    };
    const placeSoon = () => {
      frame ||= requestAnimationFrame(put);
    };
    put();
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
    window.visualViewport?.addEventListener('resize', placeSoon);
    // A font that comes late moves buttons too, and changes no element.
    document.fonts?.addEventListener('loadingdone', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      window.removeEventListener('scroll', placeSoon, true);
      window.removeEventListener('resize', placeSoon);
      window.visualViewport?.removeEventListener('resize', placeSoon);
      document.fonts?.removeEventListener('loadingdone', placeSoon);
    };
  }, [floating, content]);
  return isWaiting;
}
