const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Looking for a character's end takes longer the longer the whole text is. */
const lettersAtOnce = 1_000;

/** What people take for single characters, with their places, in the time that the text's length asks for. */
export function* graphemesOf(text: string): Generator<{ index: number; segment: string }> {
  for (let start = 0; start < text.length; ) {
    const end = Math.min(text.length, start + lettersAtOnce);
    const found = [...segmenter.segment(text.slice(start, end))];
    // The last one may go on in the next part; one that fills a whole part is no honest character.
    if (end < text.length && found.length > 1) found.pop();
    for (const { index, segment } of found) yield { index: start + index, segment };
    const last = found.at(-1);
    start += last ? last.index + last.segment.length : lettersAtOnce;
  }
}
