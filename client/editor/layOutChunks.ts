/** Keys by which a browser moves the caret out of its line. */
export const movingKeys: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

const near = 'data-near';

/**
 * Lays out the chunks into which a key may move the caret, at once: the text's first and last and those around the caret.
 * Browsers pass by text that isn't laid out.
 */
export function layOutChunks(text: HTMLElement): void {
  const chunks = [...text.querySelectorAll('.md-chunk')];
  const { focusNode = null } = document.getSelection() ?? {};
  const at = chunks.findIndex((chunk) => chunk.contains(focusNode));
  const wanted = new Set([0, chunks.length - 1, ...(at === -1 ? [] : [at - 1, at, at + 1])]);
  for (const [place, chunk] of chunks.entries()) chunk.toggleAttribute(near, wanted.has(place));
}
