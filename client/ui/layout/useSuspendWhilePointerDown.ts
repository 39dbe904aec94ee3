import { use, useState } from 'react';

/** Not null while the main mouse button, a finger or a pen is down. */
let pointerDown: { released: Promise<void>; end: () => void } | null = null;

window.addEventListener(
  'pointerdown',
  ({ button }) => {
    if (button !== 0 || pointerDown) return;
    let end = () => {};
    const released = new Promise<void>((resolve) => {
      end = resolve;
    });
    pointerDown = { released, end };
  },
  true,
);

function endPointerDown() {
  pointerDown?.end();
  pointerDown = null;
}

/** How long components still wait after a release, because a touch's click comes later, and goes to the element that is there by then. */
const clickDelayMs = 50;

window.addEventListener(
  'pointerup',
  () => {
    const ended = pointerDown;
    setTimeout(() => {
      if (pointerDown === ended) endPointerDown();
    }, clickDelayMs);
  },
  true,
);
// Some systems open a menu instead of reporting that the button was released.
for (const ending of ['pointercancel', 'contextmenu']) window.addEventListener(ending, endPointerDown, true);
// Some systems report no release over a scroll bar.
window.addEventListener('pointermove', ({ buttons }) => buttons === 0 && endPointerDown(), true);
// Without capturing, so that it isn't called for an element that loses the focus to the clicked one.
window.addEventListener('blur', endPointerDown);

/** A promise with the status by which React's `use` knows that it needn't wait. */
const alreadyReleased: Promise<void> = Object.assign(Promise.resolve(), {
  status: 'fulfilled',
  value: undefined,
});

/** Suspends the first render of what moves links while a pointer is down: a click that ends beside its link does nothing. */
export function useSuspendWhilePointerDown(): void {
  const [released] = useState(() => pointerDown?.released ?? alreadyReleased);
  // `use` is called in any case: React renders a suspended component again, which must then call the same hooks.
  use(released);
}
