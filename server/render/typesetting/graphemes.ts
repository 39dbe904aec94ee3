const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that the segmenter gets at once: its time per character grows with the length of the text. */
const maxPartLength = 1_000;

/** Yields graphemes with their positions in linear time. */
export function* graphemesOf(text: string): Generator<{ index: number; segment: string }> {
  for (let start = 0; start < text.length; ) {
    const end = Math.min(text.length, start + maxPartLength);
    const found = [...segmenter.segment(text.slice(start, end))];
    // The last grapheme of a part may continue in the next one. A grapheme that fills a whole part is cut.
    if (end < text.length && found.length > 1) found.pop();
    for (const { index, segment } of found) yield { index: start + index, segment };
    const last = found.at(-1);
    start += last ? last.index + last.segment.length : maxPartLength;
  }
}
