import { use, useState } from 'react';

/** Pending while the main button, a finger or a pen is down. */
let press: { isOver: Promise<void>; end: () => void } | null = null;

window.addEventListener(
  'pointerdown',
  ({ button }) => {
    if (button !== 0 || press) return;
    let end = () => {};
    const isOver = new Promise<void>((resolve) => {
      end = resolve;
    });
    press = { isOver, end };
  },
  true,
);

function endPress() {
  press?.end();
  press = null;
}

/** A touch's click comes after its end, and goes to what is then in that place. */
const clickMs = 50;

window.addEventListener(
  'pointerup',
  () => {
    const ended = press;
    setTimeout(() => {
      if (press === ended) endPress();
    }, clickMs);
  },
  true,
);
/** Some systems open a menu instead of reporting that the button was released. */
for (const ending of ['pointercancel', 'contextmenu']) window.addEventListener(ending, endPress, true);
// Some report no release over a scroll bar either.
window.addEventListener('pointermove', ({ buttons }) => buttons === 0 && endPress(), true);
// The window's own: a click moves the focus, which an element loses.
window.addEventListener('blur', endPress);

/** With a status that React knows, so that it doesn't wait. */
const over: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * Suspends the first appearance of a component that moves a link or button while that may be pressed: a click that begins on it and
 * ends beside it does nothing.
 */
export function usePressOver(): void {
  const [isOver] = useState(() => press?.isOver ?? over);
  // Always: React renders a component that has waited once more, and must find the same hooks.
  use(isOver);
}
