/** Calls the listener on user input, even if the page stops the event. Returns the function that stops listening. */
export function onUserInput(
  listener: () => void,
  eventTypes: readonly string[] = ['keydown', 'pointerdown'],
): () => void {
  for (const type of eventTypes) window.addEventListener(type, listener, { capture: true, passive: true });
  return () => {
    for (const type of eventTypes) window.removeEventListener(type, listener, true);
  };
}
