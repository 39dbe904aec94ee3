/** Calls the listener on user input, even if the page stops the event. */
export function onPersonActs(
  listener: () => void,
  acts: readonly string[] = ['keydown', 'pointerdown'],
): () => void {
  for (const act of acts) window.addEventListener(act, listener, { capture: true, passive: true });
  return () => {
    for (const act of acts) window.removeEventListener(act, listener, true);
  };
}
