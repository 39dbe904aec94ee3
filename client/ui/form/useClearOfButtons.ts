import { type RefObject, useLayoutEffect } from 'react';

const gapPx = 12;

const pressable = 'button:enabled, a[href]';
const dialog = ':is([role="dialog"], [role="alertdialog"])';
const inDialog = `${dialog} :is(${pressable}, input, textarea, select)`;
const onPage = `:is(main, ${dialog}) :is(${pressable})`;
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

/**
 * The same over a dialog: at the foot of the window if its head is needed, because below a field are its results. Null if
 * both are needed.
 */
export function clearanceOverDialog(box: Box, controls: readonly Box[], bottom: number): number | null {
  if (clearance(box, controls, Infinity) === 0) return 0;
  const down = bottom - gapPx - box.bottom;
  const atFoot = { ...box, top: box.top + down, bottom: box.bottom + down };
  return clearance(atFoot, controls, Infinity) === 0 ? down : null;
}

/** Avoids all controls if the upper half of the window allows it, otherwise primary buttons. */
function clearanceOnPage({ top, bottom, left, right }: DOMRect): number {
  const box = { top, bottom, left, right };
  const controls = boxesOf(inDialog);
  // A phone's keyboard makes this smaller, not the window.
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  const overDialog = controls.length > 0 ? clearanceOverDialog(box, controls, offsetTop + height) : null;
  return (
    overDialog ??
    (clearance(box, boxesOf(onPage), window.innerHeight / 2) ||
      clearance(box, boxesOf(primary), window.innerHeight))
  );
}

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
}
