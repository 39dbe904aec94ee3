const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Whether a UTF-16 unit is a grapheme by itself: it is below the combining marks. */
const isPlain = (text: string, at: number) => text.charCodeAt(at) < 0x300;

/** Truncates a text to at most `max` UTF-16 units without splitting a grapheme. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  // A fast path, because lists truncate twenty texts at a time: between two plain units a grapheme ends.
  if (isPlain(text, max - 1) && isPlain(text, max)) return text.slice(0, max);
  // Only the text after the last such place needs segmentation.
  let start = max - 1;
  while (start > 0 && !(isPlain(text, start - 1) && isPlain(text, start))) start -= 1;
  let end = start;
  // Two more units show whether the last grapheme continues.
  for (const { index, segment } of graphemes.segment(text.slice(start, max + 2))) {
    if (start + index + segment.length > max) break;
    end = start + index + segment.length;
  }
  return text.slice(0, end);
}

/** Maximum length of a partial word that is dropped; scripts without spaces have longer runs. */
const longestWordLeftOut = 24;

/** Punctuation that must not precede an ellipsis: commas, middle dots, dashes, opening brackets and quotation marks. */
const hanging = /[\s,;:·\p{Pd}\p{Ps}\p{Pi}]+$/u;

/** Whether a text ends with an ASCII letter or digit, as most do: removing hanging punctuation is the slowest part. */
const endsPlainly = (text: string) => /^[a-z0-9]$/i.test(text.charAt(text.length - 1));

/** Truncates to an excerpt of at most `max` UTF-16 units, preferably at a word boundary. */
export function cutWords(text: string, max: number): string {
  const cut = cutText(text, max);
  const next = text[cut.length];
  const space = cut.lastIndexOf(' ');
  const withinWord = next !== undefined && next !== ' ' && space > 0;
  const words = withinWord && cut.length - space <= longestWordLeftOut ? cut.slice(0, space) : cut;
  return endsPlainly(words) ? words : words.replace(hanging, '') || cut.trimEnd();
}
