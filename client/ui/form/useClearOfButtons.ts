import { type RefObject, useLayoutEffect, useState } from 'react';

/** The distance to keep from controls and layers. */
const gapPx = 12;

/** Links and buttons of the page. */
const pageControlsSelector = 'main :is(button:enabled, a[href])';
/** Open dialogs, menus and lists, which lie over the page. */
const openLayersSelector =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])[data-state="open"]';
/** Primary buttons, on the page or elsewhere. */
const primarySelector = '[data-primary]';

const boxesOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** How far to move the box down so that it covers no control; 0 if it would then end below `bottom`. */
export function distanceBelowControls(box: Box, controls: readonly Box[], bottom: number): number {
  const sorted = [...controls].sort((a, b) => a.top - b.top);
  let down = 0;
  for (const control of sorted) {
    const isBeside = control.right <= box.left || control.left >= box.right;
    if (isBeside || control.bottom <= box.top + down || control.top >= box.bottom + down) continue;
    down = control.bottom + gapPx - box.top;
  }
  return box.bottom + down > bottom ? 0 : down;
}

/** A movement in pixels. */
interface Shift {
  right: number;
  down: number;
}

/**
 * The movement with which the box covers no open layer: none, to the left of the layers, below them, or to the bottom of the window.
 * Null if all of them cover one.
 */
export function shiftClearOf(box: Box, open: readonly Box[], bottom: number): Shift | null {
  const left = Math.min(...open.map((layer) => layer.left));
  const below = Math.max(...open.map((layer) => layer.bottom));
  const shifts = [
    { right: 0, down: 0 },
    { right: left - gapPx - box.right, down: 0 },
    { right: 0, down: below + gapPx - box.top },
    { right: 0, down: bottom - gapPx - box.bottom },
  ];
  const isClear = ({ right, down }: Shift) =>
    box.left + right >= 0 &&
    box.bottom + down <= bottom &&
    open.every(
      (layer) =>
        layer.right <= box.left + right ||
        layer.left >= box.right + right ||
        layer.bottom <= box.top + down ||
        layer.top >= box.bottom + down,
    );
  return shifts.find(isClear) ?? null;
}

/** Avoids open layers. Without any, avoids all controls if the upper half of the window has space for that, otherwise primary buttons. */
function findShift({ top, bottom, left, right }: DOMRect): Shift | null {
  const box = { top, bottom, left, right };
  const open = boxesOf(openLayersSelector);
  // A phone's keyboard makes the visual viewport smaller, but not the window.
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  if (open.length > 0) return shiftClearOf(box, open, offsetTop + height);
  const down =
    distanceBelowControls(box, boxesOf(pageControlsSelector), window.innerHeight / 2) ||
    distanceBelowControls(box, boxesOf(primarySelector), window.innerHeight);
  return { right: 0, down };
}

/**
 * Moves a floating element while it has content, so that it covers no open layer, button or link. Returns whether there is no space, so
 * that it must wait.
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
    const updatePosition = () => {
      frame = 0;
      element.style.translate = '';
      const shift = findShift(element.getBoundingClientRect());
      setWaiting(shift === null);
      const { right, down } = shift ?? { right: 0, down: 0 };
      element.style.translate = right === 0 && down === 0 ? '' : `${right}px ${down}px`;
    };
    const updateSoon = () => {
      frame ||= requestAnimationFrame(updatePosition);
    };
    updatePosition();
    // A toast often appears during a page change, so the page moves below it.
    const changes = new MutationObserver((records) => {
      if (records.some((record) => record.target !== element || record.attributeName !== 'style'))
        updateSoon();
    });
    changes.observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true });
    const sizes = new ResizeObserver(updateSoon);
    sizes.observe(document.body);
    window.addEventListener('scroll', updateSoon, true);
    window.addEventListener('resize', updateSoon);
    window.visualViewport?.addEventListener('resize', updateSoon);
    // A font that comes late moves buttons too, and changes no element.
    document.fonts?.addEventListener('loadingdone', updateSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      window.removeEventListener('scroll', updateSoon, true);
      window.removeEventListener('resize', updateSoon);
      window.visualViewport?.removeEventListener('resize', updateSoon);
      document.fonts?.removeEventListener('loadingdone', updateSoon);
    };
  }, [floating, content]);
  return isWaiting;
}
